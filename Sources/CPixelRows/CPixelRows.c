#include "CPixelRows.h"

#include <stdatomic.h>
#include <string.h>

#if defined(__x86_64__) && defined(__ELF__)
// The system's loader takes the one for the processor at hand.
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
// Vectors are handed between functions only where those are inlined, whatever the processor.
#pragma clang diagnostic ignored "-Wpsabi"
#define INLINED static inline __attribute__((always_inline))

/// Eight pixels, and the same as two channels or one a lane.
typedef uint32_t pixels __attribute__((ext_vector_type(8)));
typedef uint16_t lanes __attribute__((ext_vector_type(16)));

enum { eight = sizeof(pixels) / sizeof(uint32_t) };

/// What is drawn: a source under a part of a colour, under a part of what lies above.
struct row {
  const uint32_t *source;
  const uint32_t *above;
  uint32_t color;
  uint16_t color_part;
  uint16_t part;
  uint32_t mask;
  bool has_color;
  bool has_above;
};

INLINED lanes even(pixels values) { return (lanes)values & (lanes)0x00FF; }

INLINED lanes odd(pixels values) { return (lanes)values >> (lanes)8; }

INLINED pixels mixed(pixels above, pixels below, uint16_t part) {
  lanes share = (lanes)part;
  lanes rest = (lanes)(uint16_t)(256 - part);
  lanes half = (lanes)128;
  lanes low = (even(above) * share + even(below) * rest + half) >> (lanes)8;
  lanes high = (odd(above) * share + odd(below) * rest + half) & (lanes)0xFF00;
  return (pixels)(low | high);
}

/// Up to eight pixels of a run.
INLINED pixels load(const uint32_t *run, size_t index, size_t count) {
  pixels values = 0;
  memcpy(&values, run + index, count * sizeof *run);
  return values;
}

/// Up to eight pixels of what is drawn.
INLINED pixels drawn(struct row row, size_t index, size_t count) {
  pixels values = load(row.source, index, count);
  if (row.has_color) values = mixed((pixels)row.color, values, row.color_part);
  if (row.has_above) values = mixed(load(row.above, index, count) | (pixels)row.mask, values, row.part);
  return values;
}

INLINED void store(uint32_t *target, size_t index, size_t count, pixels values) {
  memcpy(target + index, &values, count * sizeof *target);
}

INLINED void draw(uint32_t *target, size_t count, bool past_caches, struct row row) {
  size_t index = 0;
  if (past_caches) {
    // Such stores need their own alignment.
    size_t head = -(uintptr_t)target % sizeof(pixels) / sizeof *target;
    index = head < count ? head : count;
    store(target, 0, index, drawn(row, 0, index));
    for (; index + eight <= count; index += eight)
      __builtin_nontemporal_store(drawn(row, index, eight), (pixels *)(target + index));
  } else {
    for (; index + eight <= count; index += eight)
      store(target, index, eight, drawn(row, index, eight));
  }
  store(target, index, count - index, drawn(row, index, count - index));
}

FOR_EACH_PROCESSOR void slipsheet_copy(
    uint32_t *target, const uint32_t *source, size_t count, bool past_caches) {
  if (past_caches)
    draw(target, count, true, (struct row){.source = source});
  else
    memcpy(target, source, count * sizeof *target);
}

FOR_EACH_PROCESSOR void slipsheet_tint(
    uint32_t *target, const uint32_t *source, size_t count, uint32_t color, uint16_t part, bool past_caches) {
  struct row row = {.source = source, .has_color = true, .color = color, .color_part = part};
  draw(target, count, past_caches, row);
}

FOR_EACH_PROCESSOR void slipsheet_mix(
    uint32_t *target, const uint32_t *above, size_t count, uint16_t part, uint32_t mask) {
  struct row row = {.source = target, .has_above = true, .above = above, .part = part, .mask = mask};
  draw(target, count, false, row);
}

FOR_EACH_PROCESSOR void slipsheet_tint_and_mix(
    uint32_t *target, const uint32_t *source, uint32_t color, uint16_t color_part, const uint32_t *above,
    uint16_t part, size_t count, bool past_caches) {
  struct row row = {
      .source = source, .has_color = true, .color = color, .color_part = color_part,
      .has_above = true, .above = above, .part = part,
  };
  draw(target, count, past_caches, row);
}

void slipsheet_rows_end(void) { atomic_thread_fence(memory_order_seq_cst); }
