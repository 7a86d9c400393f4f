// CScriptGlue.h: the glue in js/, embedded in the program.

#pragma once
#include <stddef.h>

/// One glue file: a JavaScript function expression that takes the object G. See js/arena.js.
typedef struct {
    /// Its path in the project, such as `js/arena.js`.
    const char *name;
    const unsigned char *source;
    size_t length;
} ScriptGlueFile;

/// The files in the order in which they are called.
extern const ScriptGlueFile scriptGlueFiles[];
extern const size_t scriptGlueFileCount;
