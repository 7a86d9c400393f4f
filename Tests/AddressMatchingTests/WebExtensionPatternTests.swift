// WebExtensionPatternTests.swift: which addresses the patterns of manifests match.
// https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Match_patterns

import ScriptMetadata
import Testing

@testable import AddressMatching

@Suite("Patterns of web extensions")
struct WebExtensionPatternTests {
    private static let matches = """
        <all_urls> wss://a.test/
        <all_urls> file:///x
        !<all_urls> about:blank
        *://*/* http://a.test:81/x?q#f
        !*://*/* ftp://a.test/
        *://*.a.test/* https://a.test/
        *://*.a.test/* https://b.a.test/
        !*://*.a.test/* https://ba.test/
        *://A.test/* https://a.test/
        https://a.test:81/* https://a.test:81/
        !https://a.test:82/* https://a.test:81/
        https://a.test:443/* https://a.test/
        https://a.test:*/* https://a.test:81/
        http://[::1]/* http://[::1]:81/
        file:///x/* file:///x/y
        *://*/x?q https://a.test/x?q#f
        !*://*/x https://a.test/x?q
        !*://*/X https://a.test/x
        !*://a*/* https://a/
        !*://*a/* https://a/
        !gopher://*/* https://a/
        !https://a https://a/
        *://münchen.test/* https://xn--mnchen-3ya.test/
        *://*.münchen.test/* https://a.münchen.test/
        !*://münchen.test/* https://munchen.test/
        """

    @Test("Match patterns: the host without stars inside, any port unless one is given, path and query together")
    func matchPatterns() throws {
        for line in Self.matches.split(separator: "\n") {
            let parts = line.drop { $0 == "!" }.split(separator: " ").map(String.init)
            let matched = try runs(AddressPatterns(.webExtension, matches: [parts[0]]), parts[1])
            #expect(matched == !line.hasPrefix("!"), "\(line)")
        }
    }

    @Test("Globs narrow what the match patterns allow, and a question mark is one character")
    func globs() throws {
        func runsHere(includes: [String] = [], excludes: [String] = []) throws -> Bool {
            try runs(
                AddressPatterns(.webExtension, matches: ["*://*/*"], includes: includes, excludes: excludes),
                "https://a.test/news/"
            )
        }
        #expect(try runsHere(includes: ["*a.test/????/*"]))
        #expect(try !runsHere(includes: ["*a.test/???/*"]))
        #expect(try runsHere(includes: ["*x*", "https://a?test/*"]))
        #expect(try !runsHere(includes: ["*NEWS*"]))
        #expect(try !runsHere(excludes: ["*new?/"]))
        #expect(try !runsHere(includes: ["https://a.test"]))
        #expect(try !runs(AddressPatterns(.webExtension, includes: ["*"]), "https://a.test/"))
    }

    @Test("about:blank counts as the page that made it, if the manifest asks for that")
    func blankPages() throws {
        var patterns = AddressPatterns(.webExtension, matches: ["*://a.test/*"])
        #expect(try !runs(patterns, "about:blank", opener: "https://a.test/"))
        patterns.matchesAboutBlank = true
        #expect(try runs(patterns, "about:blank", opener: "https://a.test/"))
        #expect(try runs(patterns, "about:srcdoc", opener: "https://a.test/"))
        #expect(try !runs(patterns, "about:blank", opener: "https://b.test/"))
        #expect(try !runs(patterns, "about:blank"))
        #expect(try !runs(patterns, "https://b.test/", opener: "https://a.test/"))
    }

    @Test("Faults of patterns, and of globs that would take too long")
    func faults() {
        let long = String(repeating: "?", count: 1025)
        let expected: [(AddressPatterns, [PatternFault])] = [
            (AddressPatterns(.webExtension, matches: ["*://a*/x"]), [.starInsideHost]),
            (AddressPatterns(.webExtension, matches: ["*://a.*/x"]), [.starInsideHost]),
            (AddressPatterns(.webExtension, matches: ["*://a:x/"]), [.invalidPort]),
            (AddressPatterns(.webExtension, matches: ["*:///"]), [.invalidHost]),
            (AddressPatterns(.webExtension, matches: ["x://"]), [.unknownScheme, .missingPath, .invalidHost]),
            (AddressPatterns(.webExtension, matches: [""]), [.missingScheme, .missingSeparator]),
            (AddressPatterns(.webExtension, includes: [long]), [.tooLong(limit: 1024)]),
        ]
        for (patterns, faults) in expected {
            #expect(AddressMatcher([patterns], suffixes: nil).faults[0].flatMap(\.faults) == faults)
        }
    }
}
