// SourcePlatform.swift: determines the Apple platform that sources are written for, and evaluates their conditions (#if os(iOS), #if
// canImport(UIKit)) for it: the compiler here knows only Linux, and finds the modules of all platforms.

import SourceScanning

/// One of Apple's platforms.
enum SourcePlatform {
    case iOS
    case macOS

    /// The platform of a module's sources: macOS if one imports its modules unconditionally and none imports UIKit.
    init(_ files: [[SourceToken]]) {
        let modules = files.reduce(into: Set<String>()) { $0.formUnion(Self.unconditionalImports($1)) }
        let isMac = !modules.isDisjoint(with: ["Cocoa", "AppKit"])
        self = isMac && !modules.contains("UIKit") ? .macOS : .iOS
    }

    /// The name for extensions in `@available`.
    var extensionName: String {
        switch self {
        case .iOS: "iOSApplicationExtension"
        case .macOS: "macOSApplicationExtension"
        }
    }

    /// The value of a condition; nil if the compiler here evaluates it as Apple's does.
    private func value(of function: String, _ argument: String) -> Bool? {
        switch (function, argument) {
        case ("os", "iOS"), ("canImport", "UIKit"): self == .iOS
        case ("os", "macOS"), ("os", "OSX"), ("canImport", "AppKit"), ("canImport", "Cocoa"): self == .macOS
        default: nil
        }
    }

    /// The ranges of conditions and their replacements, of equal length, so that columns are unchanged.
    func conditions(in tokens: [SourceToken]) -> [(range: Range<Int>, text: [UInt8])] {
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        for (index, token) in tokens.enumerated() where token.isWord("#if") || token.isWord("#elseif") {
            for place in tokens[(index + 1)...].prefix(while: { $0.line == token.line }).indices {
                guard place + 3 < tokens.count, tokens[place].kind == .word, tokens[place + 1].isSymbol("("),
                    tokens[place + 3].isSymbol(")"), let value = value(of: tokens[place].text, tokens[place + 2].text)
                else { continue }
                let range = tokens[place].range.lowerBound..<tokens[place + 3].range.upperBound
                let word = Array("\(value)".utf8)
                edits.append((range, word + Array(repeating: 0x20, count: max(0, range.count - word.count))))
            }
        }
        return edits
    }

    private static func unconditionalImports(_ tokens: [SourceToken]) -> Set<String> {
        Set(ImportStatement.all(in: tokens).filter { !$0.isConditional }.map(\.module))
    }
}
