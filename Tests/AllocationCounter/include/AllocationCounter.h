#pragma once

// How often this thread has asked for memory. The target replaces malloc, calloc and realloc of the program that it is
// linked into by counting ones; under a sanitizer, which brings its own, nothing is counted.
long allocation_count(void);

// Whether allocations are counted at all.
int counts_allocations(void);
