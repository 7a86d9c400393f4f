// ProgramPages.h: the program's own pages, which a process that is about to end need not keep until then.
//
// To end a process the system takes each of its pages out of its tables, a millisecond for a program of this size, and whoever waits for
// the end waits for that. A process that has nothing to do until its children are gone can have it done meanwhile.

#pragma once

/// Takes what the program only reads, its code and constants, out of this process's memory. What is still needed is read again from the
/// file when it is touched.
void csandbox_release_program_pages(void);
