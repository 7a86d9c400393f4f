// CSandbox.h: starts child processes and receives signals where Swift cannot: between vfork and exec, and for calls that its Glibc module
// does not export.

#pragma once

#include <sys/types.h>

#include "BeneathFolder.h"
#include "ProcessStart.h"
#include "SealedMemory.h"
#include "WorkerStart.h"

/// The kind of a child, which determines its confinement. All but the last can gain no privileges that they start without, and all start in
/// a session of their own, without a terminal.
enum csandbox_kind {
    csandbox_page_worker,       // may make only the system calls that it needs; no capabilities
    csandbox_container_reader,  // the same
    csandbox_offline_action,    // may make all system calls but those that reach beyond it or use the network; no
                                // capabilities; cannot access other processes if the kernel has Landlock
    csandbox_action,            // the same with the network
    csandbox_compiler,          // may make an offline action's system calls; no capabilities
    csandbox_unconfined,        // has all rights of the user; below a watchdog it cannot make calls that would harm that
};

/// How a child is started. All pointers are borrowed for the call.
struct csandbox_child {
    const char *path;              // absolute, or with a slash; PATH is not searched
    char *const *arguments;        // ends with NULL
    char *const *environment;      // ends with NULL
    const char *directory;         // NULL: the parent's
    int descriptors[4];            // become 0, 1, 2, 3; -1: /dev/null for 0 to 2, closed for 3
    enum csandbox_kind kind;
    const char *const *readable;   // ends with NULL; not NULL: it and its children may open only these files, and those
                                   // below these folders, to read, if the kernel has Landlock
    const char *const *programs;   // ends with NULL; the files that it may then execute; NULL: all that it may read
    const char *const *writable;   // ends with NULL; files and folders that it may then write and execute; NULL: none
    unsigned long file_size;       // the largest file that it and its children may write, in bytes; 0: any
    int outlives_parent;           // not 0: it continues after this process has ended
    uid_t user;                    // the child's user, for tests run as root; 0: the parent's
};

/// Starts a child in a session and process group of its own. It dies with this thread unless it outlives it, has all signals at their
/// defaults, and no descriptor but 0 to 3. Returns 0 or an errno value, including that of a failed exec.
int csandbox_spawn(const struct csandbox_child *child, pid_t *process);

/// Drops the rights that a started page worker no longer needs as a fork server. To be called before it sees a page. Returns 0 or an errno
/// value.
int csandbox_enter_fork_server(void);

/// Drops the rights that a page worker, or a child of a fork server, does not need to work on pages: it starts no process and executes no
/// other program.
/// `opens_files`: whether it may still open files for reading; Landlock limits which. Returns 0 or an errno value.
int csandbox_enter_pages(int opens_files);

/// Drops permanently the rights that a reader does not need; it can open nothing any more. Returns 0 or an errno value.
int csandbox_enter_reading(void);

/// The kernel's version of Landlock; 0: none.
int csandbox_landlock_version(void);

/// Whether the kernel has system call filters (seccomp).
int csandbox_has_filters(void);

/// A row of the table of system calls, as text.
struct csandbox_call {
    const char *name;
    const char *worker, *reader, *action, *kept;  // when it is allowed there; empty: not mentioned
    const char *condition;                 // the condition on its arguments; empty: none
    const char *answer;                    // the name of the error that it otherwise gets
    const char *why;
};

int csandbox_call_count(void);
struct csandbox_call csandbox_call(int index);

/// Forks. The child dies with this process. Returns 0 in the child; in this process the child's number, or a negated errno value: EBUSY if
/// there are other threads, which the child would lack.
pid_t csandbox_fork(void);

/// Waits until a child has ended, and returns its wait status.
int csandbox_wait(pid_t process);

/// Makes the C library's allocator keep freed memory for later allocations.
void csandbox_keep_memory(void);

/// The peak resident memory of this process, in bytes.
unsigned long csandbox_own_peak_bytes(void);

/// Blocks SIGINT, SIGTERM and SIGHUP and returns a non-blocking descriptor from which they are read; ignores SIGPIPE. -1 with errno on
/// failure.
int csandbox_signals(void);

/// After csandbox_signals has blocked them: a descriptor that is readable while SIGINT, SIGTERM or SIGHUP is pending. For waiting, not for
/// reading. -1 with errno on failure.
int csandbox_interruptions(void);

/// The number of a blocked and pending signal among SIGINT, SIGTERM and SIGHUP, or 0.
int csandbox_pending_interruption(void);

/// The number of the next pending signal, or 0.
int csandbox_next_signal(int descriptor);

/// Restores the default action of a signal, unblocks it and raises it: the process ends as the shell expects.
void csandbox_die_by(int signal_number);

/// A descriptor that is readable while a child that was added to it has ended and its own descriptor is open. -1 with errno on failure.
int csandbox_child_watch(void);

/// Adds a child to a watch. Returns a descriptor of the child, to be closed after it was reaped; -1 with errno if the kernel has none
/// (before Linux 5.3).
int csandbox_watch_child(int watch, pid_t child);

/// As write(2), but a broken pipe only gives the error: this thread gets no SIGPIPE.
ssize_t csandbox_write(int descriptor, const void *bytes, size_t count);

/// Makes a connected pair of stream sockets, closed on exec; the first end does not block. Returns 0 or an errno value.
int csandbox_socket_pair(int ends[2]);

/// Makes a pipe, closed on exec. Returns 0 or an errno value.
int csandbox_pipe(int ends[2]);

/// Makes reads and writes non-blocking. Returns 0 or an errno value.
int csandbox_set_nonblocking(int descriptor);

/// The resident memory of a process in bytes; 0 if it is gone. `with_child`: that of its child if it is larger.
unsigned long csandbox_resident_bytes(pid_t process, int with_child);

/// Flushes the file system of an open file to the disk. Returns 0 or an errno value.
int csandbox_sync_file_system(int descriptor);

/// Calls `visit` with the path of each loaded shared library. The path is borrowed for the call.
void csandbox_each_library(void (*visit)(const char *path, void *context), void *context);

#include "files.h"
#include "watchdog.h"
