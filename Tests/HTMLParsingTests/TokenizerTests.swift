// TokenizerTests.swift: html5lib-tests' tokenizer cases, in the version with processing instructions if there are two.

import Foundation
import TestSupport
import Testing

@testable import HTMLParsing

@Suite("Tokenizer")
struct TokenizerTests {
    @Test("Every published case gives its tokens")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let newer = try folder.files(in: "html5lib/tokenizer-pi", withSuffix: ".test")
        let older = try folder.files(in: "html5lib/tokenizer", withSuffix: ".test").filter { !newer.contains($0) }
        let paths = newer.map { ("html5lib/tokenizer-pi", $0) } + older.map { ("html5lib/tokenizer", $0) }
        var known = try KnownFailures("html5lib-tokenizer.txt", testFile: #filePath)
        var knownErrors = try KnownFailures("html5lib-tokenizer-errors.txt", testFile: #filePath)
        for (path, name) in paths where name != "xmlViolation.test" {
            let bytes = try folder.bytes("\(path)/\(name)")
            let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
            for (index, entry) in (root?["tests"] as? [[String: Any]] ?? []).enumerated() {
                guard let run = TokenizerCase(entry) else { continue }
                for state in run.states {
                    let (tokens, errors) = run.tokens(from: state)
                    let joined = run.tokens(from: state, joinsText: true)
                    #expect(joined == (tokens, errors), "\(name):\(index) \(state), joined")
                    known.note(
                        "\(name):\(index) \(state)",
                        failure: tokens == run.output ? nil : "\(run.input.debugDescription)\n\(run.output)\n\(tokens)"
                    )
                    knownErrors.note(
                        "\(name):\(index) \(state)",
                        failure: errors == run.errors
                            ? nil : "\(run.input.debugDescription)\n\(run.errors)\n\(errors)"
                    )
                }
            }
        }
        known.finish()
        knownErrors.finish()
        print("tokenizer: \(known.passed) of \(known.total) runs give the tokens")
        print("tokenizer: \(knownErrors.passed) of \(knownErrors.total) runs give the errors, with their places")
        for problem in known.problems + knownErrors.problems { Issue.record("\(problem)") }
    }

    @Test(
        "Tokens have the standard's errors with their places",
        arguments: [
            ("<a b=1 b=2>", "duplicate-attribute 1:9"), ("&#x0;", "null-character-reference 1:6"),
            ("a\n<", "eof-before-tag-name 2:2"), ("<!-->", "abrupt-closing-of-empty-comment 1:5"),
        ]
    )
    func errors(html: String, expected: String) {
        let run = TokenizerCase(["input": html, "output": [Any]()])
        #expect(run?.tokens(from: "Data state").errors == [expected])
    }

    @Test("The parser's tags have the numbers of the tree's names")
    func tagsAreNames() {
        let names = String(describing: Tag.htmlNames).split(separator: " ")
        #expect(names.count == Int(Tag.lastHTML))
        for (index, name) in names.enumerated() {
            #expect(Tag(rawValue: UInt8(index + 1)).map { "\($0)" } == String(name))
        }
        let table = TagNameTable()
        for (index, name) in names.enumerated() {
            let tag = Array(name.utf8).withUnsafeBufferPointer { table.tag(PackedName(UnsafeBytes($0))) }
            #expect(tag.rawValue == UInt8(index + 1))
        }
    }
}

/// A case of the JSON files; tokens are compared as text.
private struct TokenizerCase {
    var input: String
    var output: [String]
    var states: [String]
    var lastStartTag: String
    var errors: [String]

    init?(_ entry: [String: Any]) {
        guard var input = entry["input"] as? String, let output = entry["output"] as? [Any] else { return nil }
        let isEscaped = entry["doubleEscaped"] as? Bool == true
        var tokens = output.map(Self.describe)
        if isEscaped {
            // A string can't contain lone surrogates; those cases are for UTF-16 parsers.
            guard let decoded = Self.unescape(input) else { return nil }
            input = decoded
            tokens = tokens.map { Self.unescape($0) ?? $0 }
        }
        self.input = input
        self.output = tokens
        states = entry["initialStates"] as? [String] ?? ["Data state"]
        lastStartTag = entry["lastStartTag"] as? String ?? ""
        errors = (entry["errors"] as? [[String: Any]] ?? []).map {
            "\($0["code"] ?? "") \($0["line"] ?? 0):\($0["col"] ?? 0)"
        }
        .sorted()
    }

    private static func unescape(_ text: String) -> String? {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "\\u") {
            result += rest[..<start.lowerBound]
            guard let code = UInt32(rest[start.upperBound...].prefix(4), radix: 16),
                let scalar = Unicode.Scalar(code)
            else { return nil }
            result.unicodeScalars.append(scalar)
            rest = rest[start.upperBound...].dropFirst(4)
        }
        return result + rest
    }

    private static func describe(_ token: Any) -> String {
        guard let parts = token as? [Any], let kind = parts.first as? String else { return "?" }
        func text(_ index: Int) -> String { index < parts.count ? parts[index] as? String ?? "-" : "-" }
        switch kind {
        case "StartTag":
            let attributes = (parts[2] as? [String: String] ?? [:]).map { " \($0)=\($1)" }.sorted().joined()
            return "StartTag \(text(1))\(attributes)\(parts.count > 3 ? " /" : "")"
        case "DOCTYPE":
            return "DOCTYPE \(text(1)) \(text(2)) \(text(3)) \(parts[4] as? Bool == true)"
        case "ProcessingInstruction":
            return "ProcessingInstruction \(text(1)) \(parts.count > 2 ? text(2) : "")"
        default: return "\(kind) \(text(1))"
        }
    }

    func tokens(from state: String, joinsText: Bool = false) -> (tokens: [String], errors: [String]) {
        let bytes = Array(input.utf8)
        return bytes.withUnsafeBufferPointer { buffer in
            let input = UnsafeBytes(buffer)
            var tokenizer = Tokenizer(input, collectsErrors: true)
            tokenizer.joinsText = joinsText
            switch state {
            case "RCDATA state": tokenizer.mode = .rcdata
            case "RAWTEXT state": tokenizer.mode = .rawtext
            case "Script data state": tokenizer.mode = .scriptData
            case "PLAINTEXT state": tokenizer.mode = .plaintext
            case "CDATA section state": tokenizer.mode = .cdataSection
            default: break
            }
            for byte in lastStartTag.utf8 { tokenizer.lastStartTagName.append(byte) }
            var tokens: [String] = []
            var characters: [UInt8] = []
            while true {
                let kind = tokenizer.next()
                if kind == .text {
                    characters += tokenizer.text.buffer
                    continue
                }
                if kind == .nullCharacter {
                    characters.append(0)
                    continue
                }
                if !characters.isEmpty { tokens.append("Character \(string(characters))") }
                characters = []
                if kind == .endOfFile { break }
                tokens.append(describe(kind, tokenizer))
            }
            let errors = tokenizer.log.errors(in: input).compactMap { error in
                error.code.map { "\($0.rawValue) \(error.line):\(error.column)" }
            }
            return (tokens, errors.sorted())
        }
    }

    private func string(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

    private func describe(_ kind: TokenKind, _ tokenizer: borrowing Tokenizer) -> String {
        let text = string(tokenizer.text.buffer)
        switch kind {
        case .startTag:
            var attributes: [String] = []
            for index in 0..<tokenizer.attributes.count {
                let name = string(tokenizer.attributeName(index).buffer)
                attributes.append(" \(name)=\(string(tokenizer.attributeValue(index).buffer))")
            }
            return "StartTag \(text)\(attributes.sorted().joined())\(tokenizer.isSelfClosing ? " /" : "")"
        case .endTag: return "EndTag \(text)"
        case .comment: return "Comment \(text)"
        case .processingInstruction: return "ProcessingInstruction \(text) \(string(tokenizer.data.buffer))"
        default:
            let doctype = tokenizer.doctype
            let publicID = doctype.publicID.map { string($0.buffer) } ?? "-"
            let systemID = doctype.systemID.map { string($0.buffer) } ?? "-"
            return "DOCTYPE \(doctype.hasName ? text : "-") \(publicID) \(systemID) \(!doctype.forcesQuirks)"
        }
    }
}
