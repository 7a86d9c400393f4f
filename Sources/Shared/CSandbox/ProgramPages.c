// ProgramPages.c: see include/ProgramPages.h.

#define _GNU_SOURCE
#include "ProgramPages.h"

#include <link.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

static int release_program(struct dl_phdr_info *program, size_t size, void *context) {
    (void)size, (void)context;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int i = 0; i < program->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &program->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
        uintptr_t start = (program->dlpi_addr + part->p_vaddr) & ~(page - 1);
        madvise((void *)start, program->dlpi_addr + part->p_vaddr + part->p_memsz - start, MADV_DONTNEED);
    }
    // The first object is the program.
    return 1;
}

void csandbox_release_program_pages(void) { dl_iterate_phdr(release_program, NULL); }
