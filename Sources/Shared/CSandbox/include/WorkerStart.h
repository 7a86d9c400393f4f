// WorkerStart.h: what page workers get of this system, and a page worker that is started before its supervisor is there.

#pragma once

#include <sys/types.h>

/// Names of the user's environment variables that a page worker gets; with `*` at its end, all with that prefix. Ends with NULL.
const char *const *csandbox_worker_variables(void);

/// What is set for a page worker besides, as NAME=value.
const char *csandbox_worker_setting(void);

/// What stands for an empty TZ, as NAME=value.
const char *csandbox_unnamed_zone(void);

/// A list of strings that ends with NULL; to be freed by csandbox_free_list.
struct csandbox_list {
    char **items;
    int count;
    int is_short;  // not 0: there was no memory for all
};

void csandbox_free_list(struct csandbox_list *list);

/// Files and folders that a page worker or reader with that executable may read: libraries from where the system keeps them, where
/// `LD_LIBRARY_PATH` and the executable say, and where this process's own lie; time zones; and what `/proc` and `/sys` say of the
/// machine and of itself.
struct csandbox_list csandbox_worker_files(const char *executable);

/// The loader, which runs a page worker's or reader's executable.
struct csandbox_list csandbox_worker_loader(void);

/// A page worker that was started for the supervisor that this process is to become. Its ends do not block.
struct csandbox_worker {
    pid_t process;
    int socket;  // its channel
    int output;  // reads what it prints
};

/// What is known of a page worker's work when it starts. Where it turns out otherwise, the work takes longer.
struct csandbox_worker_work {
    int prepares_page;       // it makes the world of its page in advance
    int has_several_worlds;  // more than one world will be made over its page
    int keeps_calls;         // it is to tell what scripts change
};

/// Starts a page worker for one page, as a supervisor would.
///
/// `folder`: where its executable lies, with the bindings' compiled code where there is such a file.
/// Returns 0 or an errno value; then nothing is left of it.
int csandbox_start_worker(const char *folder, struct csandbox_worker_work work, struct csandbox_worker *worker);

/// Has the program that this process executes next find the worker. Returns 0 or an errno value.
int csandbox_hand_over_worker(const struct csandbox_worker *worker);

/// Takes over the worker that this process started before it executed this program; 0 where there is none. It changes the
/// environment, and so is to be called before there are threads.
int csandbox_take_over_worker(struct csandbox_worker *worker);
