// CScriptGlue.h: the glue in js/, embedded in the program.

#pragma once
#include <stddef.h>

/// One glue file: a script that has the object G as its `this`. See js/arena.js.
typedef struct {
    /// Its path in the project, such as `js/arena.js`.
    const char *_Nonnull name;
    const unsigned char *_Nonnull source;
    size_t length;
} ScriptGlueFile;

/// The files that run when a context is made, in their order.
extern const ScriptGlueFile *const _Nonnull scriptGlueFiles;
extern const size_t scriptGlueFileCount;

/// The files that run when something of theirs is first touched.
extern const ScriptGlueFile *const _Nonnull scriptGlueLateFiles;
extern const size_t scriptGlueLateFileCount;
