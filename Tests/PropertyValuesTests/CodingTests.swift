// CodingTests.swift: property values as bytes.

import PropertyValues
import Testing
import Wire

@Suite("Coding of property values")
struct CodingTests {
    @Test("A value that is written is read back the same")
    func valueRoundTrip() throws {
        let value = PropertyValue.dictionary([
            ("b", .array([.null, .bool(true), .number(.nan), .integer(-7)])), ("a", .date(1.5)),
            ("d", .data([0, 255])),
            ("s", .string("a\u{0}é\r\n")),
        ])
        var writer = ByteWriter()
        writer.write(value)
        var reader = ByteReader(writer.bytes)
        #expect(try PropertyValue(from: &reader) == value)
        #expect(reader.remaining == 0)
    }

    @Test("Values nested deeper than the limit are refused")
    func depthIsLimited() {
        var bytes = [UInt8](repeating: 8, count: 1)
        for _ in 0..<5000 { bytes += [1, 8] }
        var reader = ByteReader(bytes + [0])
        #expect(throws: WireError.tooDeep(limit: PropertyValue.maximumDepth)) { try PropertyValue(from: &reader) }
    }
}
