// SealedMemory.h: bytes that another process gets by a descriptor, and that nobody can change any more.

#pragma once

#include <sys/types.h>

/// Memory with those bytes, closed on exec, that can neither be written nor made longer or shorter. Returns a descriptor, or minus an
/// errno value.
int csandbox_seal(const void *bytes, size_t count);

/// Writes to a socket as `csandbox_write`, and sends a descriptor with the first byte.
ssize_t csandbox_write_with(int socket, const void *bytes, size_t count, int descriptor);
