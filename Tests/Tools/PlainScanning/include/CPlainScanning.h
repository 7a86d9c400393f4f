// CPlainScanning.h: the functions of CByteScanning as they are compiled for processors without vectors.

#pragma once

#include <stddef.h>
#include <stdint.h>

size_t plain_first_of(const uint8_t *bytes, size_t from, size_t count, uint8_t a, uint8_t b, uint8_t c, uint8_t d);
size_t plain_copy_unescaped(uint8_t *target, const uint8_t *bytes, size_t count, int quotes);
int plain_is_ascii(const uint8_t *bytes, size_t count);
/// The name's words, and its end.
void plain_read_name(const uint8_t *bytes, size_t from, size_t count, uint64_t name[3]);
size_t plain_decode(const uint8_t *bytes, size_t count, uint16_t *units);
/// The units read; `written` gets the bytes written. `escapes` is 0 for nothing, 1 for a text, 2 for a value.
size_t plain_encode(uint8_t *target, const uint16_t *units, size_t count, int escapes, size_t *written);
