// WorkerStart.c: see WorkerStart.h. It is in C for the launcher (Sources/Programs/webaction), which loads nothing of Swift's.

#define _GNU_SOURCE
#include "WorkerStart.h"
#include "CSandbox.h"
#include "RunPath.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

// JavaScriptCore's own options are those where a user's value takes precedence over this program's (EngineOptions.swift), and those that
// select compilers.
static const char *const worker_variables[] = {
    "LD_LIBRARY_PATH", "WEBACTION_TEST", "LANG", "LC_*", "TZ",
    "JSC_maxAccessVariantListSize", "JSC_maxPolymorphicAccessInliningListSize", "JSC_repatchCountForCoolDown",
    "JSC_osrExitCountForReoptimizationFromLoop", "JSC_smallHeapSize", "JSC_heapGrowthMaxIncrease",
    "JSC_useGenerationalGC", "JSC_useConcurrentGC", "JSC_gcRateLimitingHalfLifeInMS", "JSC_thresholdForJITAfterWarmUp",
    "JSC_thresholdForJITSoon", "JSC_numberOfGCMarkers", "JSC_useConcurrentJIT", "JSC_useJIT", "JSC_useBaselineJIT",
    "JSC_thresholdForOptimizeAfterWarmUp", "JSC_thresholdForOptimizeAfterLongWarmUp",
    "JSC_thresholdForFTLOptimizeAfterWarmUp", "JSC_useDFGJIT", "JSC_useFTLJIT", "JSC_useTailCalls", NULL,
};

// NB: No folder of /proc/self is included: it contains the network's state (net), as does each thread's. Libraries find the stack in maps;
// the worker reads its memory in statm and its threads in stat.
static const char *const system_files[] = {
    "/lib", "/lib32", "/lib64", "/libx32", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32", "/usr/local/lib",
    "/usr/local/lib64", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/etc/timezone",
    "/usr/share/zoneinfo", "/usr/share/zoneinfo-icu", "/usr/share/icu", "/dev/null", "/dev/urandom", "/proc/self/maps",
    "/proc/self/stat", "/proc/self/statm", "/proc/self/status", "/proc/meminfo", "/proc/cpuinfo", "/proc/filesystems", "/proc/sys/vm/overcommit_memory", "/sys/devices/system/cpu",
    "/sys/devices/system/node", NULL,
};

// The environment variable with the numbers of the worker and its descriptors, while this process executes another program.
static const char handed_over[] = "WEBACTION_STARTED_WORKER";

const char *const *csandbox_worker_variables(void) { return worker_variables; }

// To the C library an empty TZ means UTC, to ICU an unknown zone.
const char *csandbox_unnamed_zone(void) { return "TZ=UTC"; }

const char *csandbox_worker_setting(void) { return "SWIFT_BACKTRACE=enable=no"; }

// Lists ---------------------------------------------------------------------------------------------------------------

static void add(struct csandbox_list *list, const char *text, size_t length) {
    // One more, for the terminating NULL.
    char **items = realloc(list->items, sizeof *items * (size_t)(list->count + 2));
    if (items) list->items = items;
    char *copy = items ? strndup(text, length) : NULL;
    if (!copy) {
        list->is_short = 1;
        return;
    }
    items[list->count++] = copy;
    items[list->count] = NULL;
}

static void add_text(struct csandbox_list *list, const char *text) { add(list, text, strlen(text)); }

void csandbox_free_list(struct csandbox_list *list) {
    for (int index = 0; index < list->count; index++) free(list->items[index]);
    free(list->items);
    *list = (struct csandbox_list){0};
}

// Adds each folder once: most libraries are in one folder, and each needs calls to be allowed.
static void add_folder(struct csandbox_list *list, const char *path, size_t length) {
    for (int index = 0; index < list->count; index++)
        if (strlen(list->items[index]) == length && strncmp(list->items[index], path, length) == 0) return;
    add(list, path, length);
}

static void add_library_folder(const char *path, void *list) {
    const char *slash = strrchr(path, '/');
    if (path[0] == '/' && slash > path) add_folder(list, path, (size_t)(slash - path));
}

// The files for an executable.
struct searched {
    const char *executable;
    struct csandbox_list *files;
};

static void add_run_path(const char *folder, size_t length, void *context) {
    static const char origin[] = "$ORIGIN/";
    const size_t prefix = sizeof origin - 1;
    struct searched *searched = context;
    if (folder[0] == '/' && length > 1) add_folder(searched->files, folder, length);
    // NB: The executable's own folder ($ORIGIN) contains no libraries, and the worker may not read all of it. A relocatable archive has
    // its libraries in a folder that is named relative to it.
    const char *slash = strrchr(searched->executable, '/');
    if (!slash || length <= prefix || memcmp(folder, origin, prefix)) return;
    char path[PATH_MAX], resolved[PATH_MAX];
    int written = snprintf(path, sizeof path, "%.*s/%.*s", (int)(slash - searched->executable), searched->executable,
                           (int)(length - prefix), folder + prefix);
    if (written < (int)sizeof path && realpath(path, resolved)) add_folder(searched->files, resolved, strlen(resolved));
}

struct csandbox_list csandbox_worker_files(const char *executable) {
    struct csandbox_list files = {0};
    for (const char *const *file = system_files; *file; file++) add_text(&files, *file);
    csandbox_each_library(add_library_folder, &files);
    struct searched context = {.executable = executable, .files = &files};
    each_run_path(executable, add_run_path, &context);
    const char *searched = getenv("LD_LIBRARY_PATH");
    while (searched && *searched) {
        size_t length = strcspn(searched, ":");
        if (length) add_folder(&files, searched, length);
        searched += length + (searched[length] == ':');
    }
    return files;
}

static void add_loader(const char *path, void *list) {
    const char *slash = strrchr(path, '/');
    if (slash && strncmp(slash + 1, "ld-", 3) == 0) add_text(list, path);
}

struct csandbox_list csandbox_worker_loader(void) {
    struct csandbox_list programs = {0};
    csandbox_each_library(add_loader, &programs);
    return programs;
}

static int is_passed(const char *entry) {
    size_t length = strcspn(entry, "=");
    for (const char *const *name = worker_variables; *name; name++) {
        size_t prefix = strcspn(*name, "*");
        int is_prefix = (*name)[prefix] == '*';
        if ((is_prefix ? length >= prefix : length == prefix) && strncmp(entry, *name, prefix) == 0) return 1;
    }
    return 0;
}

static struct csandbox_list worker_environment(void) {
    struct csandbox_list environment = {0};
    for (char **entry = environ; entry && *entry; entry++)
        if (is_passed(*entry))
            add_text(&environment, strcmp(*entry, "TZ=") == 0 ? csandbox_unnamed_zone() : *entry);
    add_text(&environment, csandbox_worker_setting());
    return environment;
}

// The worker ----------------------------------------------------------------------------------------------------------

static int open_ends(int channel[2], int output[2]) {
    int failure = csandbox_socket_pair(channel);
    if (failure) return failure;
    failure = csandbox_pipe(output);
    // NB: Waiting for a worker must not include waiting for its messages: if they are not read, they are lost.
    for (int end = 0; !failure && end < 2; end++) failure = csandbox_set_nonblocking(output[end]);
    return failure;
}

static void close_ends(int ends[2]) {
    for (int end = 0; end < 2; end++)
        if (ends[end] >= 0) close(ends[end]);
}

int csandbox_start_worker(const char *folder, struct csandbox_worker_options options, struct csandbox_worker *worker) {
    char executable[PATH_MAX], bindings[PATH_MAX];
    if (snprintf(executable, sizeof executable, "%s/webaction-worker", folder) >= (int)sizeof executable) return ENAMETOOLONG;
    if (snprintf(bindings, sizeof bindings, "%s/webaction-bindings.compiled", folder) >= (int)sizeof bindings)
        return ENAMETOOLONG;
    int is_confined = csandbox_landlock_version() >= 1, has_bindings = access(bindings, R_OK) == 0;

    struct csandbox_list arguments = {0}, files = csandbox_worker_files(executable), programs = csandbox_worker_loader();
    struct csandbox_list environment = worker_environment();
    add_text(&arguments, executable);
    if (options.prepares_page) add_text(&arguments, "--prepares-page");
    if (options.has_several_worlds) add_text(&arguments, "--several-worlds");
    if (!is_confined) add_text(&arguments, "--opens-nothing");
    if (options.keeps_calls) add_text(&arguments, "--keep-calls");
    if (has_bindings) {
        add_text(&arguments, "--compiled-bindings");
        add_text(&arguments, bindings);
        add_text(&files, bindings);
    }
    add_text(&programs, executable);

    int channel[2] = {-1, -1}, output[2] = {-1, -1};
    int is_short = arguments.is_short || files.is_short || programs.is_short || environment.is_short;
    int failure = is_short ? ENOMEM : open_ends(channel, output);
    if (!failure) {
        const struct csandbox_child child = {
            .path = executable,
            .arguments = arguments.items,
            .environment = environment.items,
            .descriptors = {-1, output[1], output[1], channel[1]},
            .kind = csandbox_page_worker,
            .readable = is_confined ? (const char *const *)files.items : NULL,
            .programs = is_confined ? (const char *const *)programs.items : NULL,
        };
        failure = csandbox_spawn(&child, &worker->process);
    }
    if (!failure) {
        worker->socket = channel[0];
        worker->output = output[0];
        channel[0] = output[0] = -1;
    }
    close_ends(channel);
    close_ends(output);
    csandbox_free_list(&arguments);
    csandbox_free_list(&files);
    csandbox_free_list(&programs);
    csandbox_free_list(&environment);
    return failure;
}

static int keep_on_exec(int descriptor, int keeps) {
    return fcntl(descriptor, F_SETFD, keeps ? 0 : FD_CLOEXEC) == 0 ? 0 : errno;
}

int csandbox_hand_over_worker(const struct csandbox_worker *worker) {
    char numbers[64];
    snprintf(numbers, sizeof numbers, "%d %d %d", (int)worker->process, worker->socket, worker->output);
    int failure = keep_on_exec(worker->socket, 1);
    if (!failure) failure = keep_on_exec(worker->output, 1);
    return failure ? failure : setenv(handed_over, numbers, 1) == 0 ? 0 : errno;
}

int csandbox_take_over_worker(struct csandbox_worker *worker) {
    const char *numbers = getenv(handed_over);
    if (!numbers) return 0;
    int process = 0, count = sscanf(numbers, "%d %d %d", &process, &worker->socket, &worker->output);
    unsetenv(handed_over);
    // Another process may have set the variable: the worker is then not a child, or has no such descriptors.
    siginfo_t end = {0};
    if (count != 3 || process <= 1 || worker->socket < 3 || worker->output < 3) return 0;
    if (waitid(P_PID, (id_t)process, &end, WEXITED | WNOHANG | WNOWAIT) != 0) return 0;
    if (keep_on_exec(worker->socket, 0) || keep_on_exec(worker->output, 0)) return 0;
    worker->process = process;
    return 1;
}
