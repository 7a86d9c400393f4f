// main.c: makes the attempts of a hostile worker, reader or action, each once, and prints the results: a line with a name, a tab,
// and "allowed" or the error's name. Tests/ProcessSupervisionTests starts it in their place and has the expected results.
//
//   sandbox-probe STAGE NEIGHBOUR FOLDER ABSTRACT
//   sandbox-probe open STAGE PATH...                 prints those of the paths that it can open; OWN in them is its number
//
// STAGE      what it gives up first: nothing (as while it starts), copying, pages, pages-without-files, reading
// NEIGHBOUR  the number of another process of the same user
// FOLDER     a folder with a file "file" of the user's, and a datagram socket "socket" that listens
// ABSTRACT   the name of an abstract datagram socket that listens
// Descriptor 0 is a terminal.

#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

static char text[1 << 16];
static size_t length;

static void tell(const char *name, const char *result) {
    length += (size_t)snprintf(text + length, sizeof text - length, "%s\t%s\n", name, result);
}

static void tell_number(const char *name, long number) {
    char digits[32];
    snprintf(digits, sizeof digits, "%ld", number);
    tell(name, digits);
}

// Prints the result of a call that returns -1 on failure.
static long try(const char *name, long result) {
    tell(name, result >= 0 ? "allowed" : strerrorname_np(errno));
    return result;
}

// Prints the lines of /proc/self/status with the privileges of this process.
static void tell_status(void) {
    static const char *const wanted[] = {"CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp", "NSsid", "Pid"};
    FILE *file = fopen("/proc/self/status", "re");
    if (!file) return tell("status", strerrorname_np(errno));
    char line[256], key[64], value[64];
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "%63[^:]: %63s", key, value) != 2) continue;
        for (size_t index = 0; index < sizeof wanted / sizeof wanted[0]; index++)
            if (strcmp(key, wanted[index]) == 0) tell(key, value);
    }
    fclose(file);
}

static void open_file(const char *name, const char *path, int flags) {
    long file = try(name, open(path, flags | O_CLOEXEC | O_NOCTTY));
    if (file >= 0) close((int)file);
}

static void open_of(const char *name, pid_t process, const char *what, int flags) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, what);
    open_file(name, path, flags);
}

static void try_files(const char *folder) {
    char file[4096];
    snprintf(file, sizeof file, "%s/file", folder);
    try("chmod", chmod(file, 0600));
    try("fchmodat", syscall(SYS_fchmodat, AT_FDCWD, file, 0600));
    try("chown", chown(file, getuid(), getgid()));
    try("utimensat", utimensat(AT_FDCWD, file, NULL, 0));
    try("setxattr", setxattr(file, "user.probe", "x", 1, 0));
    try("truncate", truncate(file, 1));
    open_file("open the user's file to read", file, O_RDONLY);
    open_file("open the user's file to write", file, O_WRONLY);
    open_file("open the user's folder", folder, O_RDONLY | O_DIRECTORY);
    open_file("open /etc/passwd", "/etc/passwd", O_RDONLY);
    open_file("open /dev/tty", "/dev/tty", O_RDWR);
    char made[4096];
    snprintf(made, sizeof made, "%s/made.%d", folder, (int)getpid());
    open_file("make a file", made, O_WRONLY | O_CREAT);
    try("mkdir", mkdirat(AT_FDCWD, strcat(made, ".folder"), 0700));
    try("symlink", symlinkat("x", AT_FDCWD, strcat(made, ".link")));
    try("rename", renameat(AT_FDCWD, made, AT_FDCWD, strcat(file, ".moved")));
    try("unlink", unlinkat(AT_FDCWD, file, 0));
}

static void try_neighbour(pid_t neighbour) {
    struct rlimit limit = {1000, 1000};
    try("prlimit of a neighbour", syscall(SYS_prlimit64, neighbour, RLIMIT_NOFILE, &limit, NULL));
    try("setpriority of a neighbour", setpriority(PRIO_PROCESS, (id_t)neighbour, 5));
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(0, &processors);
    try("sched_setaffinity of a neighbour", sched_setaffinity(neighbour, sizeof processors, &processors));
    struct sched_param parameters = {0};
    try("sched_setscheduler of a neighbour", sched_setscheduler(neighbour, SCHED_BATCH, &parameters));
    try("ioprio_set of a neighbour", syscall(SYS_ioprio_set, 1, neighbour, 3 << 13));
    char byte = 0;
    struct iovec here = {&byte, 1}, there = {&byte, 1};
    try("process_vm_readv", syscall(SYS_process_vm_readv, neighbour, &here, 1ul, &there, 1ul, 0ul) >= 0 || errno == EFAULT ? 0 : -1);
    try("process_vm_writev", syscall(SYS_process_vm_writev, neighbour, &here, 1ul, &there, 1ul, 0ul) >= 0 || errno == EFAULT ? 0 : -1);
    long process = try("pidfd_open of a neighbour", syscall(SYS_pidfd_open, neighbour, 0));
    try("pidfd_getfd", syscall(SYS_pidfd_getfd, process, 0, 0));
    try("kill a neighbour", kill(neighbour, 0));
    open_of("open a neighbour's environ", neighbour, "environ", O_RDONLY);
    open_of("open a neighbour's mem", neighbour, "mem", O_RDWR);
    open_of("open a neighbour's cmdline", neighbour, "cmdline", O_RDONLY);
    if (try("ptrace", ptrace(PTRACE_ATTACH, neighbour, NULL, NULL)) >= 0) {
        waitpid(neighbour, NULL, __WALL);
        ptrace(PTRACE_DETACH, neighbour, NULL, NULL);
    }
    try("kill the parent", kill(getppid(), 0));
    try("tgkill the parent", syscall(SYS_tgkill, getppid(), getppid(), 0));
    char path[64];
    snprintf(path, sizeof path, "/proc/%d", (int)getppid());
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    try("pidfd_send_signal to the parent", syscall(SYS_pidfd_send_signal, folder, 0, NULL, 0));
    try("F_SETOWN", fcntl(3, F_SETOWN, neighbour));
}

static void send_to(const char *name, int from, const char *path, int is_abstract) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path + is_abstract, sizeof address.sun_path - 1, "%s", path);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + (size_t)is_abstract + strlen(path));
    try(name, sendto(from, "x", 1, MSG_DONTWAIT, (struct sockaddr *)&address, size));
}

static void try_sockets(const char *folder, const char *abstract) {
    int pair[2] = {-1, -1};
    try("socketpair of datagrams", socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
    char path[4096];
    snprintf(path, sizeof path, "%s/socket", folder);
    send_to("a datagram to a socket's path", pair[0], path, 0);
    send_to("a datagram to an abstract socket", pair[0], abstract, 1);
    try("socketpair of raw datagrams", socketpair(AF_UNIX, SOCK_RAW, 0, pair));
    try("socketpair of streams", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
    try("socket (AF_INET)", socket(AF_INET, SOCK_STREAM, 0));
    try("socket (AF_UNIX)", socket(AF_UNIX, SOCK_STREAM, 0));
}

// Forks until a fork is refused, up to a limit, and ends the children.
static long fork_often(void) {
    long count = 0;
    for (; count < 8; count++) {
        long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
        if (child == 0) syscall(SYS_exit_group, 0);
        if (child < 0) break;
        waitpid((pid_t)child, NULL, 0);
    }
    return count;
}

static void try_starting(void) {
    long child = try("fork", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
    if (child == 0) syscall(SYS_exit_group, 0);
    if (child > 0) waitpid((pid_t)child, NULL, 0);
    tell_number("forks of 8", fork_often());
    try("clone3", syscall(SYS_clone3, NULL, 0) < 0 && errno == EINVAL ? 0 : -1);
    // If the call is made, there is no such program.
    char *const arguments[] = {"none", NULL};
    try("execve", execve("/nonexistent/program", arguments, arguments) < 0 && errno == ENOENT ? 0 : -1);
    child = try("a user namespace (clone)", syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0));
    if (child == 0) syscall(SYS_exit_group, 0);
    if (child > 0) waitpid((pid_t)child, NULL, 0);
    try("a user namespace (unshare)", unshare(CLONE_NEWUSER));
    try("setns", setns(-1, 0) < 0 && errno == EBADF ? 0 : -1);
    try("mount", mount("none", "/nonexistent", "tmpfs", 0, NULL) < 0 && errno == ENOENT ? 0 : -1);
    try("chroot", chroot("/nonexistent") < 0 && errno == ENOENT ? 0 : -1);
}

static void try_kernel(void) {
    // Only a process that owns a terminal can type into it.
    try("TIOCSCTTY", ioctl(0, TIOCSCTTY, 0));
    try("TIOCSTI", ioctl(0, TIOCSTI, "x"));
    // The kernel uses only the lower half of the number.
    try("TIOCSTI with more bits", syscall(SYS_ioctl, 0, 0x100000000ul | TIOCSTI, "x"));
    try("add_key", syscall(SYS_add_key, "user", "probe", "x", 1ul, -2));
    try("keyctl", syscall(SYS_keyctl, 0 /* KEYCTL_GET_KEYRING_ID */, -2, 1));
    try("shmget", syscall(SYS_shmget, 0, 4096ul, 0600 | 01000));
    try("msgget", syscall(SYS_msgget, 0, 0600 | 01000));
    try("semget", syscall(SYS_semget, 0, 1, 0600 | 01000));
    // Calls with impossible arguments: the kernel's own error shows that the call was made.
    try("io_uring_setup", syscall(SYS_io_uring_setup, 0, NULL) < 0 && errno != EPERM && errno != EACCES ? 0 : -1);
    try("bpf", syscall(SYS_bpf, 0, NULL, 1 << 20) < 0 && errno == E2BIG ? 0 : -1);
    struct perf_event_attr event = {.type = PERF_TYPE_SOFTWARE, .size = sizeof event, .config = PERF_COUNT_SW_DUMMY};
    try("perf_event_open", syscall(SYS_perf_event_open, &event, 0, -1, -1, 0ul));
    try("userfaultfd", syscall(SYS_userfaultfd, 1 /* UFFD_USER_MODE_ONLY */));
    try("memory shared with others", mmap(NULL, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
    try("PR_SET_DUMPABLE", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
    try("setuid", syscall(SYS_setuid, 0));
    try("setpriority of its own", setpriority(PRIO_PROCESS, 0, 5));
}

// Prints what it was started with, for tests that start it as a worker.
static int describe(char **arguments) {
    for (char **argument = arguments + 1; *argument; argument++) fprintf(stderr, "argument %s\n", *argument);
    for (char **variable = environ; *variable; variable++) fprintf(stderr, "variable %s\n", *variable);
    for (const char *const *file = (const char *const[]){"/etc/passwd", "/etc/ld.so.cache", "/proc/self/stat", "p.html", NULL}; *file; file++) {
        int descriptor = open(*file, O_RDONLY | O_CLOEXEC);
        fprintf(stderr, "file %s: %s\n", *file, descriptor >= 0 ? "open" : strerrorname_np(errno));
        if (descriptor >= 0) close(descriptor);
    }
    for (int descriptor = 0; descriptor < 4; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) != 0) {
            fprintf(stderr, "descriptor %d: %s\n", descriptor, strerrorname_np(errno));
        } else if (S_ISCHR(status.st_mode)) {
            fprintf(stderr, "descriptor %d: device %u:%u\n", descriptor, major(status.st_rdev), minor(status.st_rdev));
        } else {
            const char *kind = S_ISFIFO(status.st_mode) ? "pipe" : S_ISSOCK(status.st_mode) ? "socket" : "file";
            fprintf(stderr, "descriptor %d: %s\n", descriptor, kind);
        }
    }
    // NB: Workers do not ask the kernel for it.
    FILE *file = fopen("/proc/self/stat", "re");
    int number = 0, parent, group, session = 0;
    if (file && fscanf(file, "%d %*s %*c %d %d %d", &number, &parent, &group, &session) != 4) number = -1;
    fprintf(stderr, "session of its own: %d\n", number == session && number > 0);
    return 2;
}

static int enter(const char *stage) {
    return strcmp(stage, "fork-server") == 0 ? csandbox_enter_fork_server()
        : strcmp(stage, "pages") == 0 ? csandbox_enter_pages(1)
        : strcmp(stage, "pages-without-files") == 0 ? csandbox_enter_pages(0)
        : strcmp(stage, "reading") == 0 ? csandbox_enter_reading() : 0;
}

static int print(void) {
    for (size_t written = 0; written < length;) {
        ssize_t bytes = write(1, text + written, length - written);
        if (bytes <= 0) return 4;
        written += (size_t)bytes;
    }
    return 0;
}

static int open_each(const char *stage, char **paths) {
    if (enter(stage)) return 3;
    for (; *paths; paths++) {
        char path[4096];
        const char *own = strstr(*paths, "OWN");
        if (own) snprintf(path, sizeof path, "%.*s%d%s", (int)(own - *paths), *paths, (int)getpid(), own + 3);
        // NB: Opening some of them would block.
        int file = open(own ? path : *paths, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
        if (file < 0) continue;
        tell(*paths, "allowed");
        close(file);
    }
    return print();
}

int main(int count, char **arguments) {
    if (count > 2 && strcmp(arguments[1], "open") == 0) return open_each(arguments[2], arguments + 3);
    if (count != 5) return describe(arguments);
    const char *stage = arguments[1];
    pid_t neighbour = (pid_t)atoi(arguments[2]);
    tell_status();
    if (enter(stage)) return 3;
    try_files(arguments[3]);
    try_neighbour(neighbour);
    try_sockets(arguments[3], arguments[4]);
    try_starting();
    try_kernel();
    return print();
}
