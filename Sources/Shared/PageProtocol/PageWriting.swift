// PageWriting.swift: how a page was written.

package import Wire

/// The result of writing a page by the preserving writer.
package struct PageWriting: Equatable, Sendable, WireCodable {
    /// The certainty that the output reads back as the tree.
    package enum Certainty: UInt8, CaseIterable, Sendable {
        /// Nothing was changed.
        case untouched
        /// All changes are of kinds that do not affect how the rest is parsed.
        case certain
        /// The output was parsed and compared.
        case checked
        /// The page's encoding lacks characters where references are not possible.
        case unencodable
        /// No output was found that reads back as the tree.
        case inexpressible
    }

    /// The number of copied bytes of the page's text, and its size.
    package var copied: Int
    package var total: Int
    /// The certainty that the output reads back as the tree.
    package var certainty: Certainty
    /// The elements that read back differently, such as `p in div in body`; the first few.
    package var differing: [String]

    /// The result with all its fields.
    package init(copied: Int, total: Int, certainty: Certainty, differing: [String]) {
        self.copied = copied
        self.total = total
        self.certainty = certainty
        self.differing = differing
    }

    /// The fraction of the page that was copied, from 0 to 1.
    package var share: Double { total == 0 ? 1 : Double(copied) / Double(total) }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(count: UInt64(max(0, copied)))
        writer.write(count: UInt64(max(0, total)))
        writer.write(byte: certainty.rawValue)
        writer.write(list: differing) { $0.write($1) }
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        copied = Int(clamping: try reader.readCount())
        total = Int(clamping: try reader.readCount())
        certainty = try reader.readCase(Certainty.self)
        differing = try reader.readList { reader throws(WireError) in try reader.readString() }
    }
}
