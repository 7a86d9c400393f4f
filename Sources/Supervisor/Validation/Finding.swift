// Finding.swift: one thing that validation found, with its place and its remedy.

/// A mistake in a bundle, or something that is probably one.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// How bad it is.
    package enum Severity: String, Sendable, CaseIterable {
        /// The extension does not work.
        case error
        /// It works, and not as its author expects.
        case warning
        /// Worth knowing.
        case note
    }

    package var severity: Severity
    /// A short name that stays the same, such as `script-missing`.
    package var code: String
    /// Path as the user would write it.
    package var file: String
    /// From 1, where the finding has a line.
    package var line: Int?
    /// From 1, in bytes, where the compiler says it.
    package var column: Int?
    /// The key of the property list, as a path joined by dots, where it is about one.
    package var key: String?
    /// What is wrong and why: a sentence.
    package var message: String
    /// How to mend it: a sentence, or empty where the message says it.
    package var remedy: String

    /// A finding with all its fields.
    package init(
        _ severity: Severity,
        _ code: String,
        file: String,
        line: Int? = nil,
        column: Int? = nil,
        key: String? = nil,
        _ message: String,
        remedy: String = ""
    ) {
        self.severity = severity
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.key = key
        self.message = message
        self.remedy = remedy
    }

    /// `file:line:column: severity: message remedy [code]`.
    package var description: String { "\(place): \(severity.rawValue): \(text) [\(code)]" }

    /// `file:line:column: message remedy`, for commands that say by themselves how bad it is.
    package var sentence: String { "\(place): \(text)" }

    private var place: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
    private var text: String { message + (remedy.isEmpty ? "" : " \(remedy)") }
}
