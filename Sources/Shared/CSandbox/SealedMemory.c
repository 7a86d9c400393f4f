// SealedMemory.c: see SealedMemory.h. https://man7.org/linux/man-pages/man2/memfd_create.2.html

#define _GNU_SOURCE
#include "SealedMemory.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

int csandbox_seal(const void *bytes, size_t count) {
    int memory = memfd_create("page", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) return -errno;
    for (size_t done = 0; done < count;) {
        ssize_t written = write(memory, (const char *)bytes + done, count - done);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) goto failed;
        done += (size_t)written;
    }
    if (!fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL)) return memory;
failed:;
    int error = errno;
    close(memory);
    return -error;
}

ssize_t csandbox_write_with(int socket, const void *bytes, size_t count, int descriptor) {
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof descriptor)];
    } control = {.header = {.cmsg_len = CMSG_LEN(sizeof descriptor), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS}};
    memcpy(CMSG_DATA(&control.header), &descriptor, sizeof descriptor);
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control.bytes,
    };
    return sendmsg(socket, &message, MSG_NOSIGNAL);
}
