// HolderCache.h: for each thread, the object of the last native holder that called, and its private data; engines on several threads share
// nothing. In C because Swift has no thread-local variables.

#pragma once

typedef struct {
    const void *object;
    void *data;
} HolderCache;

extern _Thread_local HolderCache holder_cache_of_thread;

/// This thread's cache; both fields are null at first.
static inline HolderCache *holder_cache(void) { return &holder_cache_of_thread; }
