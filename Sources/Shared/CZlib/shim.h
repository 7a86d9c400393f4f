// shim.h: zlib, as the system has it.
#include <zlib.h>

// The macros around these take the sizes of the structures, which Swift does not see.
static inline int czlib_inflate_start(z_stream *stream, int windowBits) { return inflateInit2(stream, windowBits); }
static inline int czlib_deflate_start(z_stream *stream, int level, int windowBits) {
    return deflateInit2(stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
}
