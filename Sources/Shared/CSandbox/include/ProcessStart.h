// ProcessStart.h: what a process was started with, and standard descriptors that it was started without.

#pragma once

/// What this process was started with, the program's own name first; ends with NULL. Kept from the start, for Swift's
/// `CommandLine` reads `/proc`, and is empty where that is not mounted.
char **csandbox_arguments(void);

/// The path by which the kernel was asked to start this program, as it was given; NULL where it is not known.
const char *csandbox_executable_name(void);

/// Takes descriptors 0, 1 and 2 where they are closed, so that no file or socket comes to be one of them: what is read from
/// or written to such a descriptor fails with EBADF, as it would have. And has writing beyond the limit of a file's size fail
/// with EFBIG instead of ending the process.
void csandbox_prepare_process(void);

/// Whether this process may start a thread now, and so another process: the user has not got as many as the limit allows.
int csandbox_can_start_thread(void);

/// Raises the limit of open files to `wanted`, or as near to it as may be. Returns what it is now.
long csandbox_raise_open_files(long wanted);
