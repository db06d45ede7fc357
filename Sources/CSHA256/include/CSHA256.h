#ifndef CSHA256_H
#define CSHA256_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has instructions for SHA-256 that `csha256_compress` knows.
bool csha256_is_available(void);

/// Takes `count` blocks of 64 bytes into the eight words of `state` (FIPS 180-4, section 6.2.2), with the processor's
/// instructions. To be called only where these are available.
void csha256_compress(uint32_t *state, const uint8_t *blocks, size_t count);

#endif
