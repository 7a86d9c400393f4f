// UIImage.swift: an image as the bytes of its file. It can be passed on, and its size is read from its header; it cannot
// be drawn on.

import Foundation

/// An encoded image.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The file's octets.
    public let encodedData: Data
    /// Pixels; zero when the format is not known.
    public let size: CGSize

    /// An image of PNG, GIF or JPEG data; nil for anything else.
    public init?(data: Data) {
        guard let size = Self.size([UInt8](data.prefix(1 << 16))) else { return nil }
        encodedData = data
        self.size = size
        super.init()
    }

    /// An image from a file; nil if it is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The file's octets if it is a PNG; nil otherwise: images are not converted.
    open func pngData() -> Data? { encodedData.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? encodedData : nil }
    /// The file's octets if it is a JPEG; nil otherwise: images are not converted.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        encodedData.starts(with: [0xFF, 0xD8]) ? encodedData : nil
    }

    /// True.
    public static var supportsSecureCoding: Bool { true }
    /// Encodes the file's octets.
    open func encode(with coder: NSCoder) { coder.encode(encodedData as NSData, forKey: "data") }
    /// Decodes what `encode(with:)` wrote.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "data") else { return nil }
        self.init(data: data as Data)
    }

    private static func size(_ bytes: [UInt8]) -> CGSize? {
        func big(_ offset: Int, _ count: Int) -> Int {
            bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            return CGSize(width: big(16, 4), height: big(20, 4))
        }
        if bytes.count >= 10, bytes.starts(with: "GIF8".utf8) {
            return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        guard bytes.count >= 4, bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        // JPEG: the size is in the frame header, SOF0 to SOF15 without DHT, JPG and DAC.
        var offset = 2
        while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return CGSize(width: big(offset + 7, 2), height: big(offset + 5, 2))
            }
            offset += 2 + big(offset + 2, 2)
        }
        return .zero
    }
}
