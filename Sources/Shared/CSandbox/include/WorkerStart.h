// WorkerStart.h: the environment and files of page workers, and a page worker that is started before its supervisor.

#pragma once

#include <sys/types.h>

/// The names of the user's environment variables that a page worker gets; `*` at the end means all with that prefix. Ends with NULL.
const char *const *csandbox_worker_variables(void);

/// A further variable that is set for a page worker, as NAME=value.
const char *csandbox_worker_setting(void);

/// The replacement of an empty TZ, as NAME=value.
const char *csandbox_unnamed_zone(void);

/// A list of strings that ends with NULL; free it with csandbox_free_list.
struct csandbox_list {
    char **items;
    int count;
    int is_short;  // not 0: there was not enough memory
};

void csandbox_free_list(struct csandbox_list *list);

/// The files and folders that a page worker or reader with this executable may read: libraries from the system's folders, from those in
/// `LD_LIBRARY_PATH` and in the executable, and from those of this process's own libraries; time zones; and information of `/proc` and
/// `/sys` on the machine and on itself.
struct csandbox_list csandbox_worker_files(const char *executable);

/// The loader, which executes a page worker's or reader's executable.
struct csandbox_list csandbox_worker_loader(void);

/// A page worker that was started for the supervisor that this process will become. Its ends do not block.
struct csandbox_worker {
    pid_t process;
    int socket;  // its channel
    int output;  // for reading its output
};

/// The expected work of a page worker when it starts. If it turns out differently, the work takes longer.
struct csandbox_worker_options {
    int prepares_page;       // it makes the world of its page in advance
    int has_several_worlds;  // more than one world will be made over its page
    int keeps_calls;         // it reports what scripts change
};

/// Starts a page worker for one page, as a supervisor would.
///
/// `folder`: the folder of its executable and, if there is one, of the file of compiled bindings.
/// Returns 0 or an errno value; in that case nothing of it remains.
int csandbox_start_worker(const char *folder, struct csandbox_worker_options options, struct csandbox_worker *worker);

/// Passes the worker to the program that this process executes next. Returns 0 or an errno value.
int csandbox_hand_over_worker(const struct csandbox_worker *worker);

/// Takes over the worker that this process started before it executed this program; 0 if there is none. It changes the environment, so it
/// must be called before there are threads.
int csandbox_take_over_worker(struct csandbox_worker *worker);
