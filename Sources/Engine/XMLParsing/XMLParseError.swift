// XMLParseError.swift: an error in an XML document, with its position.

/// A well-formedness error, a namespace error or a warning.
package struct XMLParseError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The consequence of an error for the document.
    package enum Severity: Sendable {
        /// The document is still well-formed.
        case warning
        /// The document is not namespace-well-formed.
        case error
        /// Parsing ended here.
        case fatal
        /// Parsing ended here because the document exceeds a limit.
        case limit
    }

    /// The consequence of the error for the document.
    package var severity: Severity
    /// A description for users, without a period and a newline.
    package var message: String
    /// The parser's own message, which WebKit displays, if it differs from `message`.
    package var parserMessage: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1, in code points of the line; if the error is in an entity, of the entity's text.
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

/// The limits of a parse. A document that exceeds one ends with an error that names it.
package struct XMLParserLimits: Sendable {
    /// The nesting depth of elements: the same as in WebKit.
    package var depth = 5000
    /// The number of entities open inside one another.
    package var entityDepth = 64
    /// The number of attributes in a start tag: the library takes time quadratic in it to compare their names.
    package var attributes = 10_000
    /// The number of different names and namespace URLs: the library's table of them stops growing before, so that more would take
    /// quadratic time.
    package var names = 65_536
    /// The number of elements, attributes, entities and notations declared in the internal subset: the library's tables of them stop
    /// growing, too.
    package var declarations = 65_536
    /// The number of bytes of entities' text that may be expanded per byte of the document, in addition to `freeExpansion`.
    package var expansionFactor = 8
    /// The number of bytes of entities' text that any document may expand.
    package var freeExpansion = 1 << 20

    /// The limits for pages.
    package init() {}
}
