// CByteScanning.c: what is too long to be inlined, and the secret of the hashes.

#include "CByteScanning.h"

#include <sys/auxv.h>
#include <sys/random.h>

uint64_t byte_scanning_secret[2];

__attribute__((constructor)) static void make_secret(void) {
    if (getrandom(byte_scanning_secret, sizeof byte_scanning_secret, GRND_NONBLOCK) != sizeof byte_scanning_secret) {
        // The kernel's sixteen random bytes for each process, which need no call.
        const void *random = (const void *)getauxval(AT_RANDOM);
        if (random) memcpy(byte_scanning_secret, random, sizeof byte_scanning_secret);
    }
    byte_scanning_secret[1] |= 1;
}

static int is_continuation(const uint8_t *bytes, size_t at, size_t count) {
    return at < count && (bytes[at] & 0xC0) == 0x80;
}

size_t byte_scanning_decode(const uint8_t *bytes, size_t count, uint16_t *units) {
    size_t from = 0, length = 0;
    while (from < count) {
#if defined(__SSE2__)
        while (from + 16 <= count) {
            __m128i word = byte_scanning_load(bytes + from);
            if (byte_scanning_mask(word)) break;
            __m128i zero = _mm_setzero_si128();
            _mm_storeu_si128((__m128i *)(units + length), _mm_unpacklo_epi8(word, zero));
            _mm_storeu_si128((__m128i *)(units + length + 8), _mm_unpackhi_epi8(word, zero));
            from += 16;
            length += 16;
        }
        if (from == count) break;
#endif
        uint32_t lead = bytes[from];
        if (lead < 0x80) {
            units[length++] = (uint16_t)lead;
            from += 1;
        } else if ((lead & 0xF0) == 0xE0 && is_continuation(bytes, from + 1, count)
                   && is_continuation(bytes, from + 2, count)) {
            units[length++] = (uint16_t)((lead & 0xF) << 12 | (bytes[from + 1] & 0x3Fu) << 6 | (bytes[from + 2] & 0x3Fu));
            from += 3;
        } else if ((lead & 0xE0) == 0xC0 && is_continuation(bytes, from + 1, count)) {
            units[length++] = (uint16_t)((lead & 0x1F) << 6 | (bytes[from + 1] & 0x3Fu));
            from += 2;
        } else if ((lead & 0xF8) == 0xF0 && is_continuation(bytes, from + 1, count)
                   && is_continuation(bytes, from + 2, count) && is_continuation(bytes, from + 3, count)) {
            uint32_t scalar = (lead & 7) << 18 | (bytes[from + 1] & 0x3Fu) << 12 | (bytes[from + 2] & 0x3Fu) << 6
                | (bytes[from + 3] & 0x3Fu);
            scalar -= 0x10000;
            units[length++] = (uint16_t)(0xD800 | ((scalar >> 10) & 0x3FF));
            units[length++] = (uint16_t)(0xDC00 | (scalar & 0x3FF));
            from += 4;
        } else {
            units[length++] = 0xFFFD;
            from += 1;
        }
    }
    return length;
}
