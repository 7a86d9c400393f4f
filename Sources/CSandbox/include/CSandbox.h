// CSandbox.h: starting child processes and hearing about signals, where Swift can't: between vfork and exec, and for
// calls that its Glibc module does not show.

#pragma once

#include <sys/types.h>

/// What a child is started with. Everything is borrowed for the call.
struct csandbox_child {
    const char *path;              // absolute, or with a slash; PATH is not searched
    char *const *arguments;        // ends with NULL
    char *const *environment;      // ends with NULL
    const char *directory;         // NULL: the parent's
    int descriptors[4];            // become 0, 1, 2, 3; -1: /dev/null for 0 to 2, closed for 3
    int forbids_network;           // not 0: it and its children make no socket, take none of another process, trace none
    const char *const *readable;   // ends with NULL; not NULL: of files, it and its children may open these and what lies
                                   // below these, to read and to run, and no others, where the kernel has Landlock
    unsigned long file_size;       // the largest file that it and its children may write, in bytes; 0: any
    int outlives_parent;           // not 0: it goes on when this process has ended, in a session of its own
};

/// Starts a child in a process group of its own that dies with this thread unless it outlives it, with all signals at
/// their defaults and no descriptor but 0 to 3. Returns 0 or an errno value; exec's failure is told here too.
int csandbox_spawn(const struct csandbox_child *child, pid_t *process);

/// Makes a copy of this process, which dies with it. In the copy the result is 0; in this process the copy's number, or
/// minus an errno value: EBUSY when there are other threads, which a copy would lack.
pid_t csandbox_copy(void);

/// Waits until a child has ended, and gives its wait status.
int csandbox_wait(pid_t process);

/// Has the C library's allocator keep what is given back to it, for what is asked for next.
void csandbox_keep_memory(void);

/// The most memory that this process has had resident, in bytes.
unsigned long csandbox_own_peak_bytes(void);

/// Whether this kernel can keep a child from files: it has Landlock.
int csandbox_can_forbid_files(void);

/// Blocks SIGINT, SIGTERM, SIGHUP and SIGCHLD and returns a non-blocking descriptor that they are read from; SIGPIPE
/// is ignored. -1 with errno on failure. Children that processes of ours leave behind become this process's own.
int csandbox_signals(void);

/// The number of the next signal that is waiting, or 0.
int csandbox_next_signal(int descriptor);

/// Restores the default action of a signal, unblocks it and raises it: the process ends as the shell expects.
void csandbox_die_by(int signal_number);

/// A connected pair of stream sockets, closed on exec; the first end does not block. 0 or an errno value.
int csandbox_socket_pair(int ends[2]);

/// A pipe, closed on exec. 0 or an errno value.
int csandbox_pipe(int ends[2]);

/// Makes reads and writes return instead of waiting. 0 or an errno value.
int csandbox_set_nonblocking(int descriptor);

/// Resident memory of a process in bytes; 0 when it is gone. `with_copy`: of its copy where that takes more.
unsigned long csandbox_resident_bytes(pid_t process, int with_copy);

/// What the processes of a group take that are below this one: those below its leader, and those that others left behind.
struct csandbox_usage {
    unsigned long own_bytes;  // resident, without what is shared
    int processes;
};
struct csandbox_usage csandbox_group_usage(pid_t group);

/// Kills every process below this one but the `count` children in `spared` and what is below those. Each is stopped before
/// those below it are looked for, so that none can start others meanwhile. Returns how many children were killed.
int csandbox_kill_children(const pid_t *spared, int count);

/// Reaps one child that ended: its number, or 0 when none has. `peak_bytes` gets its largest resident size.
pid_t csandbox_reap(int *status, unsigned long *peak_bytes);

/// Brings what was written to the file system of an open file to the disk. 0 or an errno value.
int csandbox_sync_file_system(int descriptor);

/// Calls `visit` with the path of each shared library that is loaded. The path is borrowed for the call.
void csandbox_each_library(void (*visit)(const char *path, void *context), void *context);
