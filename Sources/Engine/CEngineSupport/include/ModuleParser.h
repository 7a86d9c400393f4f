// ModuleParser.h: the script that parses and rewrites modules (ScriptEngine/UnsafeEmbeddedParser.swift).

#pragma once
#include <stddef.h>

/// Its text in UTF-8; not terminated.
extern const unsigned char *const module_parser_text;
/// The length of the text.
extern const size_t module_parser_length;
/// The first occurrence of a word in a text; null: there is none. Swift's modules of the C library lack memmem.
const void *find_word(const void *text, size_t length, const void *word, size_t count);
