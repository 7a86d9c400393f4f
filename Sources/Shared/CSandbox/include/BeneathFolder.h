// BeneathFolder.h: opens only files below a folder: no link is followed on the way, and no step leads upwards.

#pragma once

#include <sys/types.h>

/// Opens `path`, which is relative to the open folder `folder`, as openat(2) does, on the condition that each name is in the folder before
/// it: a symbolic link anywhere in it gives ELOOP; `..` and an absolute path give EXDEV. Returns a descriptor, or a negated errno value. On
/// a kernel before 5.6, which lacks openat2(2), it opens name by name.
int csandbox_open_beneath(int folder, const char *path, int flags, mode_t mode);

/// Makes `csandbox_open_beneath` open name by name, as on a kernel without openat2(2): for tests.
void csandbox_forgo_openat2(int forgoes);
