// CScriptGlue.h: the glue in js/, embedded in the program.

#pragma once
#include <stddef.h>

/// One glue file: a JavaScript function expression that takes the object G. See js/arena.js.
typedef struct {
    /// Its path in the project, such as `js/arena.js`.
    const char *_Nonnull name;
    const unsigned char *_Nonnull source;
    size_t length;
} ScriptGlueFile;

/// The files in the order in which they are called.
extern const ScriptGlueFile *const _Nonnull scriptGlueFiles;
extern const size_t scriptGlueFileCount;
