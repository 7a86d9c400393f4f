// main.c: replaces the page worker by a compromised one, which attacks the supervisor in the way that its folder is named: the
// tests start it as FOLDER/webaction-worker beside a program. It sends frames on descriptor 3 (Frame.swift).
//
//   notes          endless notes, of a few bytes each
//   long-notes     endless notes, of 8 MiB each
//   resources      endless requests for resources, reading the answers
//   deaf           endless requests for resources, reading nothing
//   long-question  announces a request of 64 MiB
//   long-frame     announces a payload of 2 GiB
//   values         a payload of more values than a message may contain
//   text           a result whose text is declared longer than its message
//   kind           a message of an unknown kind
//   words          bytes that are not frames
//   printing       prints endlessly to its standard error
//   silence        sends nothing
//   twice          reports again and again that the page is parsed
//   early          sends a payload before it is requested
//   page           receives a large page's memory, and tries to truncate, extend and overwrite it

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

enum { PAYLOAD = 1, NOTE = 2, RESULT = 3, PARSED = 4, LOAD_RESOURCE = 5 };

static unsigned char frame[(8u << 20) + 4096];
static uint32_t job;

static void put(size_t offset, uint32_t value) {
    for (int byte = 0; byte < 4; byte++) frame[offset + (size_t)byte] = (unsigned char)(value >> (8 * byte));
}

// A length in seven bits a byte, low bits first.
static size_t put_count(size_t offset, size_t value) {
    for (; value >= 0x80; value >>= 7) frame[offset++] = (unsigned char)(value | 0x80);
    frame[offset++] = (unsigned char)value;
    return offset;
}

static void write_all(const unsigned char *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = send(3, bytes, count, MSG_NOSIGNAL);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) _exit(0);
        bytes += done;
        count -= (size_t)done;
    }
}

// Sends the frame whose body follows the header and ends at `end`; the length field may differ.
static void send_frame(unsigned char kind, size_t end, uint32_t length) {
    put(0, length);
    put(4, job);
    frame[8] = kind;
    write_all(frame, end);
}

static void send_whole(unsigned char kind, size_t end) { send_frame(kind, end, (uint32_t)(end - 4)); }

static size_t read_some(unsigned char *bytes, size_t count) {
    ssize_t done;
    do done = read(3, bytes, count);
    while (done < 0 && errno == EINTR);
    if (done <= 0) _exit(0);
    return (size_t)done;
}

// The number of the job that the first frame begins.
static void read_job(void) {
    unsigned char header[8];
    for (size_t had = 0; had < sizeof header;) had += read_some(header + had, sizeof header - had);
    for (int byte = 3; byte >= 0; byte--) job = job << 8 | header[4 + byte];
}

// Tries to change the page's memory, and reports whether it succeeded.
static void try_page(void) {
    unsigned char header[4];
    struct iovec part = {header, sizeof header};
    _Alignas(struct cmsghdr) char space[CMSG_SPACE(sizeof(int))];
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = space, .msg_controllen = sizeof space};
    if (recvmsg(3, &message, 0) <= 0) _exit(0);
    struct cmsghdr *control = CMSG_FIRSTHDR(&message);
    if (!control) {
        dprintf(2, "no memory\n");
        return;
    }
    int page;
    memcpy(&page, CMSG_DATA(control), sizeof page);
    if (!ftruncate(page, 4096)) dprintf(2, "cut off\n");
    if (!ftruncate(page, 1 << 30)) dprintf(2, "made longer\n");
    if (pwrite(page, "hostile", 7, 0) > 0) dprintf(2, "written\n");
    if (mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, page, 0) != MAP_FAILED) dprintf(2, "mapped\n");
    if (fcntl(page, F_ADD_SEALS, 0) == 0) dprintf(2, "sealed otherwise\n");
    dprintf(2, "tried\n");
}

static void send_note(size_t length) {
    frame[9] = 1;
    size_t start = put_count(10, length);
    memset(frame + start, 'x', length);
    // Not from a script's call.
    size_t end = put_count(start + length, 0);
    send_whole(NOTE, end);
}

// Paths differ, so that none is cached.
static void send_question(uint32_t number, const char *path) {
    char text[] = "http://x/00000000";
    for (size_t digit = 16; number > 0; digit--, number /= 10) text[digit] = (char)('0' + number % 10);
    const char *const parts[] = {text, "http", "x", path, "", ""};
    size_t end = 9;
    for (size_t part = 0; part < 6; part++) {
        size_t length = strlen(parts[part]);
        end = put_count(end, length);
        memcpy(frame + end, parts[part], length);
        end += length;
    }
    // The page asks for it, and not for a file of the extension.
    frame[end++] = 0;
    frame[end++] = 0;
    send_whole(LOAD_RESOURCE, end);
}

int main(int count, char **arguments) {
    (void)count;
    char *slash = strrchr(arguments[0], '/');
    if (!slash) return 1;
    *slash = 0;
    const char *mode = strrchr(arguments[0], '/') + 1;
    static unsigned char answer[1 << 16];
    if (!strcmp(mode, "printing")) for (;;) if (write(2, "word\n", 5) < 0) usleep(1000);
    if (!strcmp(mode, "page")) try_page(); else read_job();
    // The exit code of a worker that can fork no more: its page is given to another worker.
    if (!strcmp(mode, "retired")) return 66;
    if (!strcmp(mode, "notes")) for (;;) send_note(8);
    if (!strcmp(mode, "long-notes")) for (;;) send_note(8u << 20);
    if (!strcmp(mode, "resources")) {
        for (uint32_t number = 0;; number++) {
            send_question(number, "/none");
            while (recv(3, answer, sizeof answer, MSG_DONTWAIT) > 0) {}
        }
    }
    if (!strcmp(mode, "deaf")) for (uint32_t number = 0;; number++) send_question(number, "/big");
    if (!strcmp(mode, "long-question")) send_frame(LOAD_RESOURCE, 9, 64u << 20);
    if (!strcmp(mode, "long-frame")) send_frame(PAYLOAD, 9, 0x80000000u);
    if (!strcmp(mode, "values")) {
        // There is a value, a list of `elements` elements, each null.
        size_t elements = (1u << 23) - 1;
        frame[9] = 1;
        frame[10] = 8;
        size_t start = put_count(11, elements + 16);
        memset(frame + start, 0, sizeof frame - start);
        send_whole(PAYLOAD, sizeof frame);
    }
    if (!strcmp(mode, "text")) {
        frame[9] = 1;
        send_whole(RESULT, put_count(10, (size_t)1 << 60));
    }
    if (!strcmp(mode, "kind")) send_whole(99, 9);
    if (!strcmp(mode, "words")) write_all((const unsigned char *)"GET / HTTP/1.1\r\n\r\n", 18);
    if (!strcmp(mode, "twice")) {
        frame[9] = 0;
        for (;;) send_whole(PARSED, 10);
    }
    if (!strcmp(mode, "early")) {
        frame[9] = frame[10] = 0;
        send_whole(PAYLOAD, 11);
    }
    for (;;) read_some(answer, sizeof answer);
}
