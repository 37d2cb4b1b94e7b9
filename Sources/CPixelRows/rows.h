#ifndef SLIPSHEET_ROWS_H
#define SLIPSHEET_ROWS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The rows that most of a dragged panel's frame consists of, in vectors as wide as the processor has: a function of
// Swift's is made for one kind of processor. Parts are 256ths of opaque pixels; the bits are those of Swift's
// `Pixel.mixed`.

#define SLIPSHEET_INLINED static inline __attribute__((always_inline))

/// Eight pixels, and the same as two channels or one a lane.
typedef uint32_t slipsheet_pixels __attribute__((ext_vector_type(8)));
typedef uint16_t slipsheet_lanes __attribute__((ext_vector_type(16)));

enum { slipsheet_eight = sizeof(slipsheet_pixels) / sizeof(uint32_t) };

/// What is drawn: a source, under a part of a colour, under a part of what lies above.
struct slipsheet_row {
  const uint32_t *_Nonnull source;
  bool has_color;
  uint32_t color;
  uint16_t color_part;
  /// Nil where nothing does; the mask is set in each of its pixels first.
  const uint32_t *_Nullable above;
  uint16_t part;
  uint32_t mask;
};

SLIPSHEET_INLINED slipsheet_lanes slipsheet_even(slipsheet_pixels values) {
  return (slipsheet_lanes)values & (slipsheet_lanes)0x00FF;
}

SLIPSHEET_INLINED slipsheet_lanes slipsheet_odd(slipsheet_pixels values) {
  return (slipsheet_lanes)values >> (slipsheet_lanes)8;
}

SLIPSHEET_INLINED slipsheet_pixels slipsheet_mixed(
    slipsheet_pixels above, slipsheet_pixels below, uint16_t part) {
  slipsheet_lanes share = (slipsheet_lanes)part;
  slipsheet_lanes rest = (slipsheet_lanes)(uint16_t)(256 - part);
  slipsheet_lanes half = (slipsheet_lanes)128;
  slipsheet_lanes low = slipsheet_even(above) * share + slipsheet_even(below) * rest + half;
  slipsheet_lanes high = slipsheet_odd(above) * share + slipsheet_odd(below) * rest + half;
  return (slipsheet_pixels)(low >> (slipsheet_lanes)8 | (high & (slipsheet_lanes)0xFF00));
}

/// Up to eight pixels of a run.
SLIPSHEET_INLINED slipsheet_pixels slipsheet_load(const uint32_t *_Nonnull run, size_t index, size_t count) {
  slipsheet_pixels values = 0;
  memcpy(&values, run + index, count * sizeof *run);
  return values;
}

SLIPSHEET_INLINED void slipsheet_store(
    uint32_t *_Nonnull target, size_t index, size_t count, slipsheet_pixels values) {
  memcpy(target + index, &values, count * sizeof *target);
}

/// Up to eight pixels of what is drawn.
SLIPSHEET_INLINED slipsheet_pixels slipsheet_drawn(struct slipsheet_row row, size_t index, size_t count) {
  slipsheet_pixels values = slipsheet_load(row.source, index, count);
  if (row.has_color) values = slipsheet_mixed((slipsheet_pixels)row.color, values, row.color_part);
  if (row.above) {
    slipsheet_pixels above = slipsheet_load(row.above, index, count) | (slipsheet_pixels)row.mask;
    values = slipsheet_mixed(above, values, row.part);
  }
  return values;
}

SLIPSHEET_INLINED void slipsheet_draw_each(
    uint32_t *_Nonnull target, size_t count, bool past_caches, struct slipsheet_row row) {
  size_t index = 0;
  if (past_caches) {
    // Such stores need their own alignment.
    size_t head = -(uintptr_t)target % sizeof(slipsheet_pixels) / sizeof *target;
    index = head < count ? head : count;
    slipsheet_store(target, 0, index, slipsheet_drawn(row, 0, index));
    for (; index + slipsheet_eight <= count; index += slipsheet_eight)
      __builtin_nontemporal_store(
          slipsheet_drawn(row, index, slipsheet_eight), (slipsheet_pixels *)(target + index));
  } else {
    for (; index + slipsheet_eight <= count; index += slipsheet_eight)
      slipsheet_store(target, index, slipsheet_eight, slipsheet_drawn(row, index, slipsheet_eight));
  }
  slipsheet_store(target, index, count - index, slipsheet_drawn(row, index, count - index));
}

/// A loop for each kind of row, so that none asks in every step what it is.
SLIPSHEET_INLINED void slipsheet_draw_kind(
    uint32_t *_Nonnull target, size_t count, bool past_caches, struct slipsheet_row row) {
  if (row.has_color && row.above) {
    slipsheet_draw_each(target, count, past_caches, row);
  } else if (row.has_color) {
    row.above = NULL;
    slipsheet_draw_each(target, count, past_caches, row);
  } else if (row.above) {
    row.has_color = false;
    slipsheet_draw_each(target, count, past_caches, row);
  } else {
    row.has_color = false;
    row.above = NULL;
    slipsheet_draw_each(target, count, past_caches, row);
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"), noinline)) static void slipsheet_draw_wide(
    uint32_t *_Nonnull target, size_t count, bool past_caches, struct slipsheet_row row) {
  slipsheet_draw_kind(target, count, past_caches, row);
}
#endif

/// Draws a row; source and target may be the same, unless the caches are left out.
///
/// `past_caches` leaves out the caches: memory that is not looked at again before the frame is whole need not be
/// fetched to be overwritten. `slipsheet_end_rows` brings such rows before all that the thread writes later.
static inline void slipsheet_draw_row(
    uint32_t *_Nonnull target, size_t count, bool past_caches, struct slipsheet_row row) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    slipsheet_draw_wide(target, count, past_caches, row);
    return;
  }
#endif
  slipsheet_draw_kind(target, count, past_caches, row);
}

/// Ends what was written past the caches.
static inline void slipsheet_end_rows(void) { atomic_thread_fence(memory_order_seq_cst); }

#endif
