// RunPath.c: see RunPath.h. The file is this program's own, but it may be truncated: nothing is read beyond its end.
//
// System V ABI, Object Files: program header and dynamic section.

#define _GNU_SOURCE
#include "RunPath.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct file {
    const char *bytes;
    size_t size;
};

// The bytes at an offset of the file; NULL if it is too short.
static const void *part(const struct file *file, size_t offset, size_t size) {
    return offset <= file->size && size <= file->size - offset ? file->bytes + offset : NULL;
}

static const ElfW(Phdr) *headers(const struct file *file, size_t *count) {
    const ElfW(Ehdr) *header = part(file, 0, sizeof *header);
    if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) || header->e_phentsize != sizeof(ElfW(Phdr))) return NULL;
    *count = header->e_phnum;
    return part(file, header->e_phoff, *count * sizeof(ElfW(Phdr)));
}

// The file offset for an address of the process; the file's size if there is none.
static size_t offset_of(const struct file *file, const ElfW(Phdr) *headers, size_t count, size_t address) {
    for (size_t index = 0; index < count; index++) {
        const ElfW(Phdr) *header = &headers[index];
        if (header->p_type == PT_LOAD && address >= header->p_vaddr && address - header->p_vaddr < header->p_filesz)
            return header->p_offset + (address - header->p_vaddr);
    }
    return file->size;
}

static const char *run_path(const struct file *file) {
    size_t count = 0, strings = 0, name = 0;
    int is_there = 0;
    const ElfW(Phdr) *all = headers(file, &count);
    for (size_t index = 0; all && index < count; index++) {
        if (all[index].p_type != PT_DYNAMIC) continue;
        const ElfW(Dyn) *entries = part(file, all[index].p_offset, all[index].p_filesz);
        for (size_t entry = 0; entries && entry < all[index].p_filesz / sizeof *entries; entry++) {
            if (entries[entry].d_tag == DT_STRTAB) strings = entries[entry].d_un.d_ptr;
            if (entries[entry].d_tag == DT_RUNPATH || entries[entry].d_tag == DT_RPATH) {
                name = entries[entry].d_un.d_val;
                is_there = 1;
            }
        }
    }
    size_t start = is_there ? offset_of(file, all, count, strings) : file->size;
    const char *text = start < file->size && name < file->size - start ? file->bytes + start + name : NULL;
    return text && memchr(text, 0, file->size - (size_t)(text - file->bytes)) ? text : NULL;
}

void each_run_path(const char *executable, void (*visit)(const char *folder, size_t length, void *context), void *context) {
    int descriptor = open(executable, O_RDONLY | O_CLOEXEC);
    struct stat state;
    if (descriptor < 0) return;
    size_t size = fstat(descriptor, &state) == 0 && state.st_size > 0 ? (size_t)state.st_size : 0;
    void *bytes = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0) : MAP_FAILED;
    close(descriptor);
    if (bytes == MAP_FAILED) return;
    const struct file file = {.bytes = bytes, .size = size};
    const char *path = run_path(&file);
    while (path && *path) {
        size_t length = strcspn(path, ":");
        visit(path, length, context);
        path += length + (path[length] == ':');
    }
    munmap(bytes, size);
}
