// shim.h: libarchive, as the system has it.
#include <archive.h>
#include <archive_entry.h>
