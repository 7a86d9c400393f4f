// PageError.swift: parse errors of a page.

package import Wire

/// A parse error of a page, with its position.
package struct PageError: Equatable, Sendable, WireCodable {
    /// The HTML standard's code, such as `eof-in-tag`; empty for errors of tree construction and of XML, which have none.
    package var code: String
    /// A description, if there is no code.
    package var message: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1, in UTF-16 code units.
    package var column: Int

    /// An error with all its fields.
    package init(code: String = "", message: String = "", line: Int, column: Int) {
        self.code = code
        self.message = message
        self.line = line
        self.column = column
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(code)
        writer.write(message)
        writer.write(count: UInt64(max(0, line)))
        writer.write(count: UInt64(max(0, column)))
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        code = try reader.readString()
        message = try reader.readString()
        line = Int(clamping: try reader.readCount())
        column = Int(clamping: try reader.readCount())
    }
}
