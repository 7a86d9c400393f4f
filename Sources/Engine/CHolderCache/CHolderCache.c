// CHolderCache.c: storage for the threads' caches.

#include "CHolderCache.h"

_Thread_local HolderCache holder_cache_of_thread;
