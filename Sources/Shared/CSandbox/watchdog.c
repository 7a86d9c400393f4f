// watchdog.c: see watchdog.h. A watchdog is a copy of a process that may have had many threads, so only async-signal-safe calls are made here,
// and no memory is allocated. Its only descriptor is its socket.
//
//   supervisor ── fork ──► watchdog (subreaper) ── spawn_beside ──► the child ──► whatever it starts
//        ▲                    │                                                        │ its parent ends
//        └── socket: start, end ◄──────────── becomes a child of the watchdog ◄──────────┘

#define _GNU_SOURCE
#include "watchdog.h"
#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The least interval between two counts, in milliseconds. Counting takes at most a tenth of the time.
enum { rhythm = 20 };
// The most processes in a count: more exceed any limit.
enum { most_processes = 4096 };
// Seconds after which a process that cannot be killed is left to the kernel.
enum { patience = 5 };

struct start_report {
    int failure;
};

static int64_t milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// MARK: - Reading /proc

// Appends parts of a path in /proc; numbers are formatted. Returns the end.
static char *append(char *end, const char *text) {
    while (*text) *end++ = *text++;
    *end = 0;
    return end;
}

static char *append_number(char *end, long number) {
    char digits[24];
    int count = 0;
    do digits[count++] = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    while (count > 0) *end++ = digits[--count];
    *end = 0;
    return end;
}

static long read_file(const char *path, char *text, long size) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    long length = 0, count;
    while (length < size - 1 && (count = read(descriptor, text + length, (size_t)(size - 1 - length))) > 0) length += count;
    close(descriptor);
    text[length] = 0;
    return length;
}

static unsigned long number_at(const char **text) {
    unsigned long number = 0;
    while (**text == ' ' || **text == '\t') ++*text;
    while (**text >= '0' && **text <= '9') number = number * 10 + (unsigned long)(*(*text)++ - '0');
    return number;
}

// MARK: - The tree

// All descendants of the watchdog, each process after its parent.
static struct {
    pid_t processes[most_processes];
    int count;
    int is_cut;
} tree;

static void add_children(pid_t process, const char *thread) {
    static char text[1 << 16];
    char path[96];
    append(append(append(append_number(append(path, "/proc/"), process), "/task/"), thread), "/children");
    if (read_file(path, text, sizeof text) <= 0) return;
    const char *next = text;
    for (;;) {
        unsigned long number = number_at(&next);
        if (number <= 1) return;
        if (tree.count == most_processes) {
            tree.is_cut = 1;
            return;
        }
        tree.processes[tree.count++] = (pid_t)number;
    }
}

struct entry {
    uint64_t number;
    int64_t offset;
    unsigned short length;
    unsigned char kind;
    char name[];
};

static void add_children_of_threads(pid_t process) {
    static char entries[1 << 14] __attribute__((aligned(8)));
    char path[64];
    append(append_number(append(path, "/proc/"), process), "/task");
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    long length;
    while ((length = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
        for (long at = 0; at < length; at += ((struct entry *)(entries + at))->length) {
            const char *thread = ((struct entry *)(entries + at))->name;
            if (*thread != '.') add_children(process, thread);
        }
    }
    close(folder);
}

// Finds all descendants of the watchdog. `visit` is called with each process before its children are searched for.
static void walk(void (*visit)(pid_t)) {
    tree.count = 0;
    tree.is_cut = 0;
    add_children_of_threads(getpid());
    for (int index = 0; index < tree.count; index++) {
        if (visit) visit(tree.processes[index]);
        add_children_of_threads(tree.processes[index]);
    }
}

// The memory of a process: its own, and its share of shared memory as divided by the kernel. 0 if it may not be read.
static unsigned long share(pid_t process) {
    static char text[4096];
    char path[64];
    append(append_number(append(path, "/proc/"), process), "/smaps_rollup");
    if (read_file(path, text, sizeof text) <= 0) return 0;
    static const char *const names[] = {"\nPss_Anon:", "\nPss_Shmem:", "\nSwapPss:"};
    unsigned long kilobytes = 0;
    for (int index = 0; index < 3; index++) {
        const char *line = strstr(text, names[index]);
        if (!line) continue;
        line += strlen(names[index]);
        kilobytes += number_at(&line);
    }
    return kilobytes * 1024;
}

// The memory of the tree in bytes. Resident memory is quick to read but counts too much: shared memory, and files. Only if it exceeds the
// limit is each process's share read.
static unsigned long count_memory(unsigned long limit) {
    static unsigned long own[most_processes];
    unsigned long resident_sum = 0, own_sum = 0, share_sum = 0;
    unsigned long page = (unsigned long)sysconf(_SC_PAGESIZE);
    for (int index = 0; index < tree.count; index++) {
        char path[64], text[128];
        append(append_number(append(path, "/proc/"), tree.processes[index]), "/statm");
        own[index] = 0;
        if (read_file(path, text, sizeof text) <= 0) continue;
        const char *next = text;
        number_at(&next);
        unsigned long resident = number_at(&next) * page, shared = number_at(&next) * page;
        own[index] = resident > shared ? resident - shared : 0;
        resident_sum += resident;
        own_sum += own[index];
    }
    if (limit == 0 || resident_sum <= limit) return own_sum;
    for (int index = 0; index < tree.count; index++) {
        unsigned long exact = share(tree.processes[index]);
        share_sum += exact ? exact : own[index];
    }
    return share_sum;
}

// MARK: - Ending the tree

static void stop(pid_t process) { kill(process, SIGSTOP); }

struct kept {
    pid_t child;
    int is_over;
    struct csandbox_kept_end end;
};

// Reaps ended processes. Returns 0 if there are no children any more.
static int reap(struct kept *kept) {
    for (;;) {
        struct rusage usage;
        int status;
        pid_t process = wait4(-1, &status, WNOHANG, &usage);
        if (process == 0) return 1;
        if (process < 0) return errno != ECHILD;
        if (kept->is_over || process != kept->child) continue;
        kept->is_over = 1;
        kept->end.status = status;
        unsigned long peak = (unsigned long)usage.ru_maxrss * 1024;
        if (peak > kept->end.peak_bytes) kept->end.peak_bytes = peak;
    }
}

// Kills all descendants of the watchdog. Each process is stopped before its children are searched for, so that none can start others in the
// meantime; processes that were started anyway are found by the next walk.
static void end_tree(struct kept *kept, int signals) {
    int64_t until = milliseconds() + patience * 1000;
    while (reap(kept) && milliseconds() < until) {
        if (!kept->is_over) kill(-kept->child, SIGKILL);
        walk(stop);
        for (int index = 0; index < tree.count; index++) kill(tree.processes[index], SIGKILL);
        struct pollfd ended = {.fd = signals, .events = POLLIN};
        poll(&ended, 1, 2);
        struct signalfd_siginfo information;
        while (read(signals, &information, sizeof information) > 0) {}
    }
}

// MARK: - The watchdog

static void enter_control_group(int group) {
    if (group < 0) return;
    walk(NULL);
    for (int index = 0; index < tree.count; index++) {
        char number[24];
        size_t length = (size_t)(append_number(number, tree.processes[index]) - number);
        if (write(group, number, length) < 0) break;
    }
    close(group);
}

// Waits until the child has ended, exceeds a limit, or is to be ended.
static void watch(struct kept *kept, const struct csandbox_bounds *bounds, int socket, int signals) {
    int64_t next_count = milliseconds() + rhythm;
    while (!kept->is_over) {
        struct pollfd polled[] = {{.fd = signals, .events = POLLIN}, {.fd = socket, .events = POLLIN}};
        int64_t now = milliseconds();
        poll(polled, 2, next_count > now ? (int)(next_count - now) : 0);
        struct signalfd_siginfo information;
        while (read(signals, &information, sizeof information) == sizeof information) {
            if (information.ssi_signo == SIGTERM) return;
        }
        // The supervisor sends nothing on the socket: it is closed when the supervisor is gone.
        if (polled[1].revents) return;
        reap(kept);
        now = milliseconds();
        if (kept->is_over || now < next_count) continue;
        walk(NULL);
        unsigned long memory = count_memory(bounds->memory);
        if (memory > kept->end.peak_bytes) kept->end.peak_bytes = memory;
        if (bounds->processes && (tree.count > bounds->processes || tree.is_cut)) kept->end.reason = csandbox_end_processes;
        if (bounds->memory && memory > bounds->memory) kept->end.reason = csandbox_end_memory;
        if (kept->end.reason != csandbox_end_exit) return;
        int64_t took = milliseconds() - now;
        next_count = now + (10 * took > rhythm ? 10 * took : rhythm);
    }
}

static _Noreturn void keep(const struct csandbox_child *child, const struct csandbox_bounds *bounds, int socket,
                           struct known_processes known) {
    setpgid(0, 0);
    known.watchdog = getpid();
    prctl(PR_SET_NAME, "webaction-keep");
    prctl(PR_SET_DUMPABLE, 0);
    // NB: If SIGCHLD were ignored, children could not be waited for. All signals are already blocked.
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(SIGCHLD, &standard, NULL);
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGCHLD);
    sigaddset(&wanted, SIGTERM);
    int signals = signalfd(-1, &wanted, SFD_NONBLOCK | SFD_CLOEXEC);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    struct start_report started = {0};
    struct kept kept = {0};
    // NB: Calls that access another process's memory are also refused because the watchdog is not dumpable.
    started.failure = signals < 0 ? errno : spawn_beside(child, &known, 1, &kept.child);
    send(socket, &started, sizeof started, MSG_NOSIGNAL);
    if (started.failure) _exit(127);
    enter_control_group(bounds->control_group);
    // The watchdog must not hold the supervisor's descriptors open.
    int low = socket < signals ? socket : signals, high = socket < signals ? signals : socket;
    if (low > 0) syscall(SYS_close_range, 0u, (unsigned)low - 1, 0u);
    if (high - low > 1) syscall(SYS_close_range, (unsigned)low + 1, (unsigned)high - 1, 0u);
    syscall(SYS_close_range, (unsigned)high + 1, ~0u, 0u);
    watch(&kept, bounds, socket, signals);
    end_tree(&kept, signals);
    send(socket, &kept.end, sizeof kept.end, MSG_NOSIGNAL);
    _exit(0);
}

int csandbox_spawn_kept(const struct csandbox_child *child, const struct csandbox_bounds *bounds, pid_t *watchdog, int *report) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return errno;
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    // NB: The watchdog leads a group of its own, so the supervisor's group is known only here.
    const struct known_processes known = {.parent = getpid(), .group = getpgrp()};
    // NB: Not vfork, since the copy runs in parallel with this process; and no fork handlers of libraries run in the copy.
    pid_t copy = _Fork();
    if (copy == 0) {
        close(ends[0]);
        keep(child, bounds, ends[1], known);
    }
    int failure = copy < 0 ? errno : 0;
    sigprocmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    if (!failure) {
        struct start_report started = {.failure = ECHILD};
        ssize_t count;
        while ((count = recv(ends[0], &started, sizeof started, 0)) < 0 && errno == EINTR) {}
        failure = started.failure;
        if (failure) while (waitpid(copy, NULL, 0) < 0 && errno == EINTR) {}
    }
    if (failure) {
        close(ends[0]);
        return failure;
    }
    *watchdog = copy;
    *report = ends[0];
    return 0;
}

int csandbox_read_kept_end(int report, struct csandbox_kept_end *end) {
    return recv(report, end, sizeof *end, MSG_DONTWAIT) == sizeof *end;
}

int csandbox_reap(pid_t process, int *status, unsigned long *peak_bytes) {
    struct rusage usage;
    if (wait4(process, status, WNOHANG, &usage) != process) return 0;
    *peak_bytes = (unsigned long)usage.ru_maxrss * 1024;
    return 1;
}
