// UnsafeDeflateStream.swift: compresses or decompresses a stream piece by piece, with zlib.
// https://compression.spec.whatwg.org/
//
// Why it is safe: the pointers passed to zlib are to buffers that live as long as the call; they are set with their counts before each call
// and cleared after it. zlib's own memory is freed with the object.

import CZlib

/// A stream that is being compressed or decompressed.
final class DeflateStream {
    /// A compressed format; the raw value is zlib's number for it.
    enum Format: Int32, CaseIterable {
        /// The zlib format. https://www.rfc-editor.org/rfc/rfc1950
        case deflate = 15
        /// The raw deflate format. https://www.rfc-editor.org/rfc/rfc1951
        case deflateRaw = -15
        /// The gzip format. https://www.rfc-editor.org/rfc/rfc1952
        case gzip = 31
    }

    private var stream = z_stream()
    private let isDecompressing: Bool
    private var isOpen = false
    private var isOver = false

    /// A new stream.
    init(_ format: Format, decompressing: Bool) {
        isDecompressing = decompressing
        let status =
            decompressing
            ? czlib_inflate_start(&stream, format.rawValue)
            : czlib_deflate_start(&stream, Z_DEFAULT_COMPRESSION, format.rawValue)
        isOpen = status == Z_OK
    }

    deinit {
        guard isOpen else { return }
        if isDecompressing { inflateEnd(&stream) } else { deflateEnd(&stream) }
    }

    /// Processes a piece of input and returns the output.
    ///
    /// - Parameter finish: Whether this is the last piece.
    /// - Returns: nil for damaged input, for bytes after the end of the compressed data, and if the data end too early.
    func push(_ bytes: UnsafeBufferPointer<UInt8>, finish: Bool) -> [UInt8]? {
        guard isOpen else { return nil }
        var output: [UInt8] = []
        if isOver { return bytes.isEmpty ? output : nil }
        // zlib's counts have 32 bits.
        var start = 0
        repeat {
            let count = min(bytes.count - start, 1 << 30)
            let piece = UnsafeBufferPointer(rebasing: bytes[start..<start + count])
            start += count
            guard run(piece, flush: finish && start == bytes.count ? Z_FINISH : Z_NO_FLUSH, into: &output) else {
                return nil
            }
            if isOver, start < bytes.count { return nil }
        } while start < bytes.count
        return finish && !isOver ? nil : output
    }

    /// - Returns: false if the data are damaged.
    private func run(_ bytes: UnsafeBufferPointer<UInt8>, flush: Int32, into output: inout [UInt8]) -> Bool {
        stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        stream.avail_in = UInt32(bytes.count)
        defer { stream.next_in = nil }
        while true {
            var status = Z_OK
            var isFull = false
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(buffer.count)
                status = isDecompressing ? inflate(&stream, Z_NO_FLUSH) : deflate(&stream, flush)
                count = buffer.count - Int(stream.avail_out)
                isFull = stream.avail_out == 0
                stream.next_out = nil
            }
            output += piece
            switch status {
            case Z_STREAM_END:
                isOver = true
                return stream.avail_in == 0
            // Z_BUF_ERROR: no progress was possible.
            case Z_OK, Z_BUF_ERROR: if !isFull { return stream.avail_in == 0 }
            default: return false
            }
        }
    }
}
