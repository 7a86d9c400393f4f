// ImageSize.swift: the size of an image, read from its first bytes: nothing is decoded.

/// The natural size of an image in pixels.
struct ImageSize: Equatable {
    var width: Int
    var height: Int

    /// The size that a PNG, GIF, JPEG, WebP or BMP file says it has; nil for anything else.
    init?(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes: bytes)
        guard let found = reader.png() ?? reader.gif() ?? reader.webP() ?? reader.bmp() ?? reader.jpeg(),
            found.width > 0, found.height > 0
        else { return nil }
        self = found
    }

    fileprivate init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }
}

private struct ByteReader {
    let bytes: [UInt8]

    private func hasText(_ text: String, at offset: Int) -> Bool {
        bytes.count >= offset + text.utf8.count && bytes[offset...].starts(with: text.utf8)
    }

    private func big(_ offset: Int, _ count: Int) -> Int {
        offset + count <= bytes.count ? bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) } : 0
    }

    private func little(_ offset: Int, _ count: Int) -> Int {
        offset + count <= bytes.count
            ? bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) } : 0
    }

    /// https://www.w3.org/TR/png-3/#11IHDR
    func png() -> ImageSize? {
        guard hasText("PNG\r\n", at: 1), hasText("IHDR", at: 12) else { return nil }
        return ImageSize(big(16, 4), big(20, 4))
    }

    /// https://www.w3.org/Graphics/GIF/spec-gif89a.txt, 18. Logical Screen Descriptor
    func gif() -> ImageSize? {
        guard hasText("GIF87a", at: 0) || hasText("GIF89a", at: 0) else { return nil }
        return ImageSize(little(6, 2), little(8, 2))
    }

    /// https://developers.google.com/speed/webp/docs/riff_container
    func webP() -> ImageSize? {
        guard hasText("RIFF", at: 0), hasText("WEBP", at: 8) else { return nil }
        if hasText("VP8X", at: 12) { return ImageSize(little(24, 3) + 1, little(27, 3) + 1) }
        if hasText("VP8L", at: 12) {
            let bits = little(21, 4)
            return ImageSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        }
        if hasText("VP8 ", at: 12) { return ImageSize(little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF) }
        return nil
    }

    func bmp() -> ImageSize? {
        guard hasText("BM", at: 0), little(14, 4) >= 40 else { return nil }
        let height = Int(Int32(truncatingIfNeeded: little(22, 4)))
        return ImageSize(little(18, 4), abs(height))
    }

    /// The first start-of-frame segment. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.2
    func jpeg() -> ImageSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return ImageSize(big(offset + 7, 2), big(offset + 5, 2))
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD8: offset += 2
            default: offset += 2 + max(2, big(offset + 2, 2))
            }
        }
        return nil
    }
}
