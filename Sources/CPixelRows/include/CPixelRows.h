#ifndef SLIPSHEET_PIXEL_ROWS_H
#define SLIPSHEET_PIXEL_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The rows that most of a dragged panel's frame consists of, in vectors as wide as the processor has: a function of
// Swift's is made for one kind of processor, one of C's for several. Parts are 256ths of opaque pixels; the bits are
// those of Swift's `Pixel.mixed`.
//
// `past_caches` leaves out the caches: memory that is not looked at again before the frame is whole need not be
// fetched to be overwritten. `slipsheet_rows_end` brings such rows before all that the thread writes later.

/// Copies a run; target and source do not overlap.
void slipsheet_copy(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count, bool past_caches);

/// Copies a run under a part of one colour; target and source may be the same where the caches are not left out.
void slipsheet_tint(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, size_t count, uint32_t color, uint16_t part,
    bool past_caches);

/// Draws a part of a run over another; `mask` is set in each of its pixels first.
void slipsheet_mix(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull above, size_t count, uint16_t part, uint32_t mask);

/// `slipsheet_tint` and `slipsheet_mix` in one pass.
void slipsheet_tint_and_mix(
    uint32_t *_Nonnull target, const uint32_t *_Nonnull source, uint32_t color, uint16_t color_part,
    const uint32_t *_Nonnull above, uint16_t part, size_t count, bool past_caches);

/// Ends what was written past the caches.
void slipsheet_rows_end(void);

#endif
