// ImageHeader.swift: the format and size of an image file, read before anything is decoded, so that a small file cannot
// make the program allocate gigabytes.
// PNG: https://www.w3.org/TR/png-3/#11IHDR. JPEG: ITU-T T.81, B.2.2. GIF89a, 18. WebP: RFC 9649.

import Foundation

/// The maximum size of an image. The limits follow from memory: an action has half a gigabyte.
public enum ImageLimits {
    /// The maximum number of pixels.
    public static let pixels = 32 << 20
    /// The maximum width and height.
    public static let side = 32767

    /// Whether an image of that size is allowed.
    public static func allows(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= pixels
    }
}

/// The kind and size of an encoded image.
public struct ImageHeader: Equatable, Sendable {
    /// The recognized formats. PNG and JPEG can be decoded.
    public enum Kind: String, Sendable { case png, jpeg, gif, webP }

    /// The image's file format.
    public var kind: Kind
    /// The width in pixels; 0 if it is not at the beginning of the file.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Whether its format and size can be decoded.
    public var isDecodable: Bool {
        (kind == .png || kind == .jpeg) && ImageLimits.allows(width: width, height: height)
    }

    /// Reads the beginning of a file; nil if the format is unknown.
    public init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 18))
        func big(_ offset: Int, _ count: Int) -> Int {
            guard offset + count <= bytes.count else { return 0 }
            return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
        }
        func little(_ offset: Int, _ count: Int) -> Int {
            guard offset + count <= bytes.count else { return 0 }
            return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
            (kind, width, height) = (.png, big(16, 4), big(20, 4))
        } else if bytes.starts(with: "GIF8".utf8) {
            (kind, width, height) = (.gif, little(6, 2), little(8, 2))
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            (kind, width, height) = (.webP, 0, 0)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            (kind, width, height) = (.jpeg, 0, 0)
            // The size is in the frame header: SOF0 to SOF15 without DHT, JPG and DAC.
            var offset = 2
            while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
                let marker = bytes[offset + 1]
                if marker == 0xFF {
                    offset += 1
                } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                    (width, height) = (big(offset + 7, 2), big(offset + 5, 2))
                    return
                } else {
                    offset += 2 + max(2, big(offset + 2, 2))
                }
            }
        } else {
            return nil
        }
    }
}
