// Finding.swift: one finding of validation, with its place and its fix.

/// A mistake in a bundle, or a probable one.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
    /// How serious a finding is.
    package enum Severity: String, Sendable, CaseIterable {
        /// The extension does not work.
        case error
        /// The extension works, but not as its author expects.
        case warning
        /// Information.
        case note
    }

    package var severity: Severity
    /// A short, stable identifier, such as `script-missing`.
    package var code: String
    /// The path as the user would write it.
    package var file: String
    /// The line, from 1; nil if the finding has none.
    package var line: Int?
    /// The column in bytes, from 1; nil unless a compiler reports it.
    package var column: Int?
    /// The key of the property list, as a path joined by dots; nil if the finding is not about a key.
    package var key: String?
    /// The problem and its cause, in one sentence.
    package var message: String
    /// The fix, in one sentence; empty if the message includes it.
    package var remedy: String

    /// Creates a finding.
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

    /// `file:line:column: message remedy`, for commands that show the severity themselves.
    package var sentence: String { "\(place): \(text)" }

    /// The findings about some things of one kind; of many, the first and the number of the others.
    static func listed<Thing>(
        _ things: [Thing],
        _ code: String,
        file: String,
        _ finding: (Thing) -> Finding
    ) -> [Finding] {
        let most = 100
        let rest = things.count - most
        let note = Finding(.note, code, file: file, "There are \(rest) more findings of this kind.")
        return things.prefix(most).map(finding) + (rest > 0 ? [note] : [])
    }

    private var place: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
    private var text: String { message + (remedy.isEmpty ? "" : " \(remedy)") }
}
