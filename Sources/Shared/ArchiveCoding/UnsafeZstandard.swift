// UnsafeZstandard.swift: Zstandard by its own library, with dictionaries as .warc.zst files have them.
// Safe because: the buffers' pointers are arrays' own storage for the call, and contexts are freed with the object.

import CZstd

/// Decompresses one frame after another.
package final class ZstandardDecoder {
    private let context: OpaquePointer?
    /// How many bytes the decoder asks for next.
    private var wanted = 0
    /// Where a frame's content was whole and only its check sum was wrong: how many bytes of these were not read.
    package private(set) var unreadEnd: Int?

    /// - Parameter dictionary: What the frames were compressed with, if anything.
    package init(dictionary: [UInt8] = []) {
        context = ZSTD_createDCtx()
        if !dictionary.isEmpty { ZSTD_DCtx_loadDictionary(context, dictionary, dictionary.count) }
        // NB: 128 MB of window is what the command line tool decodes by default.
        ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, 27)
    }

    deinit { ZSTD_freeDCtx(context) }

    /// Goes to the start of the next frame.
    package func reset() {
        ZSTD_DCtx_reset(context, ZSTD_reset_session_only)
        wanted = 0
        unreadEnd = nil
    }

    /// Decompresses from `input` at `start`, which moves on, and appends at most `limit` bytes to `output`.
    package func decode(
        _ input: [UInt8],
        from start: inout Int,
        limit: Int,
        into output: inout [UInt8]
    ) -> DecodingStep {
        var rest = 1
        let piece = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            input.withUnsafeBytes { bytes in
                while true {
                    // NB: Of a call that fails all that it has decoded is lost. So each is given no more than a block, without
                    // the next one's header, which the decoder counts in what it asks for.
                    let end = min(bytes.count, start + max(1, wanted - 3))
                    var source = ZSTD_inBuffer(src: bytes.baseAddress, size: end, pos: start)
                    var target = ZSTD_outBuffer(dst: buffer.baseAddress, size: limit, pos: count)
                    rest = ZSTD_decompressStream(context, &target, &source)
                    if ZSTD_isError(rest) != 0 { return }
                    let isDone = rest == 0 || (source.pos == start && target.pos == count) || target.pos == limit
                    (start, count, wanted) = (source.pos, target.pos, rest)
                    if isDone { return }
                }
            }
        }
        output += piece
        if ZSTD_isError(rest) != 0 {
            unreadEnd = String(cString: ZSTD_getErrorName(rest)).contains("checksum") ? 0 : nil
            return .damaged
        }
        return rest == 0 ? .end : .more
    }
}

/// Decompresses what HTTP calls zstd.
package func decodeZstandard(_ bytes: [UInt8], limit: Int) -> DecodedBytes {
    let decoder = ZstandardDecoder()
    var output: [UInt8] = []
    var start = 0
    while output.count <= limit {
        let (before, length) = (start, output.count)
        switch decoder.decode(bytes, from: &start, limit: 1 << 18, into: &output) {
        case .end where start == bytes.count: return output.count <= limit ? .bytes(output) : .tooLong
        case .damaged: return .damaged
        case .more, .end: if start == before, output.count == length { return .damaged }
        }
    }
    return .tooLong
}

/// The bytes as one frame.
package func zstandardFrame(_ bytes: [UInt8], level: Int32 = 3) -> [UInt8] {
    let bound = ZSTD_compressBound(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
        let size = ZSTD_compress(buffer.baseAddress, bound, bytes, bytes.count, level)
        precondition(ZSTD_isError(size) == 0, "zstd has no memory.")
        count = size
    }
}
