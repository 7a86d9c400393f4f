// DeadCodeTests.swift: every declared name is used.

import Foundation
import Testing

@Suite("Dead code")
struct DeadCodeTests {
    /// Folders of the API for extensions and their tests, most of whose names are Apple's.
    private static let offered = ["SDK/", "Programs/Extensions/"]
    /// Names that occur once in Sources, with the reason for each.
    private static let exceptions: [String: String] = [
        "failureReason": "Foundation asks for it",
        "channelInactive": "SwiftNIO calls it",
        "errorCaught": "SwiftNIO calls it",
        "allValueDescriptions": "ArgumentParser asks for it",
        "fromDatabaseValue": "GRDB asks for it",
        "answerComment": "a key of a template's text",
        "dismissed": "hosts ask for it",
        "checkInvariants": "tests and fuzzing look at trees by it",
        "systemCallTable": "a test holds docs/security.md to it",
        "forgoOpenat2": "tests have the kernel lack a call by it",
        "collectGarbage": "tests find out by it what is kept",
        "timeLimitWasHit": "tests ask for it",
        "lastHTML": "a test counts the names of elements by it",
        "setHref": "the URL standard's, which its test data call",
    ]

    /// The words of a source, without comments.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        // NB: By bytes; by characters this would take a minute.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let slashes = zip(line.indices, line.indices.dropFirst()).first { line[$0] == 0x2F && line[$1] == 0x2F }
            let code = slashes.map { line[..<$0.0] } ?? line
            words += code.split { byte in
                !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte | 0x20) && byte != 0x5F
            }.map { Substring($0) }
        }
        return words
    }

    @Test("Every name that Sources declare occurs there a second time")
    func namesAreUsed() throws {
        var counts: [Substring: Int] = [:]
        var declared: [(name: Substring, path: String)] = []
        let keywords: Set<Substring> = [
            "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "actor",
        ]
        let literal = try Regex(#""""(?s:.)*?"""|"[^"\n]*""#)
        for (path, text) in swiftFiles(under: "Sources") {
            let words = Self.words(of: text)
            for word in words { counts[word, default: 0] += 1 }
            if Self.offered.contains(where: path.hasPrefix) { continue }
            let code = text.replacing(literal, with: "")
            let spoken = Self.words(of: code)
            for (keyword, name) in zip(spoken, spoken.dropFirst()) where keywords.contains(keyword) {
                declared.append((name, path))
            }
        }
        let once = declared.filter { counts[$0.name] == 1 }
        for (name, path) in once where Self.exceptions[String(name)] == nil {
            Issue.record("Sources/\(path) declares \(name), which nothing uses")
        }
        let unneeded = Set(Self.exceptions.keys).subtracting(once.map { String($0.name) })
        #expect(unneeded.isEmpty, "These are used by now, or gone; they are no exceptions any more")
    }
}
