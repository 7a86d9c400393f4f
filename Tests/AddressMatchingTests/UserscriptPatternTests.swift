// UserscriptPatternTests.swift: which addresses the patterns of userscripts match, and what is wrong with patterns.
// Violentmonkey's own tests run against the program by Tests/Tools/Scripts/violentmonkey.mjs.

import ScriptEngine
import ScriptMetadata
import Testing

@testable import AddressMatching

/// A few rules in the form of the public suffix list.
let fewSuffixes = PublicSuffixList(
    Array("// a comment\ncom\njp\n*.kobe.jp\n!city.kobe.jp\nco.uk\nuk\ngithub.io // text after\n公司.cn\ncn\n".utf8)
)

/// Whether a script with the patterns runs on a page.
func runs(_ patterns: AddressPatterns, _ address: String, opener: String? = nil) throws -> Bool {
    let matcher = AddressMatcher([patterns], suffixes: fewSuffixes)
    let expressions = try ExpressionMatcher(matcher.expressions, vm: ScriptVM())
    return matcher.decisions(for: address, opener: opener, expressions: expressions.matches).contains {
        $0.decision.runs
    }
}

@Suite("Patterns of userscripts")
struct UserscriptPatternTests {
    /// `pattern address` lines; a line that begins with ! does not match.
    private static let matches = """
        *://*/* https://a.test/x
        *://*/* http://a.test:8080/
        !*://*/* ftp://a.test/
        !*://*/* file:///x
        http*://a.test/ https://a.test/
        file:///* file:///home/x.html
        ftp://*/* ftp://a.test/x
        <all_urls> file:///x
        <all_urls> https://a.test/
        !<all_urls> about:blank
        *://A.Test/ https://a.test/
        *://*.a.test/* https://a.test/
        *://*.a.test/* https://b.c.a.test/
        !*://*.a.test/* https://ba.test/
        *://a.*/* https://a.example/
        *://*a*/* https://bab.test/
        !*://a.test/* https://a.test:81/
        *://a.test:81/* https://a.test:81/
        *://a.test:*/* https://a.test:81/
        *://a.test*/* https://a.test:81/
        *://a.tld/ https://a.co.uk/
        *://a.tld/ https://a.uk/
        *://a.tld/ https://a.github.io/
        *://a.tld/ https://a.unknown/
        *://a.tld/ https://a.x.kobe.jp/
        *://a.tld/ https://a.公司.cn/
        *://münchen.test/* https://münchen.test/
        *://MÜNCHEN.test/* https://xn--mnchen-3ya.test/x
        *://xn--mnchen-3ya.test/* https://münchen.test/
        *://*.münchen.test/* https://a.b.münchen.test/
        *://*.münchen.test/* https://münchen.test/
        !*://münchen.test/* https://munchen.test/
        *://münchen.test:81/* https://münchen.test:81/
        *://münchen.tld/ https://münchen.com/
        *://*.test.公司.cn/ https://a.test.公司.cn/
        *://straße.test/ https://xn--strae-oqa.test/
        *://１２.test/ https://12.test/
        !*://mün*.test/* https://münchen.test/
        *://*.a.tld/ https://b.a.com/
        *://*.a.tld/ https://a.com/
        *://a.tld:81/ https://a.com:81/
        !*://a.tld/ https://a.b.com/
        !*://a.tld/ https://a.city.kobe.jp/
        !*://a.TLD/ https://a.com/
        !*://a.tld/ https://1.2.3.4/
        *://a.test/x https://a.test/x?q#f
        *://a.test/x?q https://a.test/x?q#f
        *://a.test/x#f https://a.test/x#f
        *://a.test/x?* https://a.test/x?
        !*://a.test/x?* https://a.test/x
        !*://a.test/x#f https://a.test/x
        !*://a.test/x#f https://a.test/x?q#f
        !*://a.test/X https://a.test/x
        !*://a.test/x https://a.test/xy
        *://a.test/*b*b*c https://a.test/abbbc
        !*://a.test/*bb*bb*c https://a.test/abbbc
        """

    @Test("@match: scheme and host without case, path with case, the query and the fragment as far as they are named")
    func matchPatterns() throws {
        for line in Self.matches.split(separator: "\n") {
            let isExpected = !line.hasPrefix("!")
            let parts = line.drop { $0 == "!" }.split(separator: " ").map(String.init)
            let matched = try runs(AddressPatterns(.userscript, matches: [parts[0]]), parts[1])
            #expect(matched == isExpected, "\(line)")
            let excluded = try !runs(AddressPatterns(.userscript, excludeMatches: [parts[0]]), parts[1])
            #expect(excluded == isExpected, "excluding \(line)")
        }
    }

    private static let includes = """
        * about:blank
        https://a.test/* https://A.test/X
        !https://a.test/* http://a.test/
        https://A.test/X https://a.test/x
        !https://a.test/x https://a.test/x?q
        https://a.* https://a.test/x?q#f
        *://*.b.test/* https://a.test/?://x.b.test/
        https://a.tld/* https://a.co.uk/x
        https://a.tld https://a.co.uk
        https://*.tld/x https://b.a.com/x
        !https://a.tld/* https://a.b.com/
        https://münchen.test/* https://münchen.test/x
        *://*.MÜNCHEN.test/* https://a.xn--mnchen-3ya.test/
        !https://münchen.test/* https://munchen.test/
        /^https:..a\\.test/ https://a.test/
        /A\\.TEST/ https://a.test/
        !/b/ https://a.test/
        !/a/i https://a.test/
        !/a(/ https://a.test/
        /(?<=a\\.)test/ https://a.test/
        """

    @Test("@include: globs over the whole address and expressions, both without case")
    func includes() throws {
        for line in Self.includes.split(separator: "\n") {
            let isExpected = !line.hasPrefix("!")
            let parts = line.drop { $0 == "!" }.split(separator: " ").map(String.init)
            // NB: An address without a path gets one when it is parsed.
            let address = parts[1] == "https://a.co.uk" ? "https://a.co.uk/" : parts[1]
            let pattern = parts[1] == "https://a.co.uk" ? parts[0] + "/" : parts[0]
            let matched = try runs(AddressPatterns(.userscript, includes: [pattern]), address)
            #expect(matched == isExpected, "\(line)")
            let excluded = try !runs(AddressPatterns(.userscript, excludes: [pattern]), address)
            #expect(excluded == isExpected, "excluding \(line)")
        }
    }

    @Test("A script without patterns runs on all pages, one whose patterns are invalid on none")
    func scriptsWithoutPatterns() throws {
        #expect(try runs(AddressPatterns(.userscript), "about:blank"))
        #expect(try runs(AddressPatterns(.userscript, matches: ["x"], includes: ["*"]), "https://a.test/"))
        #expect(try !runs(AddressPatterns(.userscript, matches: ["x"]), "https://a.test/"))
        #expect(try !runs(AddressPatterns(.userscript, includes: ["/(/"]), "https://a.test/"))
    }

    @Test("Without the list of suffixes, .tld matches nothing")
    func missingSuffixes() {
        let matcher = AddressMatcher([AddressPatterns(.userscript, matches: ["*://a.tld/*"])], suffixes: nil)
        #expect(matcher.decisions(for: "https://a.com/") { numbers, _ in numbers.map { _ in false } }.isEmpty)
        #expect(AddressPatterns(.userscript, includes: ["*.tld/*"]).needsPublicSuffixes)
        #expect(!AddressPatterns(.userscript, includes: ["*.com/*"]).needsPublicSuffixes)
    }

    @Test("The faults of a pattern are listed together")
    func faults() {
        let expected: [(String, [PatternFault])] = [
            ("://*/*", [.missingScheme]), ("gopher://*/*", [.unknownScheme]), ("*//*/*", [.missingSeparator]),
            ("https:/*/", [.missingSeparator]), ("htp:*", [.unknownScheme, .missingSeparator]),
            ("https://a*", [.starAtHostEnd, .missingPath]), ("https://a.*/", [.starAtHostEnd]), ("*://a/*", []),
            ("*://mün*.test/*", [.invalidHost]), ("*://münchen.test/*", []),
        ]
        for (pattern, faults) in expected {
            let matcher = AddressMatcher([AddressPatterns(.userscript, matches: [pattern])], suffixes: nil)
            #expect(matcher.faults[0].flatMap(\.faults) == faults, "\(pattern)")
        }
    }

    @Test("The decision names the first pattern that matches, and the pattern that excludes")
    func decisions() throws {
        let matcher = AddressMatcher(
            [
                AddressPatterns(.userscript, matches: ["*://b.test/*", "*://*/*", "*://a.test/*"]),
                AddressPatterns(.userscript, excludes: ["*a.test*"]),
                AddressPatterns(.userscript, matches: ["*://c.test/*"]),
                AddressPatterns(.userscript, includes: ["/a/", "*"]),
            ],
            suffixes: nil
        )
        let expressions = try ExpressionMatcher(matcher.expressions, vm: ScriptVM())
        let decisions = matcher.decisions(for: "https://a.test/", expressions: expressions.matches)
        #expect(decisions.map(\.script) == [0, 1, 3])
        #expect(
            decisions.map(\.decision) == [
                .matched(pattern: "*://*/*"), .excluded(pattern: "*a.test*"), .matched(pattern: "*"),
            ]
        )
    }
}
