// watchdog.h: children with a watchdog, a watchdog: everything they start, however it hides, is counted with them and ends with them.

#pragma once

#include "CSandbox.h"

/// The limits of a child and all its descendants together. 0 means no limit.
struct csandbox_bounds {
    unsigned long memory;  // bytes of its own: anonymous memory, and its share of shared memory
    int processes;         // at a time, including itself
    int control_group;     // an open cgroup.procs of a group that it joins; -1: none
};

/// Why a watchdog ended its tree.
enum csandbox_end {
    csandbox_end_exit = 0,       // the child exited, or the supervisor ended it
    csandbox_end_memory = 1,     // it exceeded its memory limit
    csandbox_end_processes = 2,  // it exceeded its limit of processes
};

/// A watchdog's report after its tree has ended.
struct csandbox_kept_end {
    int status;                // the child's wait status
    int reason;                // one of enum csandbox_end
    unsigned long peak_bytes;  // the largest memory that was counted, or that was resident in the child
};

/// Starts a child as csandbox_spawn does, below a watchdog: a copy of this process that runs nothing but watchdog.c. The watchdog is the
/// subreaper of all the child's descendants, so that nothing leaves the tree; it counts the tree, and ends it when the child ends, when the
/// tree exceeds its limits, on SIGTERM, and when this process is gone.
///
/// `watchdog` receives the watchdog's number; the watchdog is a child of this process and is waited for as one. `report` receives an open socket
/// from which csandbox_read_kept_end reads after the watchdog has ended. While it is open, the watchdog considers this process alive. Returns 0
/// or an errno value, including that of a failed exec.
int csandbox_spawn_kept(const struct csandbox_child *child, const struct csandbox_bounds *bounds, pid_t *watchdog, int *report);

/// Reads the report of a watchdog that has ended. 0 if there is none: the watchdog was killed.
int csandbox_read_kept_end(int report, struct csandbox_kept_end *end);

/// Checks one child without waiting: not 0 once it has ended and is reaped. `peak_bytes` receives its largest resident size.
int csandbox_reap(pid_t process, int *status, unsigned long *peak_bytes);
