// TypeScriptParser.h: the script that removes the types from TypeScript (ScriptEngine/UnsafeEmbeddedParser.swift).

#pragma once
#include <stddef.h>

/// Its text in UTF-8; not terminated.
extern const unsigned char *const typescript_parser_text;
/// The length of the text.
extern const size_t typescript_parser_length;
