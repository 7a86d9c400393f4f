// BeneathFolder.h: opening what is below a folder, and nothing else: no link is followed on the way, and no step leads up.

#pragma once

#include <sys/types.h>

/// Opens `path`, which is relative to the open folder `folder`, as openat(2) does, on the condition that each name on the way
/// is in the folder before it: a symbolic link anywhere in it is ELOOP, `..` and an absolute path are EXDEV. Returns a
/// descriptor, or minus an errno value. A kernel before 5.6, which lacks openat2(2), is asked name by name.
int csandbox_open_beneath(int folder, const char *path, int flags, mode_t mode);

/// Has `csandbox_open_beneath` ask name by name, as where the kernel lacks openat2(2): for tests.
void csandbox_forgo_openat2(int forgoes);
