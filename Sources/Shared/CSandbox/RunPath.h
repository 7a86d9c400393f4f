// RunPath.h: the folders in which the loader looks for an executable's libraries before the system's folders.

#pragma once

#include <stddef.h>

/// Calls `visit` with each folder of the executable's run path as written there; most executables have none.
void each_run_path(const char *executable, void (*visit)(const char *folder, size_t length, void *context), void *context);
