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

/// The files that are called when a context is made, in their order.
extern const ScriptGlueFile *const _Nonnull scriptGlueFiles;
extern const size_t scriptGlueFileCount;

/// The files that are called when something of theirs is first touched.
extern const ScriptGlueFile *const _Nonnull scriptGlueLateFiles;
extern const size_t scriptGlueLateFileCount;
