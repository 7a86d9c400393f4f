// CSandbox.c: see CSandbox.h. Between vfork and exec only async-signal-safe calls are made, and the only memory of the parent that is
// written is `failure`, which exists for this.
// Elsewhere: files, other processes and capabilities (Confinement.c), system calls (SystemCallFilter.c, SystemCalls.c).

#define _GNU_SOURCE
#include "CSandbox.h"
#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/epoll.h>
#include <pthread.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The data that `become` needs and that must be made before the child exists.
struct preparation {
    int sources[4];
    pid_t parent;
    sigset_t no_signals;
    struct sock_filter filter[longest_filter];
    int filter_length;
};

// The part of the table that applies to a kind of child at first; 0: it has no filter.
static unsigned first_part(enum csandbox_kind kind, int is_kept) {
    switch (kind) {
    case csandbox_page_worker: return in_worker_start | opens_files;
    case csandbox_container_reader: return in_reader_start | opens_files;
    case csandbox_offline_action: case csandbox_compiler: return in_action | in_action_offline;
    case csandbox_action: return in_action;
    case csandbox_unconfined: break;
    }
    return is_kept ? in_kept : 0;
}

// Removes the rights that this kind of child must not have. Returns 0 or an errno value.
static int confine(const struct csandbox_child *child, const struct preparation *prepared) {
    if (child->kind == csandbox_unconfined && !prepared->filter_length) return 0;
    int failure = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno;
    if (child->kind == csandbox_unconfined) {
        // If the kernel refuses it, ending the watchdog ends only descendants that did not hide.
        if (!failure) enforce_filter(prepared->filter, prepared->filter_length, 0);
        return 0;
    }
    if (!failure) failure = drop_capabilities();
    if (!failure && child->readable) failure = leave_files(child->readable, child->programs, child->writable);
    if (!failure && (child->kind == csandbox_action || child->kind == csandbox_offline_action))
        failure = part_from_others(child->kind == csandbox_offline_action);
    return failure ? failure : enforce_filter(prepared->filter, prepared->filter_length, 0);
}

static _Noreturn void become(const struct csandbox_child *child, const struct preparation *prepared, volatile int *failure) {
    // A new session has no terminal.
    setsid();
    struct sigaction standard = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) sigaction(number, &standard, NULL);
    for (int target = 0; target < 4; target++) {
        if (prepared->sources[target] >= 0) {
            if (dup2(prepared->sources[target], target) < 0) goto failed;
        } else {
            close(target);
        }
    }
    if (syscall(SYS_close_range, 4u, ~0u, 0u) != 0) {
        for (int descriptor = 4; descriptor < 1024; descriptor++) close(descriptor);
    }
    if (child->directory && chdir(child->directory) != 0) goto failed;
    // A crash writes no core dump.
    struct rlimit none_left = {0, 0}, file_size = {child->file_size, child->file_size};
    setrlimit(RLIMIT_CORE, &none_left);
    if (child->file_size) setrlimit(RLIMIT_FSIZE, &file_size);
    // NB: The C library's functions would apply the change to the parent's threads, too.
    if (child->user
        && (syscall(SYS_setgroups, 0, NULL) != 0 || syscall(SYS_setgid, child->user) != 0
            || syscall(SYS_setuid, child->user) != 0))
        goto failed;
    // The parent may have died before the request was made. Changing the user number would clear the request.
    if (!child->outlives_parent && (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != prepared->parent)) _exit(127);
    if ((*failure = confine(child, prepared)) != 0) _exit(127);
    sigprocmask(SIG_SETMASK, &prepared->no_signals, NULL);
    execve(child->path, child->arguments, child->environment);
failed:
    *failure = errno;
    _exit(127);
}

int csandbox_spawn(const struct csandbox_child *child, pid_t *process) {
    const struct known_processes known = {.parent = getpid(), .group = getpgrp(), .watchdog = getpid()};
    return spawn_beside(child, &known, 0, process);
}

int spawn_beside(const struct csandbox_child *child, const struct known_processes *known, int is_kept, pid_t *process) {
    struct preparation prepared = {.sources = {-1, -1, -1, -1}, .parent = getpid()};
    volatile int failure = 0;
    int null = -1;
    unsigned part = first_part(child->kind, is_kept);
    if (part) prepared.filter_length = make_filter(prepared.filter, part, known);
    // Sources are moved above the targets, so that no dup2 overwrites a later source.
    for (int target = 0; target < 4; target++) {
        int source = child->descriptors[target];
        if (source < 0 && target < 3) {
            if (null < 0) null = open("/dev/null", O_RDWR | O_CLOEXEC);
            source = null;
        }
        if (source < 0) continue;
        prepared.sources[target] = fcntl(source, F_DUPFD_CLOEXEC, 10);
        if (prepared.sources[target] < 0) failure = errno;
    }
    pid_t child_number = -1;
    if (!failure) {
        sigset_t all, before;
        sigfillset(&all);
        sigemptyset(&prepared.no_signals);
        // No signal handler of the parent may run while the child uses its memory.
        sigprocmask(SIG_SETMASK, &all, &before);
        child_number = vfork();
        if (child_number == 0) become(child, &prepared, &failure);
        if (child_number < 0) failure = errno;
        sigprocmask(SIG_SETMASK, &before, NULL);
    }
    for (int target = 0; target < 4; target++)
        if (prepared.sources[target] >= 0) close(prepared.sources[target]);
    if (null >= 0) close(null);
    if (failure && child_number > 0) waitpid(child_number, NULL, 0);
    if (!failure) *process = child_number;
    return failure;
}

// Whether this process has only one thread: the twentieth number of its line, which contains its name in parentheses.
static int is_alone(void) {
    char line[1024];
    int file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? -1 : read(file, line, sizeof line - 1);
    if (file >= 0) close(file);
    line[length < 0 ? 0 : length] = 0;
    const char *rest = strrchr(line, ')');
    long threads = 0;
    return rest && sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld", &threads) == 1
        && threads == 1;
}

pid_t csandbox_fork(void) {
    if (!is_alone()) return -EBUSY;
    pid_t parent = getpid(), child = fork();
    if (child < 0) return -errno;
    if (child == 0 && (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)) _exit(127);
    return child;
}

int csandbox_wait(pid_t process) {
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

void csandbox_keep_memory(void) {
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_TOP_PAD, 1 << 20);
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

unsigned long csandbox_own_peak_bytes(void) {
    struct rusage usage;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? (unsigned long)usage.ru_maxrss * 1024 : 0;
}

int csandbox_signals(void) {
    csandbox_prepare_process();
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGINT);
    sigaddset(&wanted, SIGTERM);
    sigaddset(&wanted, SIGHUP);
    if (sigprocmask(SIG_BLOCK, &wanted, NULL) != 0) return -1;
    signal(SIGPIPE, SIG_IGN);
    return signalfd(-1, &wanted, SFD_NONBLOCK | SFD_CLOEXEC);
}

int csandbox_interruptions(void) {
    sigset_t wanted;
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGINT);
    sigaddset(&wanted, SIGTERM);
    sigaddset(&wanted, SIGHUP);
    return signalfd(-1, &wanted, SFD_NONBLOCK | SFD_CLOEXEC);
}

int csandbox_pending_interruption(void) {
    sigset_t pending;
    if (sigpending(&pending) != 0) return 0;
    const int wanted[] = {SIGINT, SIGTERM, SIGHUP};
    for (int index = 0; index < 3; index++)
        if (sigismember(&pending, wanted[index]) == 1) return wanted[index];
    return 0;
}

int csandbox_next_signal(int descriptor) {
    struct signalfd_siginfo information;
    ssize_t count = read(descriptor, &information, sizeof information);
    return count == sizeof information ? (int)information.ssi_signo : 0;
}

int csandbox_child_watch(void) { return epoll_create1(EPOLL_CLOEXEC); }

int csandbox_watch_child(int watch, pid_t child) {
    int descriptor = (int)syscall(SYS_pidfd_open, child, 0);
    if (descriptor < 0) return -1;
    struct epoll_event event = {.events = EPOLLIN};
    if (epoll_ctl(watch, EPOLL_CTL_ADD, descriptor, &event) == 0) return descriptor;
    close(descriptor);
    return -1;
}

ssize_t csandbox_write(int descriptor, const void *bytes, size_t count) {
    ssize_t sent = send(descriptor, bytes, count, MSG_NOSIGNAL);
    if (sent >= 0 || errno != ENOTSOCK) return sent;
    // A broken pipe raises the signal for this thread: it is blocked, and removed if it came from here.
    sigset_t pipe_signal, pending, before;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    sigpending(&pending);
    int was_pending = sigismember(&pending, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
    sent = write(descriptor, bytes, count);
    int error = errno;
    if (sent < 0 && error == EPIPE && !was_pending) {
        const struct timespec now = {0, 0};
        sigtimedwait(&pipe_signal, NULL, &now);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return sent;
}

void csandbox_die_by(int signal_number) {
    signal(signal_number, SIG_DFL);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signal_number);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    raise(signal_number);
}

int csandbox_socket_pair(int ends[2]) {
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
    return csandbox_set_nonblocking(ends[0]);
}

int csandbox_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int csandbox_set_nonblocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) != 0) return errno;
    return 0;
}

// The numbers of /proc/PROCESS/statm, in bytes: resident memory, and how much of it may be shared.
static int read_memory(pid_t process, unsigned long *resident, unsigned long *shared) {
    char path[64], text[128];
    snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return 0;
    ssize_t count = read(descriptor, text, sizeof text - 1);
    close(descriptor);
    if (count <= 0) return 0;
    text[count] = 0;
    unsigned long total = 0;
    if (sscanf(text, "%lu %lu %lu", &total, resident, shared) != 3) return 0;
    unsigned long page = (unsigned long)sysconf(_SC_PAGESIZE);
    *resident *= page;
    *shared *= page;
    return 1;
}

// Calls `visit` for each child of one thread of a process.
static int each_child_of_thread(pid_t process, const char *thread, void (*visit)(pid_t, void *), void *context) {
    char path[64 + 280];
    snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)process, thread);
    FILE *file = fopen(path, "re");
    if (!file) return 0;
    int count = 0, number;
    while (fscanf(file, "%d", &number) == 1) {
        if (number <= 1) continue;
        count++;
        visit((pid_t)number, context);
    }
    fclose(file);
    return count;
}

static void take_larger(pid_t process, void *context) {
    unsigned long *largest = context, resident, shared;
    if (read_memory(process, &resident, &shared) && resident > *largest) *largest = resident;
}

unsigned long csandbox_resident_bytes(pid_t process, int with_child) {
    unsigned long largest = 0;
    take_larger(process, &largest);
    if (with_child) {
        // A process that forks has one thread, whose number is the process's.
        char thread[16];
        snprintf(thread, sizeof thread, "%d", (int)process);
        each_child_of_thread(process, thread, take_larger, &largest);
    }
    return largest;
}

int csandbox_sync_file_system(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }

struct library_visit {
    void (*visit)(const char *, void *);
    void *context;
};

static int visit_library(struct dl_phdr_info *information, size_t size, void *context) {
    (void)size;
    struct library_visit *visit = context;
    if (information->dlpi_name && *information->dlpi_name) visit->visit(information->dlpi_name, visit->context);
    return 0;
}

void csandbox_each_library(void (*visit)(const char *path, void *context), void *context) {
    struct library_visit all = {.visit = visit, .context = context};
    dl_iterate_phdr(visit_library, &all);
}
