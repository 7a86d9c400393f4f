// Confinement.h: the confinement of children, for the files of this module only.

#pragma once

#include "CSandbox.h"

#include <linux/filter.h>
#include <stdint.h>

/// The processes, and the phases of their lives, to which a row of the table of system calls applies.
enum {
    in_worker_start = 1 << 0,   // from before exec until it has started: its loader, its engine
    in_fork_server = 1 << 1,    // in a started worker that forks; its children process the pages
    in_worker = 1 << 2,         // in a worker, or a child of a fork server, that has pages
    in_reader_start = 1 << 3,
    in_reader = 1 << 4,
    in_action = 1 << 5,  // in actions, transfers and compilers, whose list contains refusals
    in_action_offline = 1 << 6,  // the same without the network
    // Combined with others: a call that opens files, which is omitted if the kernel has no Landlock.
    opens_files = 1 << 7,
    in_kept = 1 << 8,  // in unconfined processes below a watchdog, whose list contains refusals
};

/// A condition on an argument of a call.
struct argument_check {
    int argument;            // 0 to 5
    uint32_t mask;           // the bits to compare; 0: there is no check
    int is_forbidden;        // not 0: must not be any of the values, instead of one of them
    int is_long;             // the kernel reads 64 bits: the upper 32 must be 0
    int count;
    uint32_t values[8];
};

/// A row of the table.
struct system_call {
    int number;  // negative: this processor has no such call
    const char *name;
    unsigned where;  // in lists of allowed calls: allowed only there, and only if the checks hold
    int is_refused;  // never allowed there, whatever its arguments
    struct argument_check checks[2];
    int answer;  // the errno value of a refused call; 0: EPERM
    const char *condition;  // the checks as text
    const char *why;
};

extern const struct system_call system_calls[];
extern const int system_call_count;

/// Values of checks that are known only when a filter is made.
enum {
    own_process = 0x7FFFFF01,
    parent_process = 0x7FFFFF02,
    parent_group = 0x7FFFFF03,  // as the argument of kill: negative
    watchdog_process = 0x7FFFFF04,
    watchdog_group = 0x7FFFFF05,  // as the argument of kill
};

/// The processes that these values refer to.
struct known_processes {
    pid_t own;     // 0 before it is known
    pid_t parent;  // the supervisor
    pid_t group;   // the supervisor's process group, which another process may lead
    pid_t watchdog;  // for processes below a watchdog: the watchdog, which leads its group; otherwise the supervisor
};

/// The most instructions in a filter.
enum { longest_filter = 1024 };

/// Writes the filter of `part`, one of the values above, optionally with `opens_files`; returns the number of instructions.
int make_filter(struct sock_filter filter[longest_filter], unsigned part, const struct known_processes *known);

/// As csandbox_spawn, for a child that must not harm these processes.
int spawn_beside(const struct csandbox_child *child, const struct known_processes *known, int is_kept, pid_t *process);

/// Installs a filter for this thread, or for all threads of this process. Returns 0 or an errno value.
int enforce_filter(const struct sock_filter *filter, int count, int is_for_all_threads);

/// The kernel's version of Landlock; 0: none.
long landlock_version(void);

/// Restricts opening files to those in `paths`, for reading, in `programs`, for executing, and in `writable`, for writing and executing,
/// all ended by NULL. Returns 0 or an errno value.
int leave_files(const char *const *paths, const char *const *programs, const char *const *writable);

/// Leaves all files accessible, but isolates this process and its children from all others: they cannot trace them, read their memory,
/// signal them or, if `is_offline`, reach their abstract sockets. Returns 0 or an errno value.
int part_from_others(int is_offline);

/// Drops all capabilities permanently. Returns 0 or an errno value.
int drop_capabilities(void);
