// SwiftAdaptation.swift: replaces what the Objective-C runtime provides to Swift sources and Linux lacks. @objc, the attributes of
// Interface Builder, @convention(block), which makes a closure an Objective-C block, and imports of unavailable modules
// (Modules/ModuleSet) are blanked out; #selector becomes a name; SwiftUIMacros has the macros of SwiftUI. Lines are unchanged, and so
// are columns, except for #selector and declarations unavailable to extensions. InterfaceTables has what the attributes declare of
// classes; SourcePlatform evaluates conditions on the platform.

import SourceScanning

/// A Swift source, adapted for compilation here.
struct SwiftAdaptation {
    /// The adapted source.
    private(set) var bytes: [UInt8]
    /// Classes with an Objective-C name: `@objc(Name) class Class`.
    private(set) var namedClasses: [(name: String, type: String)] = []
    /// Whether the source has a `@main` type.
    private(set) var hasMain = false
    /// The imports of the source.
    let imports: [ImportStatement]
    /// Modules that are included without an import, as in Apple's SDK: Foundation with any module of Apple, available or not; Combine
    /// where it is used; and on the Mac, with SwiftUI, the module that hosts its views.
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
    ///   - tokens: The source's tokens.
    ///   - platform: The platform that the sources are written for.
    ///   - modules: The modules that can be imported.
    ///   - members: Text to insert, and its positions.
    ///   - tables: Text to append.
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

    /// The source as it is compiled, with its own path in messages. ExtensionSDK has what Apple's Foundation or Security has and
    /// Foundation lacks here.
    func placed(at path: String) -> [UInt8] {
        let head = (["ExtensionSDK"] + broughtAlong).map { "import \($0)\n" }.joined()
        return Array("\(head)#sourceLocation(file: \(swiftLiteral(path)), line: 1)\n".utf8) + bytes
    }

    /// Where a name needs a suffix: `Result.Publisher` and `Optional.Publisher` are aliases of OpenCombine's types, but extensions need
    /// the types' own names.
    private static func resultPublisher(after index: Int, in tokens: [SourceToken]) -> Int? {
        guard index + 3 < tokens.count, ["Result", "Optional"].contains(tokens[index + 1].text),
            tokens[index + 2].isSymbol("."), tokens[index + 3].isWord("Publisher")
        else { return nil }
        return tokens[index + 1].range.upperBound
    }

    /// Whether `@convention(block)` is at `index`.
    private static func isBlock(at index: Int, in tokens: [SourceToken]) -> Bool {
        tokens[index].text == "@convention" && index + 3 < tokens.count && tokens[index + 1].isSymbol("(")
            && tokens[index + 2].isWord("block") && tokens[index + 3].isSymbol(")")
    }

    /// The index of the parenthesis that closes the one after a token, if that is on the token's line.
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

    /// The replacement of `@available(iOSApplicationExtension, unavailable)`, which only Apple's compiler knows. A member becomes
    /// unavailable, so that its use is an error. On a type the attribute is removed, since the type may be the principal class.
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

    /// The class that attributes apply to, after modifiers and other attributes.
    private static func className(after index: Int, in tokens: [SourceToken]) -> String? {
        for next in (index + 1)..<tokens.count {
            if tokens[next].isWord("class") { return next + 1 < tokens.count ? tokens[next + 1].text : nil }
            if tokens[next].isSymbol("{") || ["func", "var", "init"].contains(tokens[next].text) { return nil }
        }
        return nil
    }
}

/// A string as a Swift literal.
func swiftLiteral(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
}
