// ModuleParser.h: the script that parses and rewrites modules (ScriptEngine/UnsafeModuleRewriter.swift).

#pragma once
#include <stddef.h>

/// Its text in UTF-8; not terminated.
extern const unsigned char *const module_parser_text;
/// The length of the text.
extern const size_t module_parser_length;
