// MovieFile.swift: the metadata in the boxes of a movie file: its duration and tracks (ISO/IEC 14496-12, QuickTime File
// Format). Nothing is decoded.

import Foundation

/// The header of an MP4 or QuickTime file.
struct MovieFile {
    /// One of its tracks.
    struct Track {
        /// `vide`, `soun`, `text` and so on.
        var handler = ""
        var identifier: Int32 = 0
        /// Pixels, before the matrix is applied.
        var size = CGSize.zero
        /// The six numbers of the display matrix: a, b, c, d, x, y.
        var matrix: [CGFloat] = [1, 0, 0, 1, 0, 0]
    }

    private(set) var duration = CMTime.invalid
    private(set) var tracks: [Track] = []

    /// The limit of the box with all metadata, which is read whole; its size grows with the movie's duration.
    private static let maximumHeader = 64 << 20

    /// Reads a file's header; nil if it has none.
    init?(_ url: URL) {
        guard url.isFileURL, let file = try? FileHandle(forReadingFrom: url), let end = try? file.seekToEnd() else {
            return nil
        }
        defer { try? file.close() }
        var position: UInt64 = 0
        while position + 8 <= end {
            guard (try? file.seek(toOffset: position)) != nil, let head = try? file.read(upToCount: 16), head.count >= 8
            else { return nil }
            let bytes = [UInt8](head)
            var size = UInt64(Self.number(bytes[0..<4]))
            var headLength: UInt64 = 8
            if size == 1 {
                guard bytes.count == 16 else { return nil }
                size = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
                headLength = 16
            }
            if size == 0 { size = end - position }
            guard size >= headLength, size <= end - position else { return nil }
            if bytes[4..<8].elementsEqual("moov".utf8) {
                guard size <= Self.maximumHeader, (try? file.seek(toOffset: position + headLength)) != nil,
                    let data = try? file.read(upToCount: Int(size - headLength))
                else { return nil }
                read([UInt8](data)[...])
                return
            }
            position += size
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// The sibling boxes in some bytes.
    private static func boxes(_ bytes: ArraySlice<UInt8>) -> [(type: String, content: ArraySlice<UInt8>)] {
        var found: [(type: String, content: ArraySlice<UInt8>)] = []
        var rest = bytes
        while rest.count >= 8 {
            let size = Int(number(rest.prefix(4)))
            guard size >= 8, size <= rest.count else { break }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            found.append((type, rest.prefix(size).dropFirst(8)))
            rest = rest.dropFirst(size)
        }
        return found
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>) {
        for (type, content) in Self.boxes(bytes) {
            switch type {
            case "mvhd":
                let isLong = content.first == 1
                let fields = content.dropFirst(isLong ? 20 : 12)
                guard fields.count >= (isLong ? 12 : 8) else { continue }
                let scale = Self.number(fields.prefix(4))
                let units = fields.dropFirst(4).prefix(isLong ? 8 : 4).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                if let value = Int64(exactly: units), let scale = Int32(exactly: scale) {
                    duration = CMTime(value: value, timescale: scale)
                }
            case "trak": tracks.append(Self.track(content))
            default: break
            }
        }
    }

    private static func track(_ bytes: ArraySlice<UInt8>) -> Track {
        var track = Track()
        for (type, content) in boxes(bytes) {
            switch type {
            case "tkhd":
                // Version and flags, two times, the number, a reserved word, the duration, then four words, the matrix, the size.
                let isLong = content.first == 1
                let fields = Array(content.dropFirst(isLong ? 20 : 12))
                let matrix = (isLong ? 16 : 12) + 16
                guard fields.count >= matrix + 44 else { continue }
                func fixed(_ place: Int) -> CGFloat {
                    CGFloat(Int32(bitPattern: number(fields[place..<place + 4]))) / 65536
                }
                track.identifier = Int32(bitPattern: number(fields[0..<4]))
                track.matrix = [0, 4, 12, 16, 24, 28].map { fixed(matrix + $0) }
                track.size = CGSize(width: fixed(matrix + 36), height: fixed(matrix + 40))
            case "mdia":
                for (inner, content) in boxes(content) where inner == "hdlr" && content.count >= 12 {
                    track.handler = String(decoding: content.dropFirst(8).prefix(4), as: UTF8.self)
                }
            default: break
            }
        }
        return track
    }
}
