// shim.h: zstd, as the system has it.
#include <zstd.h>
