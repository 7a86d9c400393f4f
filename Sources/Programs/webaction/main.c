// main.c: the launcher: it starts the page worker of commands that need one, and becomes the supervisor.
//
// The supervisor contains Foundation: it takes milliseconds until its first line runs, and as many again to parse the command line. A
// worker that is started before makes its world in that time. Without one, the supervisor starts the worker itself, later.

#define _GNU_SOURCE
#include "CSandbox.h"
#include "WorkerStart.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int begins(const char *text, const char *start) { return strncmp(text, start, strlen(start)) == 0; }

// The number of arguments with this prefix.
static int count_of(char **arguments, const char *start) {
    int count = 0;
    for (; *arguments; arguments++) count += begins(*arguments, start);
    return count;
}

// Starts the worker of a command that always needs one. If that fails, the supervisor reports the cause.
static void start_worker(const char *folder, char **arguments) {
    const char *command = *arguments;
    if (!command || (strcmp(command, "run") && strcmp(command, "snapshot") && strcmp(command, "eval"))) return;
    for (char **argument = arguments; *argument; argument++)
        if (!strcmp(*argument, "-h") || !strcmp(*argument, "--help")) return;
    // NB: An argument may only look like an option for reporting changes; the worker then reports more than necessary.
    int runs_scripts = count_of(arguments, "--page-scripts");
    struct csandbox_worker_options options = {
        .prepares_page = !strcmp(command, "run") && !runs_scripts,
        .has_several_worlds = runs_scripts || count_of(arguments, "--extension") > 1,
        .keeps_calls = count_of(arguments, "--explain") || count_of(arguments, "--html"),
    };
    struct csandbox_worker worker;
    if (csandbox_start_worker(folder, options, &worker) == 0) csandbox_hand_over_worker(&worker);
}

// The folder of this program, with links resolved. Without /proc, the path it was started by, relative to the working directory.
static int own_folder(char *folder) {
    if (!realpath("/proc/self/exe", folder)) {
        const char *name = csandbox_executable_name();
        if (!name || !realpath(name, folder)) return 0;
    }
    *strrchr(folder, '/') = 0;
    return 1;
}

int main(int count, char **arguments) {
    csandbox_prepare_process();
    char own[PATH_MAX], folder[PATH_MAX + 32], supervisor[PATH_MAX + 64];
    if (!own_folder(own)) {
        fprintf(stderr, "webaction: its own path is unknown: mount /proc, or start it by its path.\n");
        return 3;
    }
    // In a build all programs are in one folder; an installation has the others elsewhere.
    static const char *const places[] = {"", "/../libexec/webaction"};
    for (int place = 0; place < 2; place++) {
        snprintf(folder, sizeof folder, "%s%s", own, places[place]);
        snprintf(supervisor, sizeof supervisor, "%s/webaction-supervisor", folder);
        if (access(supervisor, X_OK) != 0) continue;
        if (count > 0) start_worker(folder, arguments + 1);
        execv(supervisor, arguments);
        fprintf(stderr, "webaction: %s cannot be started: %s.\n", supervisor, strerror(errno));
        return 3;
    }
    fprintf(stderr, "webaction: the supervisor is missing: it should be %s/webaction-supervisor or "
        "%s/../libexec/webaction/webaction-supervisor. Install the program again.\n", own, own);
    return 3;
}
