// SealedMemory.h: bytes that another process receives by a descriptor, and that can no longer be changed.

#pragma once

#include <sys/types.h>

/// Memory with these bytes, closed on exec, that can neither be written nor resized. Returns a descriptor, or a negated errno value.
int csandbox_seal(const void *bytes, size_t count);

/// Writes to a socket as `csandbox_write` does, and sends a descriptor with the first byte.
ssize_t csandbox_write_with(int socket, const void *bytes, size_t count, int descriptor);
