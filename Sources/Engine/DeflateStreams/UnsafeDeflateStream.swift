// UnsafeDeflateStream.swift: one stream of bytes that is compressed or decompressed piece by piece, by zlib.
// https://compression.spec.whatwg.org/
//
// Why it is safe: the pointers that zlib is given are those of buffers that live as long as the call, set anew for each call with
// their counts and taken away after it; zlib's own memory is freed with the object.

import CZlib

/// A stream on its way from one form to the other.
public final class DeflateStream {
    /// A form of compressed bytes, by zlib's number for it.
    public enum Format: Int32, CaseIterable {
        /// zlib's own. https://www.rfc-editor.org/rfc/rfc1950
        case deflate = 15
        /// Bare. https://www.rfc-editor.org/rfc/rfc1951
        case deflateRaw = -15
        /// https://www.rfc-editor.org/rfc/rfc1952
        case gzip = 31
    }

    private var stream = z_stream()
    private let isDecompressing: Bool
    private var isOpen = false
    private var isOver = false

    /// A stream at its start.
    public init(_ format: Format, decompressing: Bool) {
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

    /// Takes a piece, and gives what it makes.
    ///
    /// - Parameter finish: There is nothing behind it.
    /// - Returns: nil for damaged bytes, for bytes behind the end of what was compressed, and for an end that comes too early.
    public func push(_ bytes: UnsafeBufferPointer<UInt8>, finish: Bool) -> [UInt8]? {
        guard isOpen else { return nil }
        var output: [UInt8] = []
        if isOver { return bytes.isEmpty ? output : nil }
        // zlib counts in 32 bits.
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

    /// - Returns: false for damage.
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
            // Z_BUF_ERROR: there was nothing to do.
            case Z_OK, Z_BUF_ERROR: if !isFull { return stream.avail_in == 0 }
            default: return false
            }
        }
    }
}
