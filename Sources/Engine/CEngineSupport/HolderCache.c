// HolderCache.c: storage for the threads' caches.

#include "HolderCache.h"

_Thread_local HolderCache holder_cache_of_thread;
