// XMLParseError.swift: what is wrong with an XML document, and where.

/// A well-formedness error, a namespace error or a warning.
package struct XMLParseError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What an error means for the document.
    package enum Severity: Sendable {
        /// The document is still well-formed.
        case warning
        /// The document is not well-formed with regard to namespaces.
        case error
        /// Parsing ended here.
        case fatal
        /// Parsing was ended here because the document asks for too much.
        case limit
    }

    /// What the error means for the document.
    package var severity: Severity
    /// What is wrong, for people; without a full stop and a newline.
    package var message: String
    /// The parser's own words where they differ from `message`: what WebKit shows.
    package var parserMessage: String
    /// From 1.
    package var line: Int
    /// From 1, in code points of the line; of an entity's text when the error is in one.
    package var column: Int

    /// An error with all its fields.
    package init(_ severity: Severity, _ message: String, parserMessage: String? = nil, line: Int, column: Int) {
        self.severity = severity
        self.message = message
        self.parserMessage = parserMessage ?? message
        self.line = line
        self.column = column
    }

    /// `line:column: message`.
    package var description: String { "\(line):\(column): \(message)" }
}

/// The limits of a parse. Hostile documents end with an error that says which one was met.
package struct XMLParserLimits: Sendable {
    /// How deep elements nest: as in WebKit.
    package var depth = 5000
    /// How many entities may be open inside one another.
    package var entityDepth = 64
    /// How many attributes a start tag may have: comparing their names costs the library their number squared.
    package var attributes = 10_000
    /// How many different names and namespaces' addresses there may be: the library's table of them stops growing before, so
    /// that many more would cost their number squared.
    package var names = 65_536
    /// How many elements, attributes, entities and notations the internal subset may declare: the library's tables of them
    /// stop growing too.
    package var declarations = 65_536
    /// How many bytes of entities' text may be expanded for each byte of the document, besides `freeExpansion`.
    package var expansionFactor = 8
    /// How many bytes of entities' text any document may expand.
    package var freeExpansion = 1 << 20

    /// The limits that pages are parsed with.
    package init() {}
}
