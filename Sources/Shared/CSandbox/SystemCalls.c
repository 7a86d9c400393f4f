// SystemCalls.c: which system calls which process may make. The filters and the table in docs/security.md are made of this.
//
// Page workers and readers of containers make the calls that are listed for them and no others. Actions, transfers and compilers
// make all calls but those that are listed for them: what an action is, only its user knows.
//
// Of rows for the same call and process the first one counts. What is called most often comes first: kernels before 5.11
// go through the list at each call.

#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/prctl.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <termios.h>

// What one of the processors has not.
#ifndef SYS_poll
#define SYS_poll (-1)
#endif
#ifndef SYS_open
#define SYS_open (-1)
#endif
#ifndef SYS_access
#define SYS_access (-1)
#endif
#ifndef SYS_stat
#define SYS_stat (-1)
#endif
#ifndef SYS_readlink
#define SYS_readlink (-1)
#endif
#ifndef SYS_arch_prctl
#define SYS_arch_prctl (-1)
#endif
#ifndef SYS_time
#define SYS_time (-1)
#endif
// Numbers that older headers lack; they are the same for all processors.
enum { call_faccessat2 = 439, call_process_madvise = 440, call_mount_setattr = 442, call_process_mrelease = 448 };

#define WORKER (in_worker_start | in_fork_server | in_worker)
#define READER (in_reader_start | in_reader)
#define START (in_worker_start | in_reader_start)
#define FORKING (in_worker_start | in_fork_server)

#define CALL(call) .number = SYS_##call, .name = #call
#define ANY_BUT(argument_, bits) \
    { .argument = argument_, .mask = ~(uint32_t)(bits), .count = 1 }
#define NONE_OF_BITS(argument_, bits) \
    { .argument = argument_, .mask = (uint32_t)(bits), .count = 1 }
#define ALL_OF_BITS(argument_, bits) \
    { .argument = argument_, .mask = (uint32_t)(bits), .count = 1, .values = {(uint32_t)(bits)} }
#define IS(argument_, ...) \
    { .argument = argument_, .mask = UINT32_MAX, .count = sizeof((int[]){__VA_ARGS__}) / sizeof(int), .values = {__VA_ARGS__} }
#define IS_LONG(argument_, value) \
    { .argument = argument_, .mask = UINT32_MAX, .is_long = 1, .count = 1, .values = {value} }
#define IS_NOT(argument_, ...) \
    { .argument = argument_, .mask = UINT32_MAX, .is_forbidden = 1, \
      .count = sizeof((int[]){__VA_ARGS__}) / sizeof(int), .values = {__VA_ARGS__} }
#define SPARED_PROCESS IS_NOT(0, parent_process, watchdog_process)
#define LONG_ANY_BUT(argument_, bits) \
    { .argument = argument_, .mask = ~(uint32_t)(bits), .is_long = 1, .count = 1 }

enum {
    thread_flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM | CLONE_SETTLS
        | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID | CLONE_CHILD_SETTID | CLONE_DETACHED,
    fork_flags = CLONE_CHILD_CLEARTID | CLONE_CHILD_SETTID | CSIGNAL,
    namespace_flags = 0x7E020000,
    namespace_flags_and_time = namespace_flags | 0x80,
    opening_to_read = O_CLOEXEC | O_NONBLOCK | O_DIRECTORY | O_NOFOLLOW | O_NOCTTY | 0100000 /* O_LARGEFILE */,
    own_memory = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | 0x100000 /* MAP_FIXED_NOREPLACE */ | MAP_NORESERVE | MAP_STACK
        | MAP_DENYWRITE,
#if defined(__aarch64__)
    running = PROT_READ | PROT_WRITE | PROT_EXEC | 0x10 /* PROT_BTI */,
#else
    running = PROT_READ | PROT_WRITE | PROT_EXEC,
#endif
    set_vma = 0x53564d41,
    set_owner_by_ioctl = 0x8901,
    set_group_by_ioctl = 0x8902,
    steal_console = 0x541D,
    console_menu = 0x541C,
};

const struct system_call system_calls[] = {
    // MARK: - What page workers and readers make
    {CALL(futex), WORKER | READER, .why = "locks, and waiting for other threads"},
    {CALL(read), WORKER | READER, .why = "the connection; files that are open"},
    {CALL(madvise), WORKER | READER, 0, {IS(2, MADV_NORMAL, MADV_WILLNEED, MADV_DONTNEED, 8 /* MADV_FREE */, MADV_HUGEPAGE,
                                            MADV_NOHUGEPAGE, MADV_DONTDUMP, MADV_DODUMP)},
     .condition = "advice on own memory's use", .why = "allocators"},
    {CALL(rt_sigprocmask), WORKER | READER, .why = "synchronization of its threads"},
    {CALL(write), WORKER | READER, .why = "standard output and error, waking its threads"},
    {CALL(sendto), WORKER | READER, 0, {IS_LONG(4, 0)}, .condition = "no address", .why = "the connection"},
    {CALL(recvmsg), WORKER, .why = "the connection; a large page comes by a descriptor"},
    {CALL(pread64), WORKER | READER, .why = "files that are open; a large page"},
    {CALL(mmap), WORKER | READER, 0, {LONG_ANY_BUT(2, running), LONG_ANY_BUT(3, own_memory)},
     .condition = "own memory only, not shared", .why = "allocators, compiled scripts, libraries"},
    {CALL(munmap), WORKER | READER, .why = "allocators"},
    {CALL(mprotect), WORKER | READER, 0, {LONG_ANY_BUT(2, running)},
     .condition = "reading, writing, running", .why = "compiled scripts, libraries"},
    {CALL(mremap), WORKER | READER, .why = "allocators"},
    {CALL(brk), WORKER | READER, .why = "allocators"},
    {CALL(setitimer), WORKER, 0, {IS(0, ITIMER_REAL)}, .condition = "ITIMER_REAL", .why = "the end of a time limit"},
    {CALL(clock_gettime), WORKER | READER, .why = "times, where the vDSO gives none"},
    {CALL(gettimeofday), WORKER | READER, .why = "times, where the vDSO gives none"},
    {CALL(time), WORKER | READER, .why = "times, where the vDSO gives none"},
    {CALL(poll), WORKER, .why = "the engine's threads wait"},
    {CALL(ppoll), WORKER, .why = "the engine's threads wait"},
    {CALL(sched_yield), WORKER | READER, .why = "locks"},
    {CALL(getpid), WORKER | READER, .why = "abort()"},
    {CALL(gettid), WORKER | READER, .why = "synchronization of its threads"},
    {CALL(tgkill), FORKING | in_reader_start, .why = "signals to its threads; abort()"},
    {CALL(tgkill), in_worker | in_reader, 0, {IS(0, own_process)}, .condition = "this process",
     .why = "the collector stops its threads; abort()"},
    {CALL(rt_sigreturn), WORKER | READER, .why = "ends a signal's handler"},
    {CALL(rt_sigsuspend), WORKER, .why = "the collector stops its threads"},
    {CALL(rt_sigaction), WORKER | READER, .why = "the engine's handlers"},
    {CALL(sigaltstack), WORKER | READER, .why = "synchronization of its threads"},
    {CALL(getrusage), WORKER | READER, .why = "the memory that it took"},
    {CALL(clone), FORKING, 0, {LONG_ANY_BUT(0, thread_flags | fork_flags)}, .condition = "threads, and forks",
     .why = "the engine's threads; a child for some pages"},
    {CALL(clone), in_worker, 0, {LONG_ANY_BUT(0, thread_flags), ALL_OF_BITS(0, CLONE_THREAD)},
     .condition = "threads", .why = "the engine's threads"},
    {CALL(clone3), WORKER | READER | in_action, .is_refused = 1, .answer = ENOSYS,
     .why = "its flags lie in memory, where a filter does not see them; the C library then takes clone"},
    {CALL(wait4), FORKING, .why = "waits for its child"},
    {CALL(getppid), FORKING, .why = "a child whose parent is gone ends"},
    {CALL(set_robust_list), WORKER | in_reader_start, .why = "synchronization of its threads"},
    {CALL(rseq), WORKER | in_reader_start, .why = "synchronization of its threads"},
    {CALL(eventfd2), WORKER, .why = "waking its threads"},
    {CALL(sched_getaffinity), WORKER | READER, .why = "how many processors there are"},
    {CALL(sysinfo), WORKER | READER, .why = "how much memory there is"},
    {CALL(getcpu), WORKER | READER, .why = "allocators"},
    {CALL(getrandom), WORKER | READER, .why = "keys of hash tables"},
    {CALL(membarrier), WORKER | READER, .why = "synchronization of its threads"},
    {CALL(prlimit64), WORKER | READER, 0, {IS(0, 0), IS_LONG(2, 0)}, .condition = "reading its own", .why = "the stack's size"},
    {CALL(lseek), WORKER | READER, .why = "files that are open"},
    {CALL(ftruncate), READER, .why = "an output that gets shorter; only files that are open for writing"},
    {CALL(close), WORKER | READER, .why = "files that are open"},
    {CALL(fcntl), WORKER | READER, 0, {IS(1, F_GETFD, F_SETFD, F_GETFL)}, .condition = "reading flags, and closing on exec",
     .why = "the C library"},
    {CALL(writev), WORKER | READER, .why = "error messages of the C library before it aborts"},
    {CALL(nanosleep), WORKER | READER, .why = "waiting"},
    {CALL(clock_nanosleep), WORKER | READER, .why = "waiting"},
    {CALL(restart_syscall), WORKER | READER, .why = "waiting continues after SIGSTOP"},
    {CALL(prctl), START, 0, {IS(0, PR_SET_NAME, set_vma, PR_SET_PDEATHSIG, PR_CAPBSET_READ)},
     .condition = "names, the signal at the parent's end, reading capabilities", .why = "libraries; a child dies with its parent"},
    {CALL(prctl), in_fork_server, 0, {IS(0, PR_SET_NAME, set_vma, PR_SET_PDEATHSIG)},
     .condition = "names, the signal at the parent's end", .why = "a child dies with its parent"},
    {CALL(prctl), in_worker | in_reader, 0, {IS(0, PR_SET_NAME, set_vma)}, .condition = "names of threads and memory",
     .why = "the engine's threads"},
    {CALL(exit), WORKER | READER, .why = "a thread ends"},
    {CALL(exit_group), WORKER | READER, .why = "it ends"},
    {CALL(openat), WORKER | in_reader_start | opens_files, 0, {ANY_BUT(2, opening_to_read)}, .condition = "to read; Landlock says what",
     .why = "libraries; libxml2, time zones and the size of its memory later, where there is Landlock"},
    {CALL(open), WORKER | in_reader_start | opens_files, 0, {ANY_BUT(1, opening_to_read)}, .condition = "to read; Landlock says what",
     .why = "libraries; libxml2, time zones and the size of its memory later, where there is Landlock"},
    {CALL(newfstatat), WORKER | in_reader_start | opens_files, .why = "libraries and time zones; sizes of files that are open"},
    {CALL(fstat), WORKER | READER, .why = "sizes of files that are open"},
    {CALL(stat), WORKER | in_reader_start | opens_files, .why = "libraries and time zones"},
    {CALL(readlink), WORKER | in_reader_start | opens_files, .why = "its own path; the time zone's name"},
    {CALL(readlinkat), WORKER | in_reader_start | opens_files, .why = "its own path; the time zone's name"},
    {CALL(getdents64), WORKER | opens_files, .why = "time zones"},
    {CALL(access), START, .why = "the loader"},
    {CALL(faccessat), START, .why = "the loader"},
    {.number = call_faccessat2, .name = "faccessat2", START, .is_refused = 1, .answer = ENOSYS, .why = "the C library takes faccessat"},
    {CALL(statfs), START, .why = "libraries look for SELinux"},
    {CALL(uname), START, .why = "the loader"},
    {CALL(set_tid_address), START, .why = "the loader"},
    {CALL(arch_prctl), START, 0, {IS(0, 0x1002 /* ARCH_SET_FS */)}, .condition = "ARCH_SET_FS", .why = "the loader"},
    {CALL(seccomp), FORKING | in_reader_start, .why = "the next, narrower filter"},
    {CALL(execve), START, .why = "its own start; with Landlock nothing else can be run"},
    {CALL(ioctl), WORKER | READER, .is_refused = 1, .answer = ENOTTY, .why = "nothing that it has is a terminal"},
    // MARK: - What actions, transfers and compilers do not make
    {CALL(socket), in_action_offline, .is_refused = 1, .answer = EACCES, .why = "the network; other programs' sockets"},
    {CALL(connect), in_action_offline, .is_refused = 1, .answer = EACCES, .why = "the network; other programs' sockets"},
    {CALL(socketpair), in_action_offline, 0, {IS(0, AF_UNIX), {.argument = 1, .mask = 0xF, .count = 2, .values = {SOCK_STREAM, SOCK_SEQPACKET}}},
     .answer = EACCES, .condition = "only connected ones (streams)", .why = "a datagram socket can send to any other"},
    {CALL(pidfd_open), in_action_offline, .is_refused = 1, .why = "other processes' descriptors"},
    {CALL(pidfd_open), in_action | in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog", .why = "signals to the supervisor and the watchdog"},
    {CALL(pidfd_getfd), in_action, .is_refused = 1, .why = "other processes' descriptors"},
    {CALL(ptrace), in_action, .is_refused = 1, .why = "other processes' memory"},
    {CALL(process_vm_readv), in_action, .is_refused = 1, .why = "other processes' memory"},
    {CALL(process_vm_writev), in_action, .is_refused = 1, .why = "other processes' memory"},
    {.number = call_process_madvise, .name = "process_madvise", in_action, .is_refused = 1, .why = "other processes' memory"},
    {.number = call_process_mrelease, .name = "process_mrelease", in_action, .is_refused = 1, .why = "other processes' memory"},
    {CALL(kcmp), in_action, .is_refused = 1, .why = "other processes' state"},
    {CALL(migrate_pages), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' memory"},
    {CALL(move_pages), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' memory"},
    {CALL(kill), in_action | in_kept, 0, {IS_NOT(0, (uint32_t)-1, parent_process, parent_group, watchdog_process, watchdog_group)},
     .condition = "not the supervisor, its watchdog, their groups or everybody", .why = "signals to the supervisor and the watchdog"},
    {CALL(tkill), in_action | in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog",
     .why = "signals to the supervisor and the watchdog"},
    {CALL(tgkill), in_action | in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog",
     .why = "signals to the supervisor and the watchdog"},
    {CALL(rt_sigqueueinfo), in_action | in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog",
     .why = "signals to the supervisor and the watchdog"},
    {CALL(rt_tgsigqueueinfo), in_action | in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog",
     .why = "signals to the supervisor and the watchdog"},
    {CALL(pidfd_send_signal), in_action | in_kept, .is_refused = 1, .why = "signals to the supervisor and the watchdog, by an open folder of /proc"},
    {CALL(fcntl), in_action, 0, {IS_NOT(1, F_SETOWN, F_SETOWN_EX)}, .condition = "not F_SETOWN",
     .why = "has the kernel send signals to other processes"},
    {CALL(ioctl), in_action, 0, {IS_NOT(1, TIOCSTI, console_menu, TIOCSETD, steal_console, set_owner_by_ioctl, set_group_by_ioctl)},
     .condition = "not TIOCSTI, TIOCLINUX, TIOCSETD, TIOCCONS, FIOSETOWN, SIOCSPGRP",
     .why = "types into a terminal, or has signals sent"},
    {CALL(prlimit64), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' limits"},
    {CALL(setpriority), in_action, 0, {IS(0, PRIO_PROCESS), IS(1, 0)}, .condition = "its own", .why = "other processes' priorities"},
    {CALL(ioprio_set), in_action, 0, {IS(0, 1), IS(1, 0)}, .condition = "its own", .why = "other processes' priorities"},
    {CALL(sched_setaffinity), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' processors"},
    {CALL(sched_setscheduler), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' priorities"},
    {CALL(sched_setparam), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' priorities"},
    {CALL(sched_setattr), in_action, 0, {IS(0, 0)}, .condition = "its own", .why = "other processes' priorities"},
    {CALL(clone), in_action, 0, {NONE_OF_BITS(0, namespace_flags)}, .condition = "no namespaces",
     .why = "a user namespace exposes most of the kernel"},
    {CALL(unshare), in_action, 0, {NONE_OF_BITS(0, namespace_flags_and_time)}, .condition = "no namespaces",
     .why = "a user namespace exposes most of the kernel"},
    {CALL(setns), in_action, .is_refused = 1, .why = "other processes' namespaces"},
    {CALL(mount), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(umount2), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(pivot_root), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(chroot), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(move_mount), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(open_tree), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(fsopen), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(fsconfig), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(fsmount), in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(fspick), in_action, .is_refused = 1, .why = "the file systems"},
    {.number = call_mount_setattr, .name = "mount_setattr", in_action, .is_refused = 1, .why = "the file systems"},
    {CALL(open_by_handle_at), in_action, .is_refused = 1, .why = "files by their numbers, past their folders"},
    {CALL(add_key), in_action, .is_refused = 1, .why = "the user's keyrings"},
    {CALL(request_key), in_action, .is_refused = 1, .why = "the user's keyrings"},
    {CALL(keyctl), in_action, .is_refused = 1, .why = "the user's keyrings"},
    {CALL(shmget), in_action, .is_refused = 1, .why = "other processes' shared memory (System V)"},
    {CALL(shmat), in_action, .is_refused = 1, .why = "other processes' shared memory (System V)"},
    {CALL(shmctl), in_action, .is_refused = 1, .why = "other processes' shared memory (System V)"},
    {CALL(msgget), in_action, .is_refused = 1, .why = "other processes' messages (System V)"},
    {CALL(msgsnd), in_action, .is_refused = 1, .why = "other processes' messages (System V)"},
    {CALL(msgrcv), in_action, .is_refused = 1, .why = "other processes' messages (System V)"},
    {CALL(msgctl), in_action, .is_refused = 1, .why = "other processes' messages (System V)"},
    {CALL(semget), in_action, .is_refused = 1, .why = "other processes' semaphores (System V)"},
    {CALL(semop), in_action, .is_refused = 1, .why = "other processes' semaphores (System V)"},
    {CALL(semtimedop), in_action, .is_refused = 1, .why = "other processes' semaphores (System V)"},
    {CALL(semctl), in_action, .is_refused = 1, .why = "other processes' semaphores (System V)"},
    {CALL(bpf), in_action, .is_refused = 1, .why = "loads programs into the kernel"},
    {CALL(perf_event_open), in_action, .is_refused = 1, .why = "measures other processes; exposes a large part of the kernel"},
    {CALL(userfaultfd), in_action, .is_refused = 1, .why = "makes kernel bugs easier to exploit"},
    {CALL(io_uring_setup), in_action, .is_refused = 1, .why = "makes calls that the filter does not check"},
    {CALL(io_uring_enter), in_action, .is_refused = 1, .why = "makes calls that the filter does not check"},
    {CALL(io_uring_register), in_action, .is_refused = 1, .why = "makes calls that the filter does not check"},
    {CALL(kexec_load), in_action, .is_refused = 1, .why = "replaces the kernel"},
    {CALL(kexec_file_load), in_action, .is_refused = 1, .why = "replaces the kernel"},
    {CALL(init_module), in_action, .is_refused = 1, .why = "loads modules into the kernel"},
    {CALL(finit_module), in_action, .is_refused = 1, .why = "loads modules into the kernel"},
    {CALL(delete_module), in_action, .is_refused = 1, .why = "removes modules from the kernel"},
    // MARK: - In addition, refused below a watchdog
    {CALL(prlimit64), in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog", .why = "limits of the supervisor and the watchdog"},
    {CALL(sched_setaffinity), in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog", .why = "starves the watchdog"},
    {CALL(sched_setscheduler), in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog", .why = "starves the watchdog"},
    {CALL(sched_setparam), in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog", .why = "starves the watchdog"},
    {CALL(sched_setattr), in_kept, 0, {SPARED_PROCESS}, .condition = "not the supervisor or its watchdog", .why = "starves the watchdog"},
};

const int system_call_count = sizeof system_calls / sizeof system_calls[0];

int csandbox_call_count(void) { return system_call_count; }

static const char *in_list(unsigned where, const char *always, unsigned start, unsigned fork_server, unsigned work, unsigned files) {
    if (!(where & (start | fork_server | work))) return "";
    if (!(where & work)) return where & fork_server ? "until it has pages" : "at its start";
    if (!(where & start)) return fork_server ? "once it has pages" : "after its start";
    return files ? "always; without Landlock at its start" : always;
}

struct csandbox_call csandbox_call(int index) {
    const struct system_call *call = &system_calls[index];
    unsigned files = call->where & opens_files;
    struct csandbox_call row = {
        .name = call->name,
        .worker = call->is_refused ? "" : in_list(call->where, "always", in_worker_start, in_fork_server, in_worker, files),
        .reader = call->is_refused ? "" : in_list(call->where, "always", in_reader_start, 0, in_reader, 0),
        .action = call->where & in_action ? (call->is_refused ? "never" : "always")
            : call->where & in_action_offline ? (call->is_refused ? "with the network" : "always; all with the network") : "",
        .kept = !(call->where & in_kept) ? "" : call->is_refused ? "never" : "always",
        .condition = call->condition ? call->condition : "",
        .answer = call->answer == 0 ? "EPERM" : call->answer == ENOSYS ? "ENOSYS" : call->answer == ENOTTY ? "ENOTTY" : "EACCES",
        .why = call->why,
    };
    if (call->is_refused && call->where & WORKER) row.worker = "never";
    if (call->is_refused && call->where & READER) row.reader = "never";
    return row;
}
