// WrittenPieces.swift: assembles the pieces of a container that is written back.

import PageContainers

/// The bytes that are written.
///
/// - Parameter original: The bytes of the original container.
func assembled(_ pieces: [WrittenPiece], from original: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var place = 0
    func put(_ bytes: some Collection<UInt8>) {
        output.replaceSubrange(place..<min(output.count, place + bytes.count), with: bytes)
        place += bytes.count
    }
    for piece in pieces {
        switch piece {
        case .bytes(let bytes): put(bytes)
        case .original(let range): put(original[range])
        case .seek(let new): place = new
        case .end(let end): output.removeSubrange(end...)
        }
    }
    return output
}
