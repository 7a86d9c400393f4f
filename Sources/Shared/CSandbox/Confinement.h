// Confinement.h: what a child is confined by, shared by the files of this module and by nobody else.

#pragma once

#include "CSandbox.h"

#include <linux/filter.h>
#include <stdint.h>

/// The processes and the parts of their lives that a row of the table of system calls speaks of.
enum {
    in_worker_start = 1 << 0,   // from before exec until it has started: its loader, its engine
    in_fork_server = 1 << 1,    // in a worker that has started and forks; its children see the pages
    in_worker = 1 << 2,         // in a worker, or a child of a fork server, that has pages
    in_reader_start = 1 << 3,
    in_reader = 1 << 4,
    in_action = 1 << 5,  // in actions, transfers and compilers, whose list says what is refused
    in_action_offline = 1 << 6,  // the same without the network
    // What these two mean together: a call that opens files, which is left out where the kernel has no Landlock.
    opens_files = 1 << 7,
    in_kept = 1 << 8,  // in what is unconfined below a keeper, whose list says what is refused
};

/// What an argument must be for a call to be made.
struct argument_check {
    int argument;            // 0 to 5
    uint32_t mask;           // the bits that are looked at; 0: this check is none
    int is_forbidden;        // not 0: must be none of the values, instead of one of them
    int is_long;             // the kernel reads 64 bits: the upper 32 must be 0
    int count;
    uint32_t values[8];
};

/// A row of the table.
struct system_call {
    int number;  // negative: this processor has no such call
    const char *name;
    unsigned where;  // in lists of what is allowed: made only there, and only if the checks hold
    int is_refused;  // never made there, whatever its arguments
    struct argument_check checks[2];
    int answer;  // the errno value of a call that is not made; 0: EPERM
    const char *condition;  // the checks in words
    const char *why;
};

extern const struct system_call system_calls[];
extern const int system_call_count;

/// Values of checks that are known only when a filter is made.
enum {
    own_process = 0x7FFFFF01,
    parent_process = 0x7FFFFF02,
    parent_group = 0x7FFFFF03,  // as kill takes it: negative
    keeper_process = 0x7FFFFF04,
    keeper_group = 0x7FFFFF05,  // as kill takes it
};

/// The processes that those values stand for.
struct known_processes {
    pid_t own;     // 0 before it is known
    pid_t parent;  // the supervisor
    pid_t group;   // the supervisor's process group, which may be another process's
    pid_t keeper;  // of what is below one, which leads its group; otherwise the supervisor
};

/// The most instructions that a filter may take.
enum { longest_filter = 1024 };

/// Writes the filter of `part`, one of the values above, perhaps with `opens_files`; returns the number of instructions.
int make_filter(struct sock_filter filter[longest_filter], unsigned part, const struct known_processes *known);

/// As csandbox_spawn, for a child that is not to harm these processes.
int spawn_beside(const struct csandbox_child *child, const struct known_processes *known, int is_kept, pid_t *process);

/// Puts a filter in force for this thread, or for all threads of this process. Returns 0 or an errno value.
int enforce_filter(const struct sock_filter *filter, int count, int is_for_all_threads);

/// The version of Landlock that this kernel has; 0: none.
long landlock_version(void);

/// Leaves files that can be opened to what `paths` name, to read, and to run to what `programs` name, and to what `writable`
/// names, to change and to run, all ended by NULL. Returns 0 or an errno value.
int leave_files(const char *const *paths, const char *const *programs, const char *const *writable);

/// Leaves all files, and parts this process and those that it starts from all others: they can't trace them, read their
/// memory, signal them or, where `is_offline`, reach their abstract sockets. Returns 0 or an errno value.
int part_from_others(int is_offline);

/// Takes all capabilities away, for good. Returns 0 or an errno value.
int drop_capabilities(void);
