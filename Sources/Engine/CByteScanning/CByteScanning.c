// CByteScanning.c: functions that are too long to be inlined, and the secret of the hashes.

#include "CByteScanning.h"

#include <sys/auxv.h>
#include <sys/random.h>

uint64_t byte_scanning_secret[2];

__attribute__((constructor)) static void make_secret(void) {
    if (getrandom(byte_scanning_secret, sizeof byte_scanning_secret, GRND_NONBLOCK) != sizeof byte_scanning_secret) {
        // The kernel's sixteen random bytes for each process, available without a system call.
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
#if BYTE_SCANNING_VECTORS
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

/// Inlined for each kind of escaping.
BYTE_SCANNING byte_scanning_encoded
encode(uint8_t *target, const uint16_t *units, size_t count, byte_scanning_escapes escapes) {
    const int quotes = escapes == ByteScanningValue;
    size_t from = 0;
    uint8_t *to = target;
    while (from < count) {
#if BYTE_SCANNING_VECTORS
        // Sixteen units that are ASCII and not escaped.
        while (from + 16 <= count) {
            const __m128i first = _mm_loadu_si128((const __m128i *)(units + from));
            const __m128i second = _mm_loadu_si128((const __m128i *)(units + from + 8));
            const __m128i above = _mm_and_si128(_mm_or_si128(first, second), _mm_set1_epi16((short)0xFF80));
            if (byte_scanning_mask(_mm_cmpeq_epi16(above, _mm_setzero_si128())) != 0xFFFF) break;
            const __m128i bytes = _mm_packus_epi16(first, second);
            if (escapes && byte_scanning_escaped(bytes, quotes)) break;
            _mm_storeu_si128((__m128i *)to, bytes);
            from += 16;
            to += 16;
        }
        // Convert eight units as if they were ASCII, and count those that are.
        if (!BYTE_SCANNING_EXACT || from + 8 <= count) {
            const __m128i word = _mm_loadu_si128((const __m128i *)(units + from));
            const __m128i above = _mm_and_si128(word, _mm_set1_epi16((short)0xFF80));
            const __m128i bytes = _mm_packus_epi16(word, word);
            unsigned stops = (unsigned)~byte_scanning_mask(_mm_packs_epi16(
                _mm_cmpeq_epi16(above, _mm_setzero_si128()), _mm_setzero_si128())) & 0xFF;
            if (escapes) stops |= byte_scanning_escaped(bytes, quotes) & 0xFF;
            _mm_storel_epi64((__m128i *)to, bytes);
            size_t plain = stops ? (size_t)__builtin_ctz(stops) : 8;
            if (plain > count - from) plain = count - from;
            from += plain;
            to += plain;
            if (from >= count || !stops) continue;
        }
        if (BYTE_SCANNING_EXACT && from == count) break;
#endif
        // An ASCII unit, escaped or in a build without vectors; then all that are not ASCII.
        uint32_t unit = units[from];
        if (unit < 0x80) {
            if (escapes && byte_scanning_is_escaped(unit, quotes)) break;
            *to++ = (uint8_t)unit;
            from++;
            continue;
        }
        do {
            if (unit >= 0x800) {
                if ((unit & 0xFC00) == 0xD800 && from + 1 < count && (units[from + 1] & 0xFC00) == 0xDC00) {
                    uint32_t scalar = 0x10000 + ((unit & 0x3FF) << 10 | (units[from + 1] & 0x3FFu));
                    uint32_t four = 0x808080F0 | scalar >> 18 | (scalar >> 12 & 0x3F) << 8 | (scalar >> 6 & 0x3F) << 16
                        | (scalar & 0x3F) << 24;
                    memcpy(to, &four, 4);
                    to += 4;
                    from++;
                } else {
                    uint32_t three = 0x8080E0 | unit >> 12 | (unit >> 6 & 0x3F) << 8 | (unit & 0x3F) << 16;
                    memcpy(to, &three, 4);
                    to += 3;
                }
            } else {
                if (escapes && unit == 0xA0) return (byte_scanning_encoded){from, (size_t)(to - target)};
                uint16_t two = (uint16_t)(0x80C0 | unit >> 6 | (unit & 0x3F) << 8);
                memcpy(to, &two, 2);
                to += 2;
            }
            from++;
        } while (from < count && (unit = units[from]) >= 0x80);
    }
    return (byte_scanning_encoded){from, (size_t)(to - target)};
}

byte_scanning_encoded
byte_scanning_encode(uint8_t *target, const uint16_t *units, size_t count, byte_scanning_escapes escapes) {
    switch (escapes) {
    case ByteScanningText: return encode(target, units, count, ByteScanningText);
    case ByteScanningValue: return encode(target, units, count, ByteScanningValue);
    default: return encode(target, units, count, ByteScanningNothing);
    }
}
