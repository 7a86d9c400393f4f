// ManyScriptsTests.swift: many scripts at once: the index finds what trying each pattern finds, globs of all forms, expressions that take
// too long.

import ScriptEngine
import ScriptMetadata
import Testing

@testable import AddressMatching

@Suite("Patterns of many scripts")
struct ManyScriptsTests {
    /// Numbers that are the same in each run.
    private struct Numbers {
        private var state: UInt64 = 7
        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        mutating func of(_ words: [String]) -> String { words[below(words.count)] }
    }

    @Test("With the index, the same scripts match as with each script alone")
    func indexMatchesAll() throws {
        var numbers = Numbers()
        let schemes = ["*", "http", "https", "http*", "file", "x"]
        let hosts = [
            "*", "a.test", "*.a.test", "b.*", "shop.example.com", "*.tld", "www.news.tld", "*xa*", "", "a.test:81",
        ]
        let paths = ["/*", "/", "/x", "/news*?id=*", "/a*b", "/x#f", "", "/*.html"]
        let scripts = (0..<200).map { _ in
            func pattern() -> String {
                "\(numbers.of(schemes))://\(numbers.of(hosts))\(numbers.of(paths))"
            }
            return AddressPatterns(
                numbers.below(4) == 0 ? .webExtension : .userscript,
                matches: (0..<numbers.below(3)).map { _ in pattern() },
                excludeMatches: numbers.below(5) == 0 ? [pattern()] : [],
                includes: numbers.below(3) == 0 ? [pattern(), "/new./"] : [],
                excludes: numbers.below(6) == 0 ? [pattern()] : []
            )
        }
        let pages = [
            "https://a.test/x", "http://b.a.test/", "https://shop.example.com/news/5?id=3",
            "https://www.news.co.uk/x#f",
            "file:///home/a-b", "https://b.test/axb", "https://xxa.test/i.html", "https://a.test:81/", "about:blank",
        ]
        let vm = ScriptVM()
        let all = AddressMatcher(scripts, suffixes: fewSuffixes)
        let expressions = try ExpressionMatcher(all.expressions, vm: vm)
        for page in pages {
            let together = all.decisions(for: page, expressions: expressions.matches)
            for (number, script) in scripts.enumerated() {
                let alone = AddressMatcher([script], suffixes: fewSuffixes)
                let matcher = try ExpressionMatcher(alone.expressions, vm: vm)
                let decision = alone.decisions(for: page, expressions: matcher.matches).first?.decision
                #expect(together.first { $0.script == number }?.decision == decision, "\(script) on \(page)")
            }
        }
    }

    @Test("A glob matches what the same expression matches")
    func globsAndExpressions() throws {
        let vm = ScriptVM()
        let context = ScriptContext(vm: vm)
        var numbers = Numbers()
        for _ in 0..<2000 {
            let glob = (0..<numbers.below(7)).map { _ in numbers.of(["a", "b", "ab", "*"]) }.joined()
            let text = (0..<numbers.below(9)).map { _ in numbers.of(["a", "b"]) }.joined()
            let expression = "^" + glob.replacing("*", with: ".*") + "$"
            let expected = try context.evaluate("/\(expression)/.test('\(text)')").boolean
            #expect(Glob(Array(glob.utf8)).matches(Array(text.utf8)) == expected, "\(glob) on \(text)")
        }
    }

    @Test("An expression that takes too long does not match and is noted once; globs are tried")
    func slowExpressions() throws {
        let matcher = AddressMatcher(
            [
                AddressPatterns(.userscript, includes: ["/a/"]), AddressPatterns(.userscript, includes: ["*b", "/(/"]),
                AddressPatterns(.userscript, excludes: ["/b$/"]),
            ],
            suffixes: nil
        )
        // NB: With this limit, all are too slow.
        let expressions = try ExpressionMatcher(matcher.expressions, vm: ScriptVM(), milliseconds: -1)
        for _ in 0..<2 {
            let decisions = matcher.decisions(for: "https://a.test/b", expressions: expressions.matches)
            #expect(decisions.filter(\.decision.runs).map(\.script) == [1, 2])
        }
        let notes = expressions.notes
        #expect(notes.map(\.expression) == [1, 0, 2])
        #expect(notes[1].note == .slow(address: "https://a.test/b") && notes[2].note == notes[1].note)
        #expect(matcher.scriptsOfExpressions == [0, 1, 2])
    }

    @Test("An expression that ended a process is skipped, and each is announced that is tried alone")
    func skippedExpressions() throws {
        var announced: [Int] = []
        let expressions = try ExpressionMatcher(
            ["a", "b", "c"],
            vm: ScriptVM(),
            skipping: [1],
            announcing: { announced.append($0) }
        )
        #expect(expressions.matches([0, 1, 2], MatchedAddress("https://abc.test/")) == [true, false, true])
        #expect(announced == [0, 1, 2])
    }
}
