#include "AllocationCounter.h"

#include <stddef.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

#if defined(__GLIBC__) || defined(__linux__)
#define COUNTS (!__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer))
#else
#define COUNTS 0
#endif

static _Thread_local long count;

long allocation_count(void) { return count; }
int counts_allocations(void) { return COUNTS; }

#if COUNTS
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *old, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count += 1;
  return __libc_realloc(old, size);
}
#endif
