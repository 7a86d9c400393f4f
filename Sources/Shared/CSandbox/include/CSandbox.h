// CSandbox.h: starting child processes and hearing about signals, where Swift can't: between vfork and exec, and for
// calls that its Glibc module does not show.

#pragma once

#include <sys/types.h>

#include "BeneathFolder.h"
#include "ProcessStart.h"
#include "SealedMemory.h"
#include "WorkerStart.h"

/// What a child is, which decides what is taken from it before it starts. All but the last can get no privileges that they
/// begin without, and all begin in a session of their own, without a terminal.
enum csandbox_kind {
    csandbox_page_worker,       // makes the system calls that it needs; no capabilities
    csandbox_container_reader,  // the same
    csandbox_offline_action,    // makes all system calls but those that reach beyond it, and none of the network's; no
                                // capabilities; other processes are out of reach where the kernel has Landlock
    csandbox_action,            // the same with the network
    csandbox_compiler,          // makes an offline action's system calls; no capabilities
    csandbox_unconfined,        // has all that the user has; below a keeper it makes no calls that would harm that
};

/// What a child is started with. Everything is borrowed for the call.
struct csandbox_child {
    const char *path;              // absolute, or with a slash; PATH is not searched
    char *const *arguments;        // ends with NULL
    char *const *environment;      // ends with NULL
    const char *directory;         // NULL: the parent's
    int descriptors[4];            // become 0, 1, 2, 3; -1: /dev/null for 0 to 2, closed for 3
    enum csandbox_kind kind;
    const char *const *readable;   // ends with NULL; not NULL: of files, it and its children may open these and what lies
                                   // below these, to read, and no others, where the kernel has Landlock
    const char *const *programs;   // ends with NULL; the files that it may run then; NULL: all that it may read
    const char *const *writable;   // ends with NULL; files and folders that it may change then, and run; NULL: none
    unsigned long file_size;       // the largest file that it and its children may write, in bytes; 0: any
    int outlives_parent;           // not 0: it goes on when this process has ended
    uid_t user;                    // the user whose it is, for tests that are root; 0: the parent's
};

/// Starts a child in a session and process group of its own that dies with this thread unless it outlives it, with all
/// signals at their defaults and no descriptor but 0 to 3. Returns 0 or an errno value; exec's failure is told here too.
int csandbox_spawn(const struct csandbox_child *child, pid_t *process);

/// Takes away what a page worker that has started needs no longer to be a fork server. To be called before it sees a page.
/// Returns 0 or an errno value.
int csandbox_enter_fork_server(void);

/// Takes away what a page worker, or a child of a fork server, needs no longer to work on pages: it starts no process and no
/// other program.
/// `opens_files`: whether it may go on opening files to read; Landlock says which. Returns 0 or an errno value.
int csandbox_enter_pages(int opens_files);

/// Gives up for good what a reader of containers does not need, which opens nothing any longer. Returns 0 or an errno value.
int csandbox_enter_reading(void);

/// The version of Landlock that this kernel has; 0: none.
int csandbox_landlock_version(void);

/// Whether this kernel has system call filters (seccomp).
int csandbox_has_filters(void);

/// A row of the table of system calls, in words.
struct csandbox_call {
    const char *name;
    const char *worker, *reader, *action, *kept;  // when it is made there; empty: the row says nothing of it
    const char *condition;                 // what its arguments must be; empty: anything
    const char *answer;                    // the name of the error that it gets otherwise
    const char *why;
};

int csandbox_call_count(void);
struct csandbox_call csandbox_call(int index);

/// Forks. The child dies with this process. In the child the result is 0; in this process the child's number, or minus an
/// errno value: EBUSY when there are other threads, which the child would lack.
pid_t csandbox_fork(void);

/// Waits until a child has ended, and gives its wait status.
int csandbox_wait(pid_t process);

/// Has the C library's allocator keep what is given back to it, for what is asked for next.
void csandbox_keep_memory(void);

/// The most memory that this process has had resident, in bytes.
unsigned long csandbox_own_peak_bytes(void);

/// Blocks SIGINT, SIGTERM and SIGHUP and returns a non-blocking descriptor that they are read from; SIGPIPE is ignored. -1 with
/// errno on failure.
int csandbox_signals(void);

/// Once csandbox_signals has blocked them: a descriptor that is readable while SIGINT, SIGTERM or SIGHUP waits. To wait with,
/// not to read from. -1 with errno on failure.
int csandbox_interruptions(void);

/// The number of a signal among SIGINT, SIGTERM and SIGHUP that is blocked and waits, or 0.
int csandbox_pending_interruption(void);

/// The number of the next signal that is waiting, or 0.
int csandbox_next_signal(int descriptor);

/// Restores the default action of a signal, unblocks it and raises it: the process ends as the shell expects.
void csandbox_die_by(int signal_number);

/// A descriptor that is readable while a child that was added to it has ended and its own descriptor is open. -1 with errno on
/// failure.
int csandbox_child_watch(void);

/// Adds a child to a watch. A descriptor that stands for the child, to be closed when that was reaped; -1 with errno where the
/// kernel has none (before Linux 5.3).
int csandbox_watch_child(int watch, pid_t child);

/// As write(2), but where nobody reads, the error is all that comes of it: this thread gets no SIGPIPE.
ssize_t csandbox_write(int descriptor, const void *bytes, size_t count);

/// A connected pair of stream sockets, closed on exec; the first end does not block. 0 or an errno value.
int csandbox_socket_pair(int ends[2]);

/// A pipe, closed on exec. 0 or an errno value.
int csandbox_pipe(int ends[2]);

/// Makes reads and writes return instead of waiting. 0 or an errno value.
int csandbox_set_nonblocking(int descriptor);

/// Resident memory of a process in bytes; 0 when it is gone. `with_child`: of its child where that takes more.
unsigned long csandbox_resident_bytes(pid_t process, int with_child);

/// Brings what was written to the file system of an open file to the disk. 0 or an errno value.
int csandbox_sync_file_system(int descriptor);

/// Calls `visit` with the path of each shared library that is loaded. The path is borrowed for the call.
void csandbox_each_library(void (*visit)(const char *path, void *context), void *context);

#include "files.h"
#include "keeper.h"
