// CompressionOperations.swift: native operations for js/compression/.

import ScriptEngine

extension DOMReceiver {
    /// The most open streams of a world; each takes up to 300 KB outside of the engine's heap.
    private static let mostDeflateStreams = 256

    /// Registers the operations on streams, which are identified by numbers.
    func registerCompressionOperations() {
        var open: [Int: DeflateStream] = [:]
        var last = 0
        families.compression = { _, operation, operands in
            switch operation {
            case .deflateOpen:
                let formats: [String: DeflateStream.Format] = [
                    "deflate": .deflate, "deflate-raw": .deflateRaw, "gzip": .gzip,
                ]
                guard let format = formats[try operands.string(1)] else { return .integer(0) }
                let isDecompressing = try operands.boolean(2)
                guard open.count < Self.mostDeflateStreams else { throw OperationFailure.outOfMemory }
                last += 1
                open[last] = DeflateStream(format, decompressing: isDecompressing)
                return .integer(last)
            case .deflatePush:
                // The last bytes and damage close the stream.
                let (number, isLast) = (try operands.integer(1), try operands.boolean(3))
                let stream = open[number]
                let output = try operands.withByteArray(2) { bytes throws(OperationFailure) in
                    stream?.push(bytes, finish: isLast)
                }
                if isLast || output == nil { open[number] = nil }
                return output.map { .bytes($0) } ?? .undefined
            case .deflateClose:
                open[try operands.integer(1)] = nil
                return .undefined
            }
        }
    }
}
