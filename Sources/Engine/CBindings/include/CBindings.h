// CBindings.h: the bindings in js/, embedded in the program.

#pragma once
#include <stddef.h>

/// One bindings file: a script that has the object G as its `this`. See js/arena.js.
typedef struct {
    /// Its path in the project, such as `js/arena.js`.
    const char *_Nonnull name;
    const unsigned char *_Nonnull source;
    size_t length;
} BindingsFile;

/// The files that run when a context is made, one behind the other.
extern const BindingsFile bindingsStartUp;

/// The files that run when something of theirs is first touched.
extern const BindingsFile *const _Nonnull bindingsLateFiles;
extern const size_t bindingsLateFileCount;
