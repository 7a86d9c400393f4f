// CHolderCache.c: where the threads' caches are.

#include "CHolderCache.h"

_Thread_local HolderCache holder_cache_of_thread;
