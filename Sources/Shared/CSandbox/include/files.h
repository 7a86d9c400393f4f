// files.h: what is known of files that Swift's Glibc module does not show.

#pragma once

#include <sys/types.h>

/// Whether a device of characters ends, as terminals and /dev/null do, so that it can be read as a file.
int csandbox_device_ends(dev_t number);

/// Makes a file without a name on the file system of a folder, for reading and writing; -1 and errno where it has no such.
int csandbox_open_unnamed(int folder, const char *path, mode_t mode);

/// Gives a file without a name a name in a folder. Returns 0 or the error number, EEXIST where the name is taken.
int csandbox_name_file(int descriptor, int folder, const char *name);

/// Whether an extended attribute of a file is this one character.
int csandbox_attribute_is(const char *path, const char *name, char value);
