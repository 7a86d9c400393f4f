// CBindings.h: the bindings in js/, embedded in the program.

#pragma once
#include <stddef.h>

/// One bindings file: a script that has the object G as its `this` (js/arena.js).
typedef struct {
    /// Its path in the project, such as `js/arena.js`.
    const char *_Nonnull name;
    const unsigned char *_Nonnull source;
    size_t length;
} BindingsFile;

/// The files that run when a context is made, one behind the other.
extern const BindingsFile bindingsStartUp;

/// The files that run when something of theirs is first touched.
extern const BindingsFile *const _Nonnull bindingsLazyModules;
extern const size_t bindingsLazyModuleCount;

/// A name that a lazy module has to do with.
typedef struct {
    char name[40];
    /// As what (js/files.txt): 0: it is an interface of the file's, 1: the file exports it, 2: an interface that the file extends, 3: a
    /// namespace of the file's.
    unsigned char column;
    /// The file's place in `bindingsLazyModules`.
    unsigned short file;
} BindingsLazyName;

/// Sorted by name, column and file.
extern const BindingsLazyName *const _Nonnull bindingsLazyNames;
extern const size_t bindingsLazyNameCount;
