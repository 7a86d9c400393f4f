// ImageSize.swift: reads an image's size from its first bytes, without decoding it.

/// The natural size of an image in pixels.
package struct ImageSize: Equatable {
    package var width: Int
    package var height: Int

    /// The size in the header of a PNG, GIF, JPEG, WebP, BMP or SVG file; nil for anything else.
    package init?(_ bytes: [UInt8]) {
        let reader = ByteReader(bytes: bytes)
        guard
            let found = reader.png() ?? reader.gif() ?? reader.webP() ?? reader.bmp() ?? reader.jpeg() ?? reader.svg(),
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

    /// The size in the first start-of-frame segment, rotated by the file's orientation. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.2
    func jpeg() -> ImageSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var isTurned = false
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                let (width, height) = (big(offset + 7, 2), big(offset + 5, 2))
                return isTurned ? ImageSize(height, width) : ImageSize(width, height)
            case 0xE1 where hasText("Exif\0\0", at: offset + 4):
                isTurned = (5...8).contains(orientation(at: offset + 10))
                offset += 2 + max(2, big(offset + 2, 2))
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD8: offset += 2
            default: offset += 2 + max(2, big(offset + 2, 2))
            }
        }
        return nil
    }

    /// The orientation in the first directory of a TIFF header; 1 if there is none. From 5 to 8, rows are columns.
    /// https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E, 4.6.5.1.6
    private func orientation(at start: Int) -> Int {
        let isBig = hasText("MM", at: start)
        guard isBig || hasText("II", at: start) else { return 1 }
        let number = { (offset: Int, count: Int) in isBig ? big(offset, count) : little(offset, count) }
        let directory = start + number(start + 4, 4)
        for entry in 0..<min(number(directory, 2), 64) {
            let offset = directory + 2 + entry * 12
            if number(offset, 2) == 0x0112 { return number(offset + 8, 2) }
        }
        return 1
    }

    /// The size of the root element, from its attributes as written: entities and comments are not interpreted.
    /// A file without a size gets https://www.w3.org/TR/css-images-3/#default-object-size.
    func svg() -> ImageSize? {
        let start = "<svg".utf8
        let head = bytes.prefix(1 << 16)
        guard let open = head.indices.first(where: { head[$0...].starts(with: start) }),
            let close = head[open...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let tag = String(decoding: head[(open + 4)..<close], as: UTF8.self)
        let box = attribute("viewBox", in: tag)?.split { " ,\n\t\r".contains($0) }.compactMap { Double($0) } ?? []
        let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
        let (width, height) = (length("width", in: tag), length("height", in: tag))
        let ratio = hasBox ? box[2] / box[3] : 2
        switch (width, height) {
        case (let width?, let height?): return ImageSize(Int(width), Int(height))
        case (let width?, nil): return ImageSize(Int(width), hasBox ? Int(width / ratio) : 150)
        case (nil, let height?): return ImageSize(hasBox ? Int(height * ratio) : 300, Int(height))
        default: return ImageSize(300, Int(300 / ratio))
        }
    }

    private func attribute(_ name: String, in tag: String) -> String? {
        var rest = Substring(tag)
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].split { " \n\t\r".contains($0) }.last
            rest = rest[rest.index(after: equals)...].drop { " \n\t\r".contains($0) }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { return nil }
            if key.map(String.init) == name { return String(rest[..<end]) }
            rest = rest[rest.index(after: end)...]
        }
        return nil
    }

    /// A length in pixels; nil for a percentage or an invalid value.
    private func length(_ name: String, in tag: String) -> Double? {
        guard let text = attribute(name, in: tag) else { return nil }
        let number = text.prefix { $0.isNumber || $0 == "." }
        let scales = ["": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "em": 16]
        guard let value = Double(number), value > 0, value < 1_000_000,
            let scale = scales[String(text.dropFirst(number.count))]
        else { return nil }
        return value * scale
    }
}
