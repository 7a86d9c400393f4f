// PackageImports.swift: finds imports of modules that neither the compiler nor the SDK has.

import SourceScanning

/// An import of a module that must come from a package, or from another target of the project.
struct PackageImport: Equatable, Sendable {
    var module: String
    /// The source's path.
    var file: String
    /// The line, from 1.
    var line: Int
    /// Whether the import is inside a condition, so that it may never be compiled.
    var isConditional: Bool

    /// All imports of a source.
    static func all(in tokens: [SourceToken], of file: String) -> [PackageImport] {
        ImportStatement.all(in: tokens).map { statement in
            PackageImport(
                module: statement.module,
                file: file,
                line: statement.line,
                isConditional: statement.isConditional
            )
        }
    }

    /// Whether the source may import a module that is not among `modules`; decided without parsing it.
    static func mayNeedMore(than modules: (String) -> Bool, _ source: [UInt8]) -> Bool {
        let word = Array("import ".utf8)
        for line in source.split(separator: 0x0A) {
            guard let start = line.firstRange(of: word)?.upperBound else { continue }
            let names = line[start...].split {
                !($0 == 0x5F || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || (0x30...0x39).contains($0))
            }
            guard let first = names.first else { continue }
            let name = String(
                decoding: ImportStatement.kinds.contains(String(decoding: first, as: UTF8.self))
                    ? names.dropFirst().first ?? first : first,
                as: UTF8.self
            )
            if !modules(name) { return true }
        }
        return false
    }
}
