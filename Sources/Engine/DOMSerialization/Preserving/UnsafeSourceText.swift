// UnsafeSourceText.swift: a page's decoded text, and the bytes of its ranges.
//
// Finding a range's bytes needs no table: every splice starts and ends next to a byte that means itself in the page's encoding, so counting
// such bytes in the decoded text and in the page maps one to the other. Most pages are valid UTF-8, where the offsets are equal.
// Why it is safe: the pointers are arrays' storage, held by `withUnsafeBufferPointer` around all uses; offsets come from the source map of
// the same text and are checked where pieces are assembled.

import DOM
import Glibc
import HTMLParsing
package import WebInfra

/// A decoded page, valid while its array is held.
struct UnsafeSourceText {
    let base: UnsafePointer<UInt8>?
    let count: Int

    init(_ buffer: UnsafeBufferPointer<UInt8>) {
        base = buffer.baseAddress
        count = buffer.count
    }

    @inline(__always)
    subscript(_ index: Int) -> UInt8 {
        precondition(index >= 0 && index < count, "A place is outside of the page's source.")
        return base![index]
    }

    /// A copy of a range.
    func bytes(_ start: Int, _ end: Int) -> [UInt8] {
        precondition(start >= 0 && start <= end && end <= count, "A place is outside of the page's source.")
        return Array(UnsafeBufferPointer(start: base.map { $0 + start }, count: end - start))
    }
}

/// The offsets in a text at which copied pieces begin and end, and the corresponding offsets in the bytes.
private struct SourcePlaces {
    /// The offsets, in ascending order.
    let offsets: [Int]
    var bytes: [Int]

    init(_ pieces: [SourcePiece]) {
        offsets = Set(pieces.lazy.filter(\.isCopy).flatMap { [$0.start, $0.end] }).sorted()
        bytes = Array(repeating: 0, count: offsets.count)
    }

    /// The offset in the page's bytes for one of the offsets.
    subscript(_ offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        precondition(low < offsets.count && offsets[low] == offset, "A piece's end was not looked for.")
        return bytes[low]
    }
}

/// A page as it was received: its bytes and the decoded text.
package struct PageSourceText: Sendable {
    /// The bytes, with a byte order mark if there was one.
    package var bytes: [UInt8]
    /// The text in WTF-8, without the byte order mark.
    package var text: [UInt8]
    /// The encoding of the bytes.
    package var encoding: Encoding

    /// A page's bytes with the text decoded from them.
    package init(bytes: [UInt8], text: [UInt8], encoding: Encoding) {
        self.bytes = bytes
        self.text = text
        self.encoding = encoding
    }

    /// The length of the byte order mark at the start of the bytes.
    var markLength: Int {
        bytes.withUnsafeBufferPointer { bytes in
            guard let mark = Encoding.sniffBOM(bytes), mark.encoding == encoding else { return 0 }
            return mark.length
        }
    }

    /// Assembles an output. Characters that the encoding lacks become character references.
    ///
    /// - Parameter ranges: Receives the ranges where the output differs from the bytes, in order; nil: not wanted.
    func assemble(_ pieces: borrowing SourcePieces, _ ranges: inout [ChangedRange]?) -> [UInt8] {
        let mark = markLength
        // NB: A decoding error never makes the text shorter than its bytes.
        if encoding == .utf8, text.count == bytes.count - mark {
            let output = assemble(pieces.list, fresh: pieces.fresh.bytes, mark: mark, shift: mark)
            if ranges != nil { ranges = changedRanges(pieces.list, pieces.list, mark: mark, shift: mark) }
            return output
        }
        let isUTF16 = encoding == .utf16LE || encoding == .utf16BE
        var places = SourcePlaces(pieces.list)
        guard !isStateful, isUTF16 ? findInUTF16(&places, mark) : find(&places, mark) else {
            let output = assembleWhole(pieces, mark: mark)
            if ranges != nil {
                ranges = [ChangedRange(text: 0..<text.count, source: 0..<bytes.count, output: 0..<output.count)]
            }
            return output
        }
        var fresh: [UInt8] = []
        var list: [SourcePiece] = []
        for piece in pieces.list {
            if piece.isCopy {
                list.append(SourcePiece(isCopy: true, start: places[piece.start], end: places[piece.end]))
            } else {
                let start = fresh.count
                let text = UnsafeBufferPointer(rebasing: pieces.fresh.bytes[piece.start..<piece.end])
                if isUTF16 || !text.isASCIIString {
                    fresh += encoding.encodeDocument(Array(text))
                } else {
                    fresh += text
                }
                list.append(SourcePiece(isCopy: false, start: start, end: fresh.count))
            }
        }
        if ranges != nil { ranges = changedRanges(pieces.list, list, mark: mark, shift: 0) }
        return fresh.withUnsafeBufferPointer { assemble(list, fresh: $0, mark: mark, shift: 0) }
    }

    private func assemble(_ list: [SourcePiece], fresh: UnsafeBufferPointer<UInt8>, mark: Int, shift: Int) -> [UInt8] {
        let length = list.reduce(mark) { $0 + $1.end - $1.start }
        return bytes.withUnsafeBufferPointer { bytes in
            [UInt8](unsafeUninitializedCapacity: length) { output, count in
                guard var target = output.baseAddress, let source = bytes.baseAddress else { return }
                memcpy(target, source, mark)
                target += mark
                for piece in list {
                    let length = piece.end - piece.start
                    precondition(piece.start >= 0 && length >= 0, "A piece of the page is out of order.")
                    if piece.isCopy {
                        precondition(piece.end + shift <= bytes.count, "A place is outside of the page's source.")
                        memcpy(target, source + shift + piece.start, length)
                    } else {
                        precondition(piece.end <= fresh.count, "A place is outside of the new text.")
                        memcpy(target, fresh.baseAddress! + piece.start, length)
                    }
                    target += length
                }
                count = length
            }
        }
    }

    // MARK: Other encodings

    /// Whether a byte is an anchor: 0x00 to 0x2F or 0x3A to 0x3F. Each boundary is next to an anchor. In all ASCII-compatible encodings
    /// except ISO-2022-JP, these bytes are not part of other characters.
    @inline(__always)
    private static func isAnchor(_ byte: UInt8) -> Bool { byte < 0x30 || byte &- 0x3A < 6 }

    /// Finds the bytes at offsets of the text; false if an offset is not next to an anchor.
    private func find(_ places: inout SourcePlaces, _ mark: Int) -> Bool {
        text.withUnsafeBufferPointer { text in
            bytes.withUnsafeBufferPointer { bytes in
                var position = 0
                var place = mark
                for (index, offset) in places.offsets.enumerated() {
                    if offset == text.count {
                        places.bytes[index] = bytes.count
                        continue
                    }
                    // Go after the last anchor before the offset.
                    var last = offset
                    while last > position, !Self.isAnchor(text[last - 1]) { last -= 1 }
                    let anchors = Self.anchors(text, position, last)
                    guard let behind = Self.place(after: anchors, in: bytes, from: place) else { return false }
                    place = behind
                    if last < offset {
                        // Or go right before the next one.
                        guard Self.isAnchor(text[offset]) else { return false }
                        while place < bytes.count, !Self.isAnchor(bytes[place]) { place += 1 }
                        guard place < bytes.count, bytes[place] == text[offset] else { return false }
                    }
                    position = offset
                    places.bytes[index] = place
                }
                return true
            }
        }
    }

    private static func anchors(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var count = 0
        for index in start..<end { count += isAnchor(bytes[index]) ? 1 : 0 }
        return count
    }

    /// The position after this many anchors; nil if there are fewer. Large numbers are counted in blocks.
    private static func place(after anchors: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let block = 64
        var place = start
        var missing = anchors
        while missing >= block, place + block <= bytes.count {
            missing -= Self.anchors(bytes, place, place + block)
            place += block
        }
        while missing > 0 {
            guard place < bytes.count else { return nil }
            if isAnchor(bytes[place]) { missing -= 1 }
            place += 1
        }
        return place
    }

    private func findInUTF16(_ places: inout SourcePlaces, _ mark: Int) -> Bool {
        var position = 0
        var place = mark
        for (index, offset) in places.offsets.enumerated() {
            for index in position..<offset {
                // One code unit per character, two for those of four bytes.
                if text[index] & 0xC0 != 0x80 { place += text[index] >= 0xF0 ? 4 : 2 }
            }
            position = offset
            places.bytes[index] = offset == text.count ? bytes.count : min(place, bytes.count)
        }
        return true
    }

    /// Whether the page's encoding has all characters of the new text.
    func hasAll(of pieces: borrowing SourcePieces) -> Bool {
        let fresh = pieces.fresh.bytes
        // NB: Escape sequences consist of ASCII bytes.
        if fresh.isASCIIString, !isStateful { return true }
        return encoding.hasAll(of: Array(fresh))
    }

    /// Whether the meaning of bytes depends on those before them.
    private var isStateful: Bool { encoding.name == "ISO-2022-JP" || encoding == .replacement }

    /// The output as text.
    func text(of pieces: borrowing SourcePieces) -> [UInt8] {
        var whole: [UInt8] = []
        for piece in pieces.list {
            if piece.isCopy {
                whole += text[piece.start..<piece.end]
            } else {
                whole += pieces.fresh.bytes[piece.start..<piece.end]
            }
        }
        return whole
    }

    /// The output encoded as a whole: in a stateful encoding, no range means the same by itself.
    private func assembleWhole(_ pieces: borrowing SourcePieces, mark: Int) -> [UInt8] {
        bytes[..<mark] + encoding.encodeDocument(text(of: pieces))
    }
}

extension PageSourceText {
    /// Calls `body` with the text.
    func withText<R>(_ body: (UnsafeSourceText) -> R) -> R {
        text.withUnsafeBufferPointer { body(UnsafeSourceText($0)) }
    }

    /// Decodes bytes in the page's encoding, without a byte order mark.
    func decode(_ bytes: [UInt8]) -> [UInt8]? {
        let mark = markLength
        return try? encoding.decode(mark == 0 ? bytes : Array(bytes.dropFirst(mark)))
    }
}

/// Parses a written page, to compare its tree with the page's (TreeComparison.swift).
func parseForComparison(_ text: [UInt8], into tree: Tree, scripting: Bool) -> NodeID {
    text.withUnsafeBufferPointer {
        parseHTMLDocument($0, into: tree, options: HTMLParserOptions(scripting: scripting)).document
    }
}
