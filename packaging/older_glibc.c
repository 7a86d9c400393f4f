// older_glibc.c: what libraries of an archive call that glibc has only since 2.36 (packaging/older_glibc.py).

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// arc4random(3): random bytes, which never fails.
void arc4random_buf(void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        // The kernel gives as many whole, and is not interrupted.
        size_t next = count - done < 256 ? count - done : 256;
        ssize_t got = getrandom((char *)bytes + done, next, 0);
        if (got < 0 && errno != EINTR) abort();
        if (got > 0) done += (size_t)got;
    }
}

uint32_t arc4random(void) {
    uint32_t value;
    arc4random_buf(&value, sizeof value);
    return value;
}
