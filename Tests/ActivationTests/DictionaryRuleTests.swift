// DictionaryRuleTests.swift: the dictionary form of activation rules, one case a row.

import Activation
import ExtensionModel
import Testing

@Suite("Dictionary rules")
struct DictionaryRuleTests {
    /// A rule, its versions, and which of the inputs named in `columns` it accepts.
    struct Row: CustomTestStringConvertible {
        var rule: String
        var versions: [Int]
        var accepts: Set<String>
        var testDescription: String { "\(rule), version \(versions)" }

        init(_ rule: String, _ versions: Int..., accepts: Set<String>) {
            self.rule = rule
            self.versions = versions
            self.accepts = accepts
        }

        /// The rule: `KEY LIMIT` pairs joined by commas.
        func dictionary(version: Int) throws -> ActivationDictionary {
            var result = ActivationDictionary()
            result.version = version
            for pair in rule.split(separator: ",") where !pair.allSatisfy(\.isWhitespace) {
                let words = pair.split(separator: " ")
                let limit = try #require(Int(words[1]))
                switch words[0] {
                case "WebPage": result.webPageMaxCount = limit
                case "WebURL": result.webURLMaxCount = limit
                case "Image": result.imageMaxCount = limit
                case "Movie": result.movieMaxCount = limit
                case "File": result.fileMaxCount = limit
                case "Text": result.supportsText = limit != 0
                case "Min": result.attachmentsMinCount = limit
                case "Max": result.attachmentsMaxCount = limit
                default: Issue.record("no such key: \(words[0])")
                }
            }
            return result
        }
    }

    static let columns = ["page", "ff", "jpeg", "img+mov", "jpeg3", "text", "pdf"]

    static let rows = [
        Row("WebPage 1", 1, 2, accepts: ["page"]),
        Row("WebURL 1", 1, accepts: ["page"]),
        Row("WebURL 1", 2, accepts: ["page", "ff"]),
        Row("Image 1", 1, accepts: ["jpeg"]),
        Row("Image 1", 2, accepts: ["jpeg", "img+mov"]),
        Row("Movie 1", 1, accepts: []),
        Row("Movie 1", 2, accepts: ["img+mov"]),
        Row("Image 1, Movie 1", 1, 2, accepts: ["jpeg", "img+mov"]),
        Row("Image 1, Text 1", 1, accepts: ["jpeg", "text"]),
        Row("Text 1, WebURL 1", 1, accepts: ["page", "ff", "text"]),
        Row("WebURL 1, WebPage 0", 2, accepts: ["ff"]),
        Row("WebURL 1, Max 1", 2, accepts: ["page"]),
        Row("Image 5, Min 2", 1, accepts: ["jpeg3"]),
        Row("File 1", 1, 2, accepts: ["pdf"]),
        Row("", 1, 2, accepts: []),
        Row("Min 1, Max 9", 1, 2, accepts: []),
        Row("File 0, Image 0, Movie 0, Text 0, WebURL 1", 1, accepts: ["page"]),
        Row("Text 0, WebURL 1", 2, accepts: ["page"]),
        Row("Text 1, WebURL 1, Image 10, Movie 10, File 10", 1, 2, accepts: Set(columns)),
    ]

    @Test("A rule accepts exactly the inputs of its row", arguments: rows)
    func row(row: Row) throws {
        for version in row.versions {
            let rule = ActivationRule.dictionary(try row.dictionary(version: version))
            for name in Self.columns {
                let verdict = rule.verdict(for: try #require(Inputs.byName[name]))
                #expect(verdict.activates == row.accepts.contains(name), "\(name), version \(version): \(verdict.why)")
                #expect(!verdict.why.isEmpty)
            }
        }
    }

    @Test("Strict matching changes no answer", arguments: columns)
    func strict(name: String) throws {
        for row in Self.rows {
            var rule = try row.dictionary(version: row.versions[0])
            let content = try #require(Inputs.byName[name])
            let loose = ActivationRule.dictionary(rule).verdict(for: content)
            rule.usesStrictMatching = true
            #expect(ActivationRule.dictionary(rule).verdict(for: content) == loose)
        }
    }

    @Test("An explicit 0 in version 2 can be read as a missing key")
    func explicitZero() throws {
        let rule = ActivationRule.dictionary(try Row("WebURL 1, WebPage 0", 2, accepts: []).dictionary(version: 2))
        var options = ActivationOptions()
        options.explicitZeroForbids = false
        #expect(rule.verdict(for: .page(title: nil), options: options).activates)
    }

    @Test("Empty input is never accepted, and neither is anything without a rule")
    func nothing() throws {
        let rule = ActivationRule.dictionary(try Row("Text 1", 2, accepts: []).dictionary(version: 2))
        for name in ["none", "bare"] { #expect(!rule.verdict(for: try #require(Inputs.byName[name])).activates) }
        #expect(!ActivationRule.absent.verdict(for: .page(title: nil)).activates)
    }

    @Test("A rejection names the attachment, the key and the remedy")
    func why() throws {
        let rule = ActivationRule.dictionary(try Row("WebURL 1", 1, accepts: []).dictionary(version: 1))
        let verdict = rule.verdict(for: try #require(Inputs.byName["ff"]))
        #expect(
            verdict.why
                == "Version 1 requires that every attachment is handled, and this one is not: item 1, attachment 2 (public.plain-text): "
                + "NSExtensionActivationSupportsText is not given. NSExtensionActivationDictionaryVersion 2 would accept it, "
                + "because another attachment is handled."
        )
        #expect(
            verdict.clauses.flatMap { $0.lines() } == [
                "[yes] NSExtensionActivationSupportsWebURLWithMaxCount: at most 1, and 1 found",
                "[yes] item 1, attachment 1 (public.url): handled as web URL",
                "[no] item 1, attachment 2 (public.plain-text): NSExtensionActivationSupportsText is not given",
            ]
        )
    }
}
