// ImageSizeTests.swift: sizes in the headers of images, each written by hand from the format's specification.

import ImageHeaders
import Testing

@Suite("Sizes in headers of images")
struct ImageSizeTests {
    /// 640 x 480 in each format.
    private static let headers: [String: [UInt8]] = [
        "PNG": [0x89] + "PNG\r\n".utf8 + [0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8 + [0, 0, 2, 0x80, 0, 0, 1, 0xE0],
        "GIF": "GIF89a".utf8 + [0x80, 2, 0xE0, 1],
        // A segment of another kind comes before the frame header: marker, length, precision, height, width.
        "JPEG": [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 1, 0xE0, 2, 0x80, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ],
        // Width and height less one, in 24 bits each.
        "WebP": "RIFF".utf8 + [0, 0, 0, 0] + "WEBPVP8X".utf8 + [10, 0, 0, 0, 0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0],
        "SVG": Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>"#.utf8),
    ]

    @Test("The size is read from the first bytes of each format", arguments: headers.keys.sorted())
    func sizes(format: String) throws {
        let size = try #require(ImageSize(Self.headers[format] ?? []))
        #expect(size.width == 640 && size.height == 480)
    }

    @Test("A header that ends early has no size", arguments: headers.keys.sorted())
    func cut(format: String) {
        let header = Self.headers[format] ?? []
        for count in 0..<min(header.count, 10) { #expect(ImageSize(Array(header.prefix(count))) == nil, "\(count)") }
    }
}
