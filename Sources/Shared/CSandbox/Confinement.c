// Confinement.c: the confinement of a process other than by system call filters: from files, other processes, and capabilities.

#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/securebits.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: - Landlock: https://docs.kernel.org/userspace-api/landlock.html

// The constants of linux/landlock.h, which older systems lack or have only in part.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446, path_beneath = 1 };
static const uint64_t run_file = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, list_folder = 1 << 3, make_device = 1 << 6,
                      make_block_device = 1 << 11, move_to_folder = 1 << 13, truncate_file = 1 << 14, control_device = 1 << 15;
static const uint64_t abstract_sockets = 1 << 0, signals = 1 << 1;

struct rights { uint64_t files, network, scopes; };

long landlock_version(void) {
    long version = syscall(create_ruleset, NULL, 0, 1u);
    return version < 0 ? 0 : version;
}

static int make_rules(const struct rights *rights, long version) {
    // Kernels refuse a structure that is longer than the one they know.
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    return (int)syscall(create_ruleset, rights, size, 0u);
}

// Returns 0 or an errno value. A missing file needs no permission.
static int allow(int rules, const char *path, uint64_t file_rights, uint64_t folder_rights) {
    struct { uint64_t rights; int32_t folder; } __attribute__((packed)) rule = {.folder = open(path, O_PATH | O_CLOEXEC)};
    if (rule.folder < 0) return 0;
    struct stat status;
    int is_folder = fstat(rule.folder, &status) == 0 && S_ISDIR(status.st_mode);
    rule.rights = file_rights | (is_folder ? folder_rights : 0);
    int failure = syscall(add_rule, rules, path_beneath, &rule, 0u) == 0 ? 0 : errno;
    close(rule.folder);
    return failure;
}

static int enforce_rules(int rules) {
    int failure = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(restrict_self, rules, 0u) != 0 ? errno : 0;
    close(rules);
    return failure;
}

int leave_files(const char *const *paths, const char *const *programs, const char *const *writable) {
    long version = landlock_version();
    // Version 1 forbids all moves of files between folders, which a process that writes needs.
    if (version < (writable ? 2 : 1)) return 0;
    struct rights rights = {
        // Rights of later versions: moving between folders, truncating, controlling devices.
        .files = version >= 5 ? 0xFFFF : version >= 3 ? 0x7FFF : version == 2 ? 0x3FFF : 0x1FFF,
        .network = version >= 4 ? 3 : 0,
        .scopes = version >= 6 ? abstract_sockets | signals : 0,
    };
    int rules = make_rules(&rights, version), failure = 0;
    if (rules < 0) return errno;
    for (; !failure && *paths; paths++) failure = allow(rules, *paths, read_file | (programs ? 0 : run_file), list_folder);
    for (; !failure && programs && *programs; programs++) failure = allow(rules, *programs, read_file | run_file, 0);
    uint64_t file_rights = rights.files & (run_file | write_file | read_file | truncate_file | control_device);
    uint64_t folder_rights = rights.files & ~(file_rights | make_device | make_block_device);
    for (; !failure && writable && *writable; writable++) failure = allow(rules, *writable, file_rights, folder_rights);
    if (failure) {
        close(rules);
        return failure;
    }
    return enforce_rules(rules);
}

int part_from_others(int is_offline) {
    long version = landlock_version();
    // Version 1 forbids all moves of files between folders, which actions need.
    if (version < 2) return 0;
    // A ruleset must restrict something: here, creating device nodes, which needs capabilities anyway. All other access to files is
    // unrestricted; a process with a ruleset cannot trace or inspect one that lacks it.
    struct rights rights = {
        .files = make_device | make_block_device | move_to_folder,
        .scopes = version >= 6 ? signals | (is_offline ? abstract_sockets : 0) : 0,
    };
    int rules = make_rules(&rights, version);
    if (rules < 0) return errno;
    int failure = allow(rules, "/", move_to_folder, 0);
    if (failure) {
        close(rules);
        return failure;
    }
    return enforce_rules(rules);
}

int csandbox_landlock_version(void) { return (int)landlock_version(); }

// MARK: - Capabilities: capabilities(7)

int drop_capabilities(void) {
    if (prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) != 0 && errno != EINVAL) return errno;
    // Only a process with capabilities can reduce its bounding set; a process without them cannot gain any.
    if (prctl(PR_CAPBSET_READ, CAP_SETPCAP, 0, 0, 0) == 1) {
        // User number 0 gives no rights any more.
        prctl(PR_SET_SECUREBITS, SECURE_ALL_BITS | SECURE_ALL_LOCKS, 0, 0, 0);
        for (unsigned long capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; capability++) {}
    }
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    return syscall(SYS_capset, &header, none) == 0 ? 0 : errno;
}

// MARK: - The second filter

int csandbox_has_filters(void) {
    // The error of a kernel that has them: the filter cannot be read.
    return syscall(SYS_seccomp, 1u /* SECCOMP_SET_MODE_FILTER */, 0u, NULL) != 0 && errno == EFAULT;
}

static int enter(unsigned part) {
    struct sock_filter filter[longest_filter];
    const struct known_processes known = {.own = getpid()};
    int count = make_filter(filter, part, &known);
    return enforce_filter(filter, count, 1);
}

int csandbox_enter_fork_server(void) { return enter(in_fork_server | opens_files); }

int csandbox_enter_pages(int opens) { return enter(in_worker | (opens ? opens_files : 0)); }

int csandbox_enter_reading(void) { return enter(in_reader); }
