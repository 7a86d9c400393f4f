// files.h: what is known of files that Swift's Glibc module does not show.

#pragma once

#include <sys/types.h>

/// Whether a device of characters ends, as terminals and /dev/null do, so that it can be read as a file.
int csandbox_device_ends(dev_t number);

/// Whether an extended attribute of a file is this one character.
int csandbox_attribute_is(const char *path, const char *name, char value);
