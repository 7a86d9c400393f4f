// SwiftAdaptation.swift: what Objective-C's runtime gives to Swift sources and Linux has not: @objc and the attributes
// of Interface Builder are blanked out, as are @convention(block), which makes a closure Objective-C's, and imports of modules
// that are not here (Modules/ModuleSet); #selector becomes a name, and macros of SwiftUI's are in SwiftUIMacros. Lines and, but for #selector and what is unavailable to extensions,
// columns stay. What the attributes said of classes is in InterfaceTables; what conditions on the platform come to is in
// SourcePlatform.

import SourceScanning

/// A Swift source as it can be compiled here.
struct SwiftAdaptation {
    /// The source.
    private(set) var bytes: [UInt8]
    /// Classes with a name of their own for Objective-C: `@objc(Name) class Class`.
    private(set) var namedClasses: [(name: String, type: String)] = []
    /// Whether the source has a `@main` type.
    private(set) var hasMain = false
    /// Its imports.
    let imports: [ImportStatement]
    /// Modules that come along without an import of their own, as at Apple's: Foundation with any module of Apple's, whether
    /// that is here or not; Combine where it is used; and on the Mac with SwiftUI what hosts its views.
    private(set) var broughtAlong: [String] = []
    private static let combineNames: Set<String> = [
        "ObservableObject", "ObservableObjectPublisher", "Published", "@Published", "AnyCancellable", "AnyPublisher",
        "PassthroughSubject", "CurrentValueSubject",
    ]

    private static let blanked: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBDesignable", "@IBInspectable",
        "@IBSegueAction",
    ]
    /// - Parameters:
    ///   - tokens: The source's.
    ///   - platform: What the sources are written for.
    ///   - modules: What can be imported.
    ///   - members: What is added inside, and where.
    ///   - tables: What is added at its end.
    init(
        _ source: [UInt8],
        tokens: [SourceToken],
        platform: SourcePlatform = .iOS,
        modules: ModuleSet,
        members: [(position: Int, text: String)] = [],
        tables: String = ""
    ) {
        bytes = source
        imports = ImportStatement.all(in: tokens)
        let isApples = imports.contains { AppleModules.all.contains($0.module) }
        if isApples, !imports.contains(where: { $0.module == "Foundation" }) { broughtAlong.append("Foundation") }
        if isApples, !imports.contains(where: { $0.module == "Combine" }),
            tokens.contains(where: { $0.kind == .word && Self.combineNames.contains($0.text) })
        {
            broughtAlong.append("Combine")
        }
        if platform == .macOS, imports.contains(where: { $0.module == "SwiftUI" }) { broughtAlong.append("MacHosting") }
        var edits = platform.conditions(in: tokens)
        edits += imports.compactMap { modules.edit(of: $0, in: source) }
        edits += ObserverClasses.edits(in: tokens, source)
        edits += members.map { ($0.position..<$0.position, Array($0.text.utf8)) }
        let macros = SwiftUIMacros(source, tokens: tokens)
        edits.removeAll { edit in macros.blanked.contains { $0.overlaps(edit.range) } }
        edits += macros.edits
        edits += DataModels(source, tokens: tokens).edits
        for (index, token) in tokens.enumerated() where token.kind == .word {
            if macros.blanked.contains(where: { $0.contains(token.range.lowerBound) }) { continue }
            if token.text == "@main" { hasMain = true }
            if token.text == "@available",
                let edit = Self.extensionAvailability(at: index, in: tokens, platform, source)
            {
                edits.append(edit)
            }
            if Self.blanked.contains(token.text) || Self.isBlock(at: index, in: tokens) {
                var range = token.range
                if let close = Self.argument(after: index, in: tokens) {
                    if token.text == "@objc", close == index + 3, let type = Self.className(after: close, in: tokens) {
                        namedClasses.append((tokens[index + 2].text, type))
                    }
                    range = range.lowerBound..<tokens[close].range.upperBound
                }
                edits.append((range, source[range].map { $0 == 0x0A ? 0x0A : 0x20 }))
            } else if token.text == "extension", let end = Self.resultPublisher(after: index, in: tokens) {
                edits.append((end..<end, Array(".OCombine".utf8)))
            } else if token.text == "#selector",
                let close = Self.argument(after: index, in: tokens)
            {
                let name = tokens[(index + 2)..<close].map(\.text).joined()
                let range = token.range.lowerBound..<tokens[close].range.upperBound
                edits.append((range, Array("Selector(\"\(name)\")".utf8)))
            }
        }
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text)
        }
        if !tables.isEmpty { bytes += Array("\n\(tables)".utf8) }
    }

    /// The source as it is compiled: with its own path in messages. What is Foundation's or Security's at Apple's and missing in
    /// Foundation here is ExtensionSDK's.
    func placed(at path: String) -> [UInt8] {
        let head = (["ExtensionSDK"] + broughtAlong).map { "import \($0)\n" }.joined()
        return Array("\(head)#sourceLocation(file: \(swiftLiteral(path)), line: 1)\n".utf8) + bytes
    }

    /// Where a name has to go on: `Result.Publisher` and `Optional.Publisher` are other names of OpenCombine's types, and
    /// extensions need the types' own.
    private static func resultPublisher(after index: Int, in tokens: [SourceToken]) -> Int? {
        guard index + 3 < tokens.count, ["Result", "Optional"].contains(tokens[index + 1].text),
            tokens[index + 2].isSymbol("."), tokens[index + 3].isWord("Publisher")
        else { return nil }
        return tokens[index + 1].range.upperBound
    }

    /// Whether `@convention(block)` is here.
    private static func isBlock(at index: Int, in tokens: [SourceToken]) -> Bool {
        tokens[index].text == "@convention" && index + 3 < tokens.count && tokens[index + 1].isSymbol("(")
            && tokens[index + 2].isWord("block") && tokens[index + 3].isSymbol(")")
    }

    /// Index of the parenthesis that closes the one behind a token, if there is one on its line.
    private static func argument(after index: Int, in tokens: [SourceToken]) -> Int? {
        guard index + 1 < tokens.count, tokens[index + 1].isSymbol("("), tokens[index + 1].line == tokens[index].line
        else {
            return nil
        }
        var depth = 0
        for close in (index + 1)..<tokens.count {
            if tokens[close].isSymbol("(") { depth += 1 }
            if tokens[close].isSymbol(")") { depth -= 1 }
            if depth == 0 { return close }
        }
        return nil
    }

    /// What `@available(iOSApplicationExtension, unavailable)` becomes, which only Apple's compiler knows: a function or
    /// variable that is unavailable, so that using it is refused. A type so marked may still be the one that is run.
    private static func extensionAvailability(
        at index: Int,
        in tokens: [SourceToken],
        _ platform: SourcePlatform,
        _ source: [UInt8]
    ) -> (range: Range<Int>, text: [UInt8])? {
        guard index + 5 < tokens.count, tokens[index + 1].isSymbol("("),
            tokens[index + 2].isWord(platform.extensionName), tokens[index + 3].isSymbol(","),
            tokens[index + 4].isWord("unavailable"),
            let close = argument(after: index, in: tokens)
        else { return nil }
        let members: Set<String> = ["func", "var", "let", "init", "subscript"]
        let types: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol", "typealias"]
        let declaration = tokens[close...].prefix(16).first { token in
            token.kind == .word && (members.contains(token.text) || types.contains(token.text))
        }
        guard let declaration, members.contains(declaration.text) else {
            let range = tokens[index].range.lowerBound..<tokens[close].range.upperBound
            return (range, source[range].map { $0 == 0x0A ? 0x0A : 0x20 })
        }
        return (tokens[index + 2].range, Array("*".utf8))
    }

    /// The class that attributes before stand for: modifiers and other attributes may come between.
    private static func className(after index: Int, in tokens: [SourceToken]) -> String? {
        for next in (index + 1)..<tokens.count {
            if tokens[next].isWord("class") { return next + 1 < tokens.count ? tokens[next + 1].text : nil }
            if tokens[next].isSymbol("{") || ["func", "var", "init"].contains(tokens[next].text) { return nil }
        }
        return nil
    }
}

/// A text as a Swift literal.
func swiftLiteral(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
}
