// CByteScanning.h: searches bytes, on x86-64 sixteen at a time. In C because Swift's vectors cannot return a mask of matching lanes, and inline
// because most ranges are too short to be worth a call.
//
// All functions read only `bytes[from]` up to `bytes[count - 1]`, and `from` is at most `count`. Those that access bytes beyond this say
// so, and need memory with room after it.

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Whether the processor's vectors are used. `BYTE_SCANNING_PLAIN` has a build on x86-64 take the code for other processors.
#if defined(__SSE2__) && !defined(BYTE_SCANNING_PLAIN)
#define BYTE_SCANNING_VECTORS 1
#include <emmintrin.h>
#else
#define BYTE_SCANNING_VECTORS 0
#endif

#define BYTE_SCANNING static inline __attribute__((always_inline))

/// Whether bytes past the end are never touched, even where there is room: the address sanitizer would report it.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BYTE_SCANNING_EXACT 1
#endif
#endif
#ifndef BYTE_SCANNING_EXACT
#define BYTE_SCANNING_EXACT 0
#endif

#if BYTE_SCANNING_VECTORS
BYTE_SCANNING __m128i byte_scanning_load(const uint8_t *bytes) { return _mm_loadu_si128((const __m128i *)bytes); }
BYTE_SCANNING unsigned byte_scanning_mask(__m128i lanes) { return (unsigned)_mm_movemask_epi8(lanes); }
/// The lanes with a byte from `low` to `low + length - 1`.
BYTE_SCANNING __m128i byte_scanning_within(__m128i word, char low, char length) {
    __m128i distance = _mm_sub_epi8(word, _mm_set1_epi8(low));
    return _mm_cmpeq_epi8(_mm_min_epu8(distance, _mm_set1_epi8((char)(length - 1))), distance);
}
#endif

/// The offset of the first of four bytes, or `count`. Pass a byte twice to search for fewer.
BYTE_SCANNING size_t
byte_scanning_first_of(const uint8_t *bytes, size_t from, size_t count, uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
#if BYTE_SCANNING_VECTORS
    const __m128i first = _mm_set1_epi8((char)a), second = _mm_set1_epi8((char)b);
    const __m128i third = _mm_set1_epi8((char)c), fourth = _mm_set1_epi8((char)d);
    for (; from + 16 <= count; from += 16) {
        __m128i word = byte_scanning_load(bytes + from);
        __m128i left = _mm_or_si128(_mm_cmpeq_epi8(word, first), _mm_cmpeq_epi8(word, second));
        __m128i right = _mm_or_si128(_mm_cmpeq_epi8(word, third), _mm_cmpeq_epi8(word, fourth));
        unsigned hits = byte_scanning_mask(_mm_or_si128(left, right));
        if (hits) return from + (size_t)__builtin_ctz(hits);
    }
#endif
    while (from < count && bytes[from] != a && bytes[from] != b && bytes[from] != c && bytes[from] != d) from++;
    return from;
}

/// Whether a byte is `&`, `<`, `>`, a carriage return or, if quotes count, `"`.
BYTE_SCANNING int byte_scanning_is_escaped(unsigned byte, int quotes) {
    return (byte & 0xFD) == 0x3C || byte == 0x26 || byte == 0x0D || (quotes && byte == 0x22);
}

#if BYTE_SCANNING_VECTORS
/// The lanes with such bytes, as bits.
BYTE_SCANNING unsigned byte_scanning_escaped(__m128i word, int quotes) {
    // `<` and `>` differ in one bit, and so do `"` and `&`.
    const __m128i angles = _mm_cmpeq_epi8(_mm_and_si128(word, _mm_set1_epi8((char)0xFD)), _mm_set1_epi8(0x3C));
    const __m128i folded = quotes ? _mm_or_si128(word, _mm_set1_epi8(0x04)) : word;
    const __m128i others = _mm_or_si128(_mm_cmpeq_epi8(folded, _mm_set1_epi8(0x26)), _mm_cmpeq_epi8(word, _mm_set1_epi8(0x0D)));
    return byte_scanning_mask(_mm_or_si128(angles, others));
}
#endif

/// Copies bytes up to the first that is escaped in a text or, with `quotes`, in an attribute's value. Returns their number.
/// NB: Reads and writes up to fifteen bytes past `count`.
BYTE_SCANNING size_t byte_scanning_copy_unescaped(uint8_t *target, const uint8_t *bytes, size_t count, int quotes) {
    size_t from = 0;
#if BYTE_SCANNING_VECTORS
    for (; from + (BYTE_SCANNING_EXACT ? 16 : 1) <= count; from += 16) {
        __m128i word = byte_scanning_load(bytes + from);
        _mm_storeu_si128((__m128i *)(target + from), word);
        unsigned hits = byte_scanning_escaped(word, quotes);
        if (hits) {
            size_t hit = from + (size_t)__builtin_ctz(hits);
            return hit < count ? hit : count;
        }
    }
#endif
    for (; from < count && !byte_scanning_is_escaped(bytes[from], quotes); from++) target[from] = bytes[from];
    return from < count ? from : count;
}

/// Copies bytes. NB: Reads and writes at least sixteen bytes.
BYTE_SCANNING void byte_scanning_copy(uint8_t *target, const uint8_t *bytes, size_t count) {
    if (count > 32 || BYTE_SCANNING_EXACT) {
        memcpy(target, bytes, count);
        return;
    }
    memcpy(target, bytes, 16);
    if (count > 16) memcpy(target + count - 16, bytes + count - 16, 16);
}

/// What is escaped during encoding: nothing, or the characters of a text or of a value.
typedef enum { ByteScanningNothing, ByteScanningText, ByteScanningValue } byte_scanning_escapes;

/// The progress of encoding.
typedef struct {
    /// Code units read.
    size_t units;
    /// Bytes written.
    size_t bytes;
} byte_scanning_encoded;

/// Encodes UTF-16 as UTF-8, lone surrogates as three bytes, up to the first unit to escape: a character for which
/// `byte_scanning_is_escaped` is true, or a no-break space.
/// NB: Writes up to eight bytes past the three for each unit, and reads up to seven units past `count`.
byte_scanning_encoded
byte_scanning_encode(uint8_t *target, const uint16_t *units, size_t count, byte_scanning_escapes escapes);

/// Whether all bytes are ASCII.
BYTE_SCANNING int byte_scanning_is_ascii(const uint8_t *bytes, size_t count) {
    size_t from = 0;
#if BYTE_SCANNING_VECTORS
    for (; from + 16 <= count; from += 16)
        if (byte_scanning_mask(byte_scanning_load(bytes + from))) return 0;
#endif
    uint64_t word, all = 0;
    for (; from + 8 <= count; from += 8) {
        memcpy(&word, bytes + from, 8);
        all |= word;
    }
    for (; from < count; from++) all |= bytes[from];
    return (all & 0x8080808080808080) == 0;
}

/// The start of a name in lower case: its first sixteen bytes, padded with zeros, and its end.
typedef struct {
    uint64_t low, high;
    /// The offset of the first byte that is not a to z, 0 to 9 or a dash; at most sixteen bytes from the start.
    size_t end;
} byte_scanning_name;

BYTE_SCANNING byte_scanning_name byte_scanning_read_name(const uint8_t *bytes, size_t from, size_t count) {
    byte_scanning_name name = {0, 0, from};
#if BYTE_SCANNING_VECTORS
    if (from + 16 <= count) {
        __m128i word = byte_scanning_load(bytes + from);
        __m128i letters = byte_scanning_within(word, 'a', 26), digits = byte_scanning_within(word, '0', 10);
        __m128i part = _mm_or_si128(_mm_or_si128(letters, digits), _mm_cmpeq_epi8(word, _mm_set1_epi8('-')));
        unsigned length = (unsigned)__builtin_ctz(~byte_scanning_mask(part));
        memcpy(&name.low, bytes + from, 8);
        memcpy(&name.high, bytes + from + 8, 8);
        if (length < 8) {
            name.low &= ((uint64_t)1 << (8 * length)) - 1;
            name.high = 0;
        } else if (length < 16) {
            name.high &= ((uint64_t)1 << (8 * (length - 8))) - 1;
        }
        name.end = from + length;
        return name;
    }
#endif
    for (unsigned length = 0; length < 16 && name.end < count; length++, name.end++) {
        uint8_t byte = bytes[name.end];
        if (!((uint8_t)(byte - 'a') < 26 || (uint8_t)(byte - '0') < 10 || byte == '-')) break;
        if (length < 8) {
            name.low |= (uint64_t)byte << (8 * length);
        } else {
            name.high |= (uint64_t)byte << (8 * (length - 8));
        }
    }
    return name;
}

/// A word of up to eight bytes, padded with zeros. `count` is 1 to 8.
BYTE_SCANNING uint64_t byte_scanning_word(const uint8_t *bytes, size_t count) {
    if (count >= 4) {
        uint32_t low, high;
        memcpy(&low, bytes, 4);
        memcpy(&high, bytes + count - 4, 4);
        return low | (uint64_t)high << (8 * (count - 4));
    }
    return bytes[0] | (uint64_t)bytes[count / 2] << (8 * (count / 2)) | (uint64_t)bytes[count - 1] << (8 * (count - 1));
}

/// The initial value and the multiplier of hashes: random numbers of this process, the second odd, so that no page can contain strings with
/// known collisions. Set before `main` and never changed.
extern uint64_t byte_scanning_secret[2];

/// Mixes two words: each bit of the result depends on all their bits, and on the process's secret.
BYTE_SCANNING uint64_t byte_scanning_mix(uint64_t state, uint64_t word) {
    unsigned __int128 product = (unsigned __int128)(state ^ word) * byte_scanning_secret[1];
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/// A hash of bytes, never 0, different in each process; `all` gets the bitwise OR of the bytes.
BYTE_SCANNING uint32_t byte_scanning_hash(const uint8_t *bytes, size_t count, uint64_t *all) {
    uint64_t value = byte_scanning_secret[0] + count, word;
    uint64_t bits = 0;
    size_t from = 0;
    for (; from + 8 < count; from += 8) {
        memcpy(&word, bytes + from, 8);
        bits |= word;
        value = byte_scanning_mix(value, word);
    }
    if (count > from) {
        word = byte_scanning_word(bytes + from, count - from);
        bits |= word;
        value = byte_scanning_mix(value, word);
    }
    *all = bits;
    uint32_t folded = (uint32_t)(value ^ value >> 32);
    return folded ? folded : 1;
}

/// Decodes UTF-8, generalized to surrogates, into at most `count` UTF-16 code units; returns their number. An invalid byte becomes U+FFFD.
size_t byte_scanning_decode(const uint8_t *bytes, size_t count, uint16_t *units);

/// Whether two ranges of bytes are equal.
BYTE_SCANNING int byte_scanning_equal(const uint8_t *left, const uint8_t *right, size_t count) {
    uint64_t a, b;
    if (count >= 8) {
        if (count > 32) return memcmp(left, right, count) == 0;
        uint64_t difference = 0;
        for (size_t from = 0; from + 8 <= count; from += 8) {
            memcpy(&a, left + from, 8);
            memcpy(&b, right + from, 8);
            difference |= a ^ b;
        }
        memcpy(&a, left + count - 8, 8);
        memcpy(&b, right + count - 8, 8);
        return (difference | (a ^ b)) == 0;
    }
    return count == 0 || byte_scanning_word(left, count) == byte_scanning_word(right, count);
}
