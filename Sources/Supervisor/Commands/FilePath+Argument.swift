// FilePath+Argument.swift: paths on the command line, with any bytes. Arguments are parsed as strings, which contain only UTF-8; so
// invalid bytes are mapped to the characters U+10FF80 to U+10FFFF, and back.

public import ArgumentParser
package import FilePaths
import Isolation

/// The arguments of this process, from which `FilePath(argument:)` restores the original bytes.
func commandLineArguments() -> [String] { processArguments().map(argumentText) }

private let standIns = 0x10FF80...0x10FFFF

/// Bytes as a string, without loss.
func argumentText(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isStandIn) {
        return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
        // NB: A character has at most four bytes.
        let lengths = 1...min(4, rest.count)
        let character = lengths.lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
        if let scalar = character?.unicodeScalars.first, !isStandIn(scalar) {
            text.append(scalar)
            rest = rest.dropFirst(UTF8.width(scalar))
        } else if let standIn = Unicode.Scalar(0x10FF00 + UInt32(first)) {
            text.append(standIn)
            rest = rest.dropFirst()
        }
    }
    return String(text)
}

private func isStandIn(_ scalar: Unicode.Scalar) -> Bool { standIns.contains(Int(scalar.value)) }

extension FilePath: ExpressibleByArgument {
    /// The completion by shells: names of files.
    package static var defaultCompletionKind: CompletionKind { .file() }

    /// The path for an argument of `commandLineArguments`.
    package init?(argument: String) {
        self.init(
            bytes: argument.unicodeScalars.flatMap { scalar in
                isStandIn(scalar) ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
            }
        )
    }
}
