// SystemCallFilter.c: makes a system call filter (seccomp) from the table in SystemCalls.c.
// https://docs.kernel.org/userspace-api/seccomp_filter.html
//
// A list of allowed calls ends with a refusal, a list of refused calls with a permission. Calls of another architecture have other numbers,
// so a process that makes one is ended: no program started here does so by mistake. Other refused calls return an error instead: libraries
// try a call to see whether it exists, and a newer library must not end a page; the error gives an attacker no useful information.

#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The system call filter is not written for this processor."
#endif

#ifndef SECCOMP_RET_KILL_PROCESS
#define SECCOMP_RET_KILL_PROCESS 0x80000000u
#endif

// The last call number that existed when the table was written (mseal). Newer libraries may try later calls, and do without them if they
// get the error of an older kernel.
enum { last_known_call = 462 };

struct writer {
    struct sock_filter *next, *end;
    const struct known_processes *known;
};

static void put(struct writer *writer, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    // NB: The end is not overrun: the kernel refuses a filter that is cut off, and no child starts.
    if (writer->next < writer->end)
        *writer->next++ = (struct sock_filter){.code = code, .jt = if_true, .jf = if_false, .k = value};
}

static void load(struct writer *writer, size_t offset) { put(writer, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }

static void answer(struct writer *writer, uint32_t value) { put(writer, BPF_RET | BPF_K, value, 0, 0); }

static uint32_t refusal(const struct system_call *call) {
    return SECCOMP_RET_ERRNO | (uint32_t)(call->answer ? call->answer : EPERM);
}

static uint32_t known_value(const struct writer *writer, uint32_t value) {
    switch (value) {
    case own_process: return (uint32_t)writer->known->own;
    case parent_process: return (uint32_t)writer->known->parent;
    case parent_group: return (uint32_t)-writer->known->group;
    case watchdog_process: return (uint32_t)writer->known->watchdog;
    case watchdog_group: return (uint32_t)-writer->known->watchdog;
    default: return value;
    }
}

// Emits a check: if it fails, the filter ends with the call's refusal; otherwise it continues.
static void put_check(struct writer *writer, const struct system_call *call, const struct argument_check *check) {
    // NB: Both processors store the lower half of an argument first.
    size_t place = offsetof(struct seccomp_data, args) + 8 * (size_t)check->argument;
    if (check->is_long) {
        load(writer, place + 4);
        put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
        answer(writer, refusal(call));
    }
    load(writer, place);
    if (check->mask != UINT32_MAX) put(writer, BPF_ALU | BPF_AND | BPF_K, check->mask, 0, 0);
    for (int index = 0; index < check->count; index++) {
        int left = check->count - index - 1;
        uint32_t value = known_value(writer, check->values[index]);
        // In both cases the refusal is one instruction long: a matching value jumps to it or over it.
        put(writer, BPF_JMP | BPF_JEQ | BPF_K, value, (uint8_t)(left + 1), 0);
    }
    if (check->is_forbidden) put(writer, BPF_JMP | BPF_JA, 1, 0, 0);
    answer(writer, refusal(call));
}

static void put_call(struct writer *writer, const struct system_call *call) {
    struct sock_filter *comparison = writer->next;
    put(writer, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call->number, 0, 0);
    if (call->is_refused) {
        answer(writer, refusal(call));
    } else {
        for (int index = 0; index < 2; index++)
            if (call->checks[index].mask) put_check(writer, call, &call->checks[index]);
        answer(writer, SECCOMP_RET_ALLOW);
    }
    comparison->jf = (uint8_t)(writer->next - comparison - 1);
}

int make_filter(struct sock_filter filter[longest_filter], unsigned part, const struct known_processes *known) {
    struct writer writer = {filter, filter + longest_filter, known};
    load(&writer, offsetof(struct seccomp_data, arch));
    put(&writer, BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0);
    answer(&writer, SECCOMP_RET_KILL_PROCESS);
    load(&writer, offsetof(struct seccomp_data, nr));
#if defined(__x86_64__)
    // Numbers from here on are the x32 variants.
    put(&writer, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    answer(&writer, SECCOMP_RET_KILL_PROCESS);
#endif
    int lists_refused = (part & (in_action | in_action_offline | in_kept)) != 0;
    for (int index = 0; index < system_call_count; index++) {
        const struct system_call *call = &system_calls[index];
        if (call->number < 0 || !(call->where & part & ~(unsigned)opens_files)) continue;
        if ((call->where & opens_files) && !(part & opens_files)) continue;
        put_call(&writer, call);
    }
    if (!lists_refused) {
        put(&writer, BPF_JMP | BPF_JGT | BPF_K, last_known_call, 0, 1);
        answer(&writer, SECCOMP_RET_ERRNO | ENOSYS);
    }
    answer(&writer, lists_refused ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO | EPERM);
    return (int)(writer.next - filter);
}

int enforce_filter(const struct sock_filter *filter, int count, int is_for_all_threads) {
    struct sock_fprog program = {.len = (unsigned short)count, .filter = (struct sock_filter *)filter};
    unsigned all = is_for_all_threads ? SECCOMP_FILTER_FLAG_TSYNC : 0;
    // NB: Without the flag, older kernels make all branches of a filtered process slow, which affects compiled JavaScript.
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW | all, &program);
    if (result == 0) return 0;
    result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, all, &program);
    // The number of a thread to which the filter could not be applied.
    return result == 0 ? 0 : result > 0 ? EBUSY : errno;
}
