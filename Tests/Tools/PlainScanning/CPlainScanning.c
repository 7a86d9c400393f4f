// CPlainScanning.c: compiles CByteScanning without vectors, under other names, so that a test has both.

#define BYTE_SCANNING_PLAIN
#define byte_scanning_secret plain_secret
#define byte_scanning_decode plain_decode
#define byte_scanning_encode plain_encode_units

#include "../../../Sources/Engine/CByteScanning/CByteScanning.c"

#include "CPlainScanning.h"

size_t plain_first_of(const uint8_t *bytes, size_t from, size_t count, uint8_t a, uint8_t b, uint8_t c, uint8_t d) {
    return byte_scanning_first_of(bytes, from, count, a, b, c, d);
}

size_t plain_copy_unescaped(uint8_t *target, const uint8_t *bytes, size_t count, int quotes) {
    return byte_scanning_copy_unescaped(target, bytes, count, quotes);
}

int plain_is_ascii(const uint8_t *bytes, size_t count) { return byte_scanning_is_ascii(bytes, count); }

void plain_read_name(const uint8_t *bytes, size_t from, size_t count, uint64_t name[3]) {
    byte_scanning_name read = byte_scanning_read_name(bytes, from, count);
    name[0] = read.low;
    name[1] = read.high;
    name[2] = read.end;
}

size_t plain_encode(uint8_t *target, const uint16_t *units, size_t count, int escapes, size_t *written) {
    byte_scanning_encoded encoded = plain_encode_units(target, units, count, (byte_scanning_escapes)escapes);
    *written = encoded.bytes;
    return encoded.units;
}
