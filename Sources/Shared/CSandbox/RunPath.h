// RunPath.h: where the loader looks for an executable's libraries before it looks where the system keeps them.

#pragma once

#include <stddef.h>

/// Calls `visit` with each folder of the executable's run path as it is written there, which is none for most.
void each_run_path(const char *executable, void (*visit)(const char *folder, size_t length, void *context), void *context);
