// SheetRule+Text.swift: serialization of rules. https://drafts.csswg.org/cssom/#serialize-a-css-rule

import CSSSyntax
import CSSValues

extension SheetRule {
    /// The serialized rule.
    package var cssText: String {
        switch kind {
        case .style: return styleText
        case .importing: return importText
        case .namespace:
            let prefix = name.isEmpty ? "" : Self.identifier(name) + " "
            return "@namespace " + prefix + Self.address(text) + ";"
        case .media: return group("@media " + (media?.text ?? ""))
        case .supports: return group("@supports " + text)
        case .container: return group("@container " + conditionText)
        case .layerBlock: return group(name.isEmpty ? "@layer" : "@layer " + name)
        case .startingStyle: return group("@starting-style")
        case .scope: return group("@scope" + (name.isEmpty ? "" : " (\(name))") + (text.isEmpty ? "" : " to (\(text))"))
        case .layerStatement: return "@layer " + names.joined(separator: ", ") + ";"
        case .keyframes:
            let frames = rules.map { "  " + $0.cssText + "\n" }.joined()
            return "@keyframes " + Self.keyframesName(name) + " { \n" + frames + "}"
        case .keyframe: return block(text)
        case .nestedDeclarations: return declarations.cssText
        case .margin: return block("@" + name)
        case .fontFace: return block("@font-face")
        case .counterStyle: return block("@counter-style " + Self.identifier(name))
        case .property: return block("@property " + Self.identifier(name))
        case .fontPaletteValues: return block("@font-palette-values " + Self.identifier(name))
        case .page:
            let head = text.isEmpty ? "@page" : "@page " + text
            let parts = [declarations.cssText] + rules.map(\.cssText)
            return head + " { " + parts.filter { !$0.isEmpty }.map { $0 + " " }.joined() + "}"
        }
    }

    /// The value of `CSSConditionRule.conditionText`.
    package var conditionText: String {
        switch kind {
        case .media: media?.text ?? ""
        case .container: name.isEmpty ? text : Self.identifier(name) + (text.isEmpty ? "" : " " + text)
        default: text
        }
    }

    private func block(_ head: String) -> String {
        let text = declarations.cssText
        return head + " { " + (text.isEmpty ? "" : text + " ") + "}"
    }

    private var styleText: String {
        if rules.isEmpty { return block(text) }
        let own = declarations.cssText
        let lines = (own.isEmpty ? [] : [own]) + rules.map(\.cssText)
        return text + " {" + lines.map { "\n  " + $0 }.joined() + "\n}"
    }

    private func group(_ head: String) -> String {
        head + " {" + rules.map { "\n  " + $0.cssText }.joined() + "\n}"
    }

    private var importText: String {
        var result = "@import " + Self.address(text)
        if isLayered { result += name.isEmpty ? " layer" : " layer(" + name + ")" }
        if let supports { result += " supports(" + supports + ")" }
        if let media, !media.queries.isEmpty { result += " " + media.text }
        return result + ";"
    }

    private static func identifier(_ text: String) -> String {
        var bytes: [UInt8] = []
        serializeCSSIdentifier(Array(text.utf8), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        serializeCSSString(Array(text.utf8), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func address(_ text: String) -> String { "url(" + quoted(text) + ")" }

    /// A name that is not allowed as an identifier is serialized as a string.
    private static func keyframesName(_ name: String) -> String {
        let word = name.lowercased()
        return word == "none" || word.isEmpty || Shorthand.isWideKeyword(word) ? quoted(name) : identifier(name)
    }
}
