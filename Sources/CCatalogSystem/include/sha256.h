#ifndef CATALOG_SHA256_H
#define CATALOG_SHA256_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Takes `count` blocks of 64 bytes into the eight words of `state` (FIPS 180-4, section 6.2.2).
void csha256_compress(uint32_t *state, const uint8_t *blocks, size_t count);

/// Whether this processor has instructions for it that `csha256_compress_with_instructions` knows.
bool csha256_has_instructions(void);

/// The same with these instructions; without them where the processor is of another kind.
void csha256_compress_with_instructions(uint32_t *state, const uint8_t *blocks, size_t count);

#endif
