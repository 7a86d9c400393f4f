// files.c: see files.h.

#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

int csandbox_device_ends(dev_t number) {
    unsigned kind = major(number), which = minor(number);
    // The numbers are fixed: https://docs.kernel.org/admin-guide/devices.html
    int is_terminal = kind == 4 || (kind == 5 && which <= 1) || (kind >= 136 && kind <= 143);
    return is_terminal || (kind == 1 && which == 3);
}

int csandbox_attribute_is(const char *path, const char *name, char value) {
    char found[2];
    return getxattr(path, name, found, sizeof found) == 1 && found[0] == value;
}

int csandbox_open_unnamed(int folder, const char *path, mode_t mode) {
    return openat(folder, path, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
}

int csandbox_name_file(int descriptor, int folder, const char *name) {
    // An empty path with AT_EMPTY_PATH would need a capability.
    char source[32];
    snprintf(source, sizeof source, "/proc/self/fd/%d", descriptor);
    return linkat(AT_FDCWD, source, folder, name, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}
