// ExpressionTests.swift: expressions: the texts that their matches contain, and expressions that would take forever.

import ScriptEngine
import ScriptMetadata
import TestSupport
import Testing

@testable import AddressMatching

@Suite("Expressions")
struct ExpressionTests {
    @Test("The texts of an expression are what stands in it alone, and none where it is not clear")
    func texts() {
        let expected: [(String, [String]?)] = [
            (#"^https?:\/\/www\.A\.test\/.*"#, ["http", "://www.a.test/"]), ("abc+d", ["abc", "d"]),
            ("ab*c?d", ["a", "d"]), ("a(b|c)d", ["a", "d"]), ("a[(|]d", ["a", "d"]), (#"a[\]|]d"#, ["a", "d"]),
            (#"a\d+b\.c"#, ["a", "b.c"]), ("ab{2,3}c", ["a", "c"]), ("(?<=x(y))a", ["a"]), (#"(\)a)b"#, ["b"]),
            ("a|b", nil), ("a{b|c", nil), (#"\x41b"#, nil), (#"\u0041"#, nil), (#"(a)\1"#, nil), ("", []), ("(a", nil),
            ("[a", nil),
            (#"a\"#, nil),
        ]
        for (source, texts) in expected {
            let found = ExpressionLiterals(of: Array(source.utf8)).texts
            #expect(found?.map { String(decoding: $0, as: UTF8.self) } == texts, "\(source)")
        }
    }

    @Test("An address that an expression matches contains its texts")
    func textsOfMatches() throws {
        let vm = ScriptVM()
        let context = ScriptContext(vm: vm)
        var numbers = RepeatableGenerator(seed: 3)
        let parts = [
            "a", "b", "C", "(a|b)", "[ab]", "(?:b)", ".", "*", "+", "?", "{1,2}", "|", #"\."#, #"\w"#, "^", "$",
            "(?=a)", "{", "}", "]",
        ]
        let test = try context.evaluate(
            "(s, t) => { try { return new RegExp(s, 'i').test(t) } catch { return false } }"
        )
        var matched = 0
        for _ in 0..<5000 {
            let source = (0..<numbers.below(7)).map { _ in parts[numbers.below(parts.count)] }.joined()
            let text = (0..<numbers.below(8)).map { _ in ["a", "b", "c", ".", "{"][numbers.below(5)] }.joined()
            guard let texts = ExpressionLiterals(of: Array(source.utf8)).texts else { continue }
            guard try test.call([context.value(source), context.value(text)]).boolean else { continue }
            matched += 1
            for part in texts { #expect(text.contains(String(decoding: part, as: UTF8.self)), "\(source) on \(text)") }
        }
        #expect(matched > 500)
    }

    @Test("An expression that tries everything ends, does not match, and leaves time for no other on this address")
    func endlessExpressions() throws {
        let page = "https://a.test/" + String(repeating: "a", count: 60) + "!"
        let matcher = AddressMatcher(
            [
                AddressPatterns(.userscript, includes: ["/a.test.(?:(?:a+)+)+$/"]),
                AddressPatterns(.userscript, includes: ["/a.test/"]),
                AddressPatterns(.userscript, includes: ["*a.test*"]),
            ],
            suffixes: nil
        )
        let expressions = try ExpressionMatcher(matcher.expressions, vm: ScriptVM())
        let decisions = matcher.decisions(for: page, expressions: expressions.matches)
        #expect(decisions.map(\.script) == [2])
        #expect(expressions.notes.map(\.note) == [.slow(address: page), .slow(address: page)])
        #expect(matcher.decisions(for: "https://a.test/", expressions: expressions.matches).map(\.script) == [1, 2])
    }

    @Test("One script's decision has the warnings about its patterns")
    func singleDecision() throws {
        let patterns = AddressPatterns(
            .userscript,
            matches: ["a.test/*", "*://b.*/*", "*://c.tld/*"],
            includes: ["/(/", "/d/"]
        )
        let vm = ScriptVM()
        let (decision, warnings) = try patterns.decision(for: "https://d.test/", vm: vm)
        #expect(decision == .matched(pattern: "/d/"))
        #expect(
            warnings == [
                #"a.test/*: unknown scheme; missing "://""#,
                "/(/: invalid expression: Invalid regular expression: missing )",
            ]
        )
        #expect(try patterns.decision(for: "https://c.com/", suffixes: Array("com".utf8), vm: vm).decision.runs)
        #expect(try !patterns.decision(for: "https://c.com/", vm: vm).decision.runs)
    }
}
