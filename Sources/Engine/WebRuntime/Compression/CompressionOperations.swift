// CompressionOperations.swift: native operations for js/compression/.

import ScriptEngine

extension DOMReceiver {
    /// The most open streams of a world; each takes up to 300 KB outside of the engine's heap.
    private static let mostDeflateStreams = 256

    /// Registers the operations on streams, which are identified by numbers.
    func registerCompressionOperations() {
        var open: [Int: DeflateStream] = [:]
        var last = 0
        // Name of the format, whether to decompress → a number; 0 for an unknown format.
        named["deflate.open"] = { _, operands in
            let formats: [String: DeflateStream.Format] = [
                "deflate": .deflate, "deflate-raw": .deflateRaw, "gzip": .gzip,
            ]
            guard let format = formats[try operands.string(1)] else { return .integer(0) }
            let isDecompressing = try operands.boolean(2)
            guard open.count < Self.mostDeflateStreams else { throw OperationFailure.outOfMemory }
            last += 1
            open[last] = DeflateStream(format, decompressing: isDecompressing)
            return .integer(last)
        }
        // Number, bytes, whether they are the last → the output; undefined if they are damaged, or if there is no such open stream. The
        // last bytes and damage close the stream.
        named["deflate.push"] = { _, operands in
            let (number, isLast) = (try operands.integer(1), try operands.boolean(3))
            let stream = open[number]
            let output = try operands.withByteArray(2) { bytes throws(OperationFailure) in
                stream?.push(bytes, finish: isLast)
            }
            if isLast || output == nil { open[number] = nil }
            return output.map { .bytes($0) } ?? .undefined
        }
        named["deflate.close"] = { _, operands in
            open[try operands.integer(1)] = nil
            return .undefined
        }
    }
}
