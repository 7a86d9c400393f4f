// CHolderCache.h: the object of the native holder that called last, and its private data, for each thread: engines on several
// threads know nothing of each other. In C because Swift has no thread-local variables.

#pragma once

typedef struct {
    const void *object;
    void *data;
} HolderCache;

extern _Thread_local HolderCache holder_cache_of_thread;

/// This thread's; both are null while there is none.
static inline HolderCache *holder_cache(void) { return &holder_cache_of_thread; }
