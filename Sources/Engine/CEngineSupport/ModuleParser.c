// ModuleParser.c: embeds the parser of modules (acorn) and the scripts over it.

#include "ModuleParser.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "ModuleParser/acorn.js"
    ,
#embed "ModuleParser/moduleScopes.js"
    ,
#embed "ModuleParser/moduleRewriter.js"
};

const unsigned char *const module_parser_text = text;
const size_t module_parser_length = sizeof text;
