// ModuleParser.c: embeds the parser of modules (acorn) and the scripts over it, and finds words that only modules have.

#define _GNU_SOURCE

#include "ModuleParser.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "ModuleParser/acorn.js"
    ,
#embed "ModuleParser/moduleGrammar.js"
    ,
#embed "ModuleParser/moduleScopes.js"
    ,
#embed "ModuleParser/moduleRewriter.js"
};

const unsigned char *const module_parser_text = text;
const size_t module_parser_length = sizeof text;

const void *find_word(const void *text, size_t length, const void *word, size_t count) { return memmem(text, length, word, count); }
