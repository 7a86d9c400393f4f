// keeper.h: children that are kept: whatever they start, however it hides, is counted with them and ends with them.

#pragma once

#include "CSandbox.h"

/// What a child may take together with all that comes of it. 0 is no limit.
struct csandbox_bounds {
    unsigned long memory;  // bytes that belong to it: anonymous, and its share of shared memory
    int processes;         // at a time, itself included
    int control_group;     // an open cgroup.procs that it is to be entered in; -1: none
};

/// Why a keeper ended its tree.
enum csandbox_end {
    csandbox_end_exit = 0,       // the child ended by itself, or the supervisor had it ended
    csandbox_end_memory = 1,     // it took more memory than it may
    csandbox_end_processes = 2,  // it started more processes than it may
};

/// What a keeper tells when nothing is left of its tree.
struct csandbox_kept_end {
    int status;                // the child's wait status
    int reason;                // one of enum csandbox_end
    unsigned long peak_bytes;  // the most that was counted, or that the child had resident
};

/// Starts a child as csandbox_spawn does, below a keeper: a copy of this process that runs nothing but keeper.c. It is the
/// subreaper of all that comes of the child, so that nothing leaves the tree, counts it, and ends it when the child ends,
/// when it passes its bounds, on SIGTERM, and when this process is gone.
///
/// `keeper` gets the keeper's number, which is a child of this process and is waited for as one; `report` an open socket
/// from which csandbox_read_kept_end reads once the keeper has ended. As long as it is open, the keeper takes this process
/// to be there. Returns 0 or an errno value; exec's failure is told here too.
int csandbox_spawn_kept(const struct csandbox_child *child, const struct csandbox_bounds *bounds, pid_t *keeper, int *report);

/// Reads what a keeper told that has ended. 0 when it told nothing: it was killed.
int csandbox_read_kept_end(int report, struct csandbox_kept_end *end);

/// Waits for one child without waiting: not 0 once it has ended and is reaped. `peak_bytes` gets its largest resident size.
int csandbox_reap(pid_t process, int *status, unsigned long *peak_bytes);
