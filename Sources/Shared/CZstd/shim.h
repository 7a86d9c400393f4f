// shim.h: the system's zstd.
#include <zstd.h>
