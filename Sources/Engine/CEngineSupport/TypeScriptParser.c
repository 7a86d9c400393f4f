// TypeScriptParser.c: embeds the parser of TypeScript (Babel's) and the script over it.

#include "TypeScriptParser.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
    'v', 'a', 'r', ' ', 'e', 'x', 'p', 'o', 'r', 't', 's', '=', '{', '}', ';',
#embed "TypeScriptParser/babelParser.js"
    ,
#embed "TypeScriptParser/typeEraser.js"
};

const unsigned char *const typescript_parser_text = text;
const size_t typescript_parser_length = sizeof text;
