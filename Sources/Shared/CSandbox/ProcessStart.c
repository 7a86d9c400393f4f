// ProcessStart.c: see the header.

#define _GNU_SOURCE

#include "ProcessStart.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <unistd.h>

static char **arguments;

// glibc passes a program's arguments to its constructors.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
    (void)count;
    arguments = values;
}

char **csandbox_arguments(void) { return arguments; }

const char *csandbox_executable_name(void) { return (const char *)getauxval(AT_EXECFN); }

void csandbox_prepare_process(void) {
    for (int descriptor = 0; descriptor < 3; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF) continue;
        // NB: open returns the lowest free number, which is this one. The root folder exists even if /dev/null does not.
        if (open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0) open("/", O_PATH);
    }
    signal(SIGXFSZ, SIG_IGN);
}

static void *do_nothing(void *nothing) { return nothing; }

int csandbox_can_start_thread(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, do_nothing, NULL) != 0) return 0;
    pthread_join(thread, NULL);
    return 1;
}

long csandbox_raise_open_files(long wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    if (limit.rlim_cur < (rlim_t)wanted && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max < (rlim_t)wanted ? limit.rlim_max : (rlim_t)wanted;
        if (setrlimit(RLIMIT_NOFILE, &limit) != 0) getrlimit(RLIMIT_NOFILE, &limit);
    }
    return limit.rlim_cur > 1L << 30 ? 1L << 30 : (long)limit.rlim_cur;
}
