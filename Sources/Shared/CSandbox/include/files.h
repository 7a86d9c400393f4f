// files.h: calls on files that Swift's Glibc module does not export.

#pragma once

#include <sys/types.h>

/// Whether a character device has an end, as terminals and /dev/null do, so that it can be read as a file.
int csandbox_device_ends(dev_t number);

/// Makes an unnamed file on a folder's file system, for reading and writing; -1 and errno if the file system has none.
int csandbox_open_unnamed(int folder, const char *path, mode_t mode);

/// Gives an unnamed file a name in a folder. Returns 0 or the error number: EEXIST if the name is taken.
int csandbox_name_file(int descriptor, int folder, const char *name);

/// Whether an extended attribute of a file consists of this one character.
int csandbox_attribute_is(const char *path, const char *name, char value);
