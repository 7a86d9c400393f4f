// ProcessStart.h: the arguments that a process was started with, and standard descriptors that it was started without.

#pragma once

/// The arguments of this process, with the program's own name first; ends with NULL. Recorded at the start, since Swift's `CommandLine`
/// reads `/proc`, and is empty if that is not mounted.
char **csandbox_arguments(void);

/// The path by which the kernel was asked to start this program, as given; NULL if unknown.
const char *csandbox_executable_name(void);

/// Opens descriptors 0, 1 and 2 if they are closed, so that no file or socket gets their numbers: reading from such a descriptor or writing
/// to it fails with EBADF, as it would have. And makes writes beyond the file size limit fail with EFBIG instead of ending the process.
void csandbox_prepare_process(void);

/// Whether this process may start a thread now, and so another process: whether the user is below the limit.
int csandbox_can_start_thread(void);

/// Raises the limit of open files to `wanted`, or as near to it as possible. Returns the new limit.
long csandbox_raise_open_files(long wanted);
