// TIFFCoding.swift: images as TIFF files, in the one form that macOS exchanges between programs: eight bits per
// component, uncompressed. Other forms are not read.
// TIFF revision 6.0, sections 2 to 6 and 18: https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf

public import Foundation

/// The fields of an image's directory that are read and written.
private enum TIFFTag {
    static let width = 256
    static let height = 257
    static let bitsPerSample = 258
    static let compression = 259
    static let photometric = 262
    static let stripOffsets = 273
    static let samplesPerPixel = 277
    static let rowsPerStrip = 278
    static let stripByteCounts = 279
    static let planarConfiguration = 284
    static let extraSamples = 338
}

extension CGImage {
    /// The image as a TIFF file: red, green, blue and unassociated alpha, in one strip.
    public func tiffData() -> Data? {
        let head = 8
        let strip = width * height * 4
        var file = Data([0x49, 0x49, 42, 0])
        func append(_ value: Int, _ count: Int) {
            for index in 0..<count { file.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
        }
        // The strip, the bits of the four components, the directory.
        let bits = head + strip
        append(bits + 8, 4)
        file.reserveCapacity(bits + 200)
        for value in surface.pixels() {
            let alpha = Int(value >> 24)
            for shift: UInt32 in [16, 8, 0] {
                let part = Int(value >> shift & 0xFF)
                file.append(UInt8(alpha == 0 ? 0 : min(255, (part * 255 + alpha / 2) / alpha)))
            }
            file.append(UInt8(alpha))
        }
        for _ in 0..<4 { append(8, 2) }
        let (short, long) = (3, 4)
        let fields = [
            (TIFFTag.width, long, 1, width), (TIFFTag.height, long, 1, height), (TIFFTag.bitsPerSample, short, 4, bits),
            (TIFFTag.compression, short, 1, 1), (TIFFTag.photometric, short, 1, 2),
            (TIFFTag.stripOffsets, long, 1, head), (TIFFTag.samplesPerPixel, short, 1, 4),
            (TIFFTag.rowsPerStrip, long, 1, height), (TIFFTag.stripByteCounts, long, 1, strip),
            (TIFFTag.planarConfiguration, short, 1, 1), (TIFFTag.extraSamples, short, 1, 2),
        ]
        append(fields.count, 2)
        for (tag, type, count, value) in fields {
            append(tag, 2)
            append(type, 2)
            append(count, 4)
            append(value, 4)
        }
        append(0, 4)
        return file
    }

    /// Decodes the first image of an uncompressed TIFF file; nil for others, and for images beyond `ImageLimits`.
    public convenience init?(tiff data: Data) {
        guard let file = TIFFFile([UInt8](data)), let pixels = file.pixels(),
            let surface = PixelSurface(width: file.width, height: file.height, pixels: pixels)
        else { return nil }
        self.init(surface)
    }
}

/// The first directory of a file. Positions outside the file read as nil.
private struct TIFFFile {
    private(set) var width = 0
    private(set) var height = 0
    private let bytes: [UInt8]
    private let isBigEndian: Bool
    private var fields: [Int: [Int]] = [:]

    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        switch Array(bytes.prefix(4)) {
        case [0x49, 0x49, 42, 0]: isBigEndian = false
        case [0x4D, 0x4D, 0, 42]: isBigEndian = true
        default: return nil
        }
        var fields: [Int: [Int]] = [:]
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2), let type = number(entry + 2, 2), let length = number(entry + 4, 4) else {
                return nil
            }
            // Bytes, short and long numbers; at most as many as an image could have rows.
            guard let size = [1: 1, 3: 2, 4: 4][type], length <= ImageLimits.side else { continue }
            guard let start = size * length <= 4 ? entry + 8 : number(entry + 8, 4) else { return nil }
            let numbers = (0..<length).compactMap { number(start + $0 * size, size) }
            guard numbers.count == length else { return nil }
            fields[tag] = numbers
        }
        guard let width = fields[TIFFTag.width]?.first, let height = fields[TIFFTag.height]?.first,
            ImageLimits.allows(width: width, height: height)
        else { return nil }
        (self.width, self.height, self.fields) = (width, height, fields)
    }

    private func number(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let part = bytes[offset..<(offset + count)]
        return isBigEndian ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    private func value(_ tag: Int, _ usual: Int) -> Int { fields[tag]?.first ?? usual }

    /// The pixels, premultiplied; nil if they have another form or are incomplete.
    func pixels() -> [UInt32]? {
        let samples = value(TIFFTag.samplesPerPixel, 1)
        let bits = fields[TIFFTag.bitsPerSample] ?? []
        guard value(TIFFTag.compression, 1) == 1, value(TIFFTag.planarConfiguration, 1) == 1,
            value(TIFFTag.photometric, 0) == 2, samples == 3 || samples == 4,
            bits == Array(repeating: 8, count: samples),
            let offsets = fields[TIFFTag.stripOffsets], let counts = fields[TIFFTag.stripByteCounts],
            offsets.count == counts.count
        else { return nil }
        // Nothing is allocated before the data are known to be complete.
        guard zip(offsets, counts).allSatisfy({ $0 + $1 <= bytes.count }),
            counts.reduce(0, +) >= width * height * samples
        else { return nil }
        var content: [UInt8] = []
        content.reserveCapacity(width * height * samples)
        for (offset, count) in zip(offsets, counts) where content.count < width * height * samples {
            content += bytes[offset..<(offset + count)]
        }
        let isMultiplied = value(TIFFTag.extraSamples, 2) == 1
        return (0..<(width * height)).map { index in
            let place = index * samples
            let alpha = samples == 4 ? UInt32(content[place + 3]) : 255
            func part(_ offset: Int) -> UInt32 {
                let value = UInt32(content[place + offset])
                return isMultiplied ? min(value, alpha) : (value * alpha + 127) / 255
            }
            return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
    }
}
