// CompilerDiagnostic.swift: parses the compiler's output into file, line, column and message.

import FilePaths

/// One message of the compiler.
public struct CompilerDiagnostic: Equatable, Sendable {
    /// How serious a diagnostic is.
    public enum Severity: String, Sendable {
        case error, warning, note
    }

    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    package var severity: Severity
    /// The compiler's text.
    package var message: String

    /// Creates a message.
    package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
        (self.file, self.line, self.column) = (file, line, column)
        (self.severity, self.message) = (severity, message)
    }

    /// All distinct messages in the compiler's output, in order.
    package static func all(in output: String) -> [CompilerDiagnostic] {
        var found: [CompilerDiagnostic] = []
        for line in output.split(separator: "\n") {
            guard let diagnostic = CompilerDiagnostic(line) else { continue }
            // NB: Several calls of the compiler read the same file.
            if !found.contains(diagnostic) { found.append(diagnostic) }
        }
        return found
    }

    /// Parses `FILE:LINE:COLUMN: error: MESSAGE`; nil for other lines.
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
