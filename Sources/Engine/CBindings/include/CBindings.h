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
extern const BindingsFile *const _Nonnull bindingsLateFiles;
extern const size_t bindingsLateFileCount;

/// A name that a late file has to do with.
typedef struct {
    char name[40];
    /// As what (js/files.txt): 0: it is an interface of the file's, 1: the file exports it, 2: an interface that the file extends, 3: a
    /// namespace of the file's.
    unsigned char column;
    /// The file's place in `bindingsLateFiles`.
    unsigned short file;
} BindingsLateName;

/// Sorted by name, column and file.
extern const BindingsLateName *const _Nonnull bindingsLateNames;
extern const size_t bindingsLateNameCount;
