// CompilerDiagnostic.swift: what the compiler prints, taken apart: file, line, column, and what is wrong there.

import FilePaths

/// A message of the compiler's.
public struct CompilerDiagnostic: Equatable, Sendable {
    /// How bad it is.
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int
    package var severity: Severity
    /// The compiler's words.
    package var message: String

    /// A message with all its fields.
    package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
        (self.file, self.line, self.column) = (file, line, column)
        (self.severity, self.message) = (severity, message)
    }

    /// All messages in what the compiler printed, each once, in order.
    package static func all(in output: String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        for line in output.split(separator: "\n") {
            guard let diagnostic = CompilerDiagnostic(line) else { continue }
            // NB: Several starts of the compiler see the same file.
            if !found.contains(diagnostic) { found.append(diagnostic) }
        }
        return found
    }

    /// `FILE:LINE:COLUMN: error: MESSAGE`; nil for other lines.
    private init?(_ line: Substring) {
        for severity in [Severity.error, .warning, .note] {
            guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<mark.lowerBound]
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count > 2, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
            else { continue }
            file = parts.dropLast(2).joined(separator: ":")
            (self.line, self.column, self.severity) = (number, column, severity)
            message = String(line[mark.upperBound...])
            return
        }
        return nil
    }
}
