// BeneathFolder.c: openat2(2) if the kernel has it; otherwise each name is opened relative to the folder before it.

#define _GNU_SOURCE

#include "BeneathFolder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's own constants (linux/openat2.h), which older headers lack. The call's number is the same on all machines.
#define OPENAT2_CALL 437
#define NO_MAGIC_LINKS 0x02
#define NO_SYMBOLIC_LINKS 0x04
#define BENEATH 0x08

struct open_request {
    uint64_t flags;
    uint64_t mode;
    uint64_t resolve;
};

static atomic_int is_call_missing;
static atomic_int is_call_forgone;

void csandbox_forgo_openat2(int forgoes) { atomic_store(&is_call_forgone, forgoes); }

/// Opens with one call per name, if the kernel lacks openat2. All names but the last are opened only for traversal.
static int open_by_names(int folder, const char *path, int flags, mode_t mode) {
    if (*path == 0) return -ENOENT;
    int here = folder;
    int result = -ENOENT;
    while (1) {
        char name[256];
        size_t length = strcspn(path, "/");
        const char *rest = path + length;
        while (*rest == '/') rest++;
        if (length >= sizeof name) {
            result = -ENAMETOOLONG;
            break;
        }
        memcpy(name, path, length);
        name[length] = 0;
        int is_last = *rest == 0;
        // NB: If a slash follows, the last name is a folder's.
        int ends_with_slash = is_last && path[length] == '/';
        int wanted = is_last ? flags | O_NOFOLLOW | (ends_with_slash ? O_DIRECTORY : 0)
                             : O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
        int next = openat(here, name, wanted, mode);
        result = next < 0 ? -errno : next;
        if (next < 0 && errno == ENOTDIR) {
            // A name that is not a folder may be a link to one, which this call distinguishes.
            char target;
            if (readlinkat(here, name, &target, 1) >= 0) result = -ELOOP;
        }
        if (here != folder) close(here);
        if (is_last || next < 0) return result;
        here = next;
        path = rest;
    }
    if (here != folder) close(here);
    return result;
}

/// Whether the path is absolute or contains a name `..`.
static int leads_elsewhere(const char *path) {
    if (*path == '/') return 1;
    while (*path) {
        size_t length = strcspn(path, "/");
        if (length == 2 && path[0] == '.' && path[1] == '.') return 1;
        path += length;
        while (*path == '/') path++;
    }
    return 0;
}

int csandbox_open_beneath(int folder, const char *path, int flags, mode_t mode) {
    if (leads_elsewhere(path)) return -EXDEV;
    if (!atomic_load(&is_call_forgone) && !atomic_load(&is_call_missing)) {
        struct open_request request = {
            .flags = (uint64_t)flags,
            .mode = flags & O_CREAT ? mode : 0,
            .resolve = BENEATH | NO_MAGIC_LINKS | NO_SYMBOLIC_LINKS,
        };
        long result = syscall(OPENAT2_CALL, folder, path, &request, sizeof request);
        if (result >= 0) return (int)result;
        // NB: Filters of older containers refuse an unknown call with EPERM. EAGAIN: something was moved in the meantime.
        if (errno == ENOSYS) atomic_store(&is_call_missing, 1);
        if (errno != ENOSYS && errno != EPERM && errno != EAGAIN) return -errno;
    }
    return open_by_names(folder, path, flags, mode);
}
