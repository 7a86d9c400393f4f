// shim.h: the system's zlib.
#include <zlib.h>

// These wrap macros, which Swift does not import.
static inline int czlib_inflate_start(z_stream *stream, int windowBits) { return inflateInit2(stream, windowBits); }
static inline int czlib_deflate_start(z_stream *stream, int level, int windowBits) {
    return deflateInit2(stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
}
