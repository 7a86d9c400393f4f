// PredicateRuleTests.swift: predicates over items, one case a row; rejected predicates; and their messages.

import Activation
import ExtensionModel
import Testing
import UniformTypes

@Suite("Predicate rules")
struct PredicateRuleTests {
    /// A predicate and its results on `columns`, one letter each: T or F.
    struct Row: CustomTestStringConvertible {
        var text: String
        var answers: String
        var testDescription: String { text }

        init(_ text: String, _ answers: String) {
            self.text = text
            self.answers = answers
        }

        /// A predicate over items: the number of attachments that match `condition` is compared by `inner`, the number of such items by
        /// `outer`.
        init(_ condition: String, _ inner: String, _ outer: String, _ answers: String) {
            let types = "$a.registeredTypeIdentifiers"
            text =
                "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, "
                + condition.replacing("TYPES", with: types) + ").@count \(inner)).@count \(outer)"
            self.answers = answers
        }
    }

    static let columns = ["page", "ff", "jpeg", "pdf", "mix3", "two", "none", "bare"]
    static let all = "== $e.attachments.@count"
    static let url = "ANY TYPES UTI-CONFORMS-TO \"public.url\""

    static let rows = [
        Row("TRUEPREDICATE", "TTTTTTTT"),
        Row("FALSEPREDICATE", "FFFFFFFF"),
        Row("ANY TYPES UTI-CONFORMS-TO \"com.adobe.pdf\"", all, "== 1", "FFFTFFFT"),
        Row(url, "== 1", "== 1", "TTFTFFFF"),
        Row(url, ">= 1", ">= 1", "TTFTFTFF"),
        Row(url, all, "== 1", "TFFTFFFT"),
        Row(url + " AND NOT (ANY TYPES UTI-CONFORMS-TO \"public.file-url\")", "> 0", "> 0", "TTFFFTFF"),
        Row("ANY TYPES UTI-CONFORMS-TO \"public.image\"", "< 3", "== 1", "TTTTTFFT"),
        Row("ANY TYPES UTI-EQUALS \"public.image\"", "> 0", "> 0", "FFFFFFFF"),
        Row(
            url
                + " || ANY TYPES UTI-CONFORMS-TO \"public.image\" && ANY TYPES UTI-CONFORMS-TO \"com.adobe.pdf\"",
            ">= 1",
            ">= 1",
            "TTFTFTFF"
        ),
        Row("extensionItems.@count == 1", "TTTTTFFT"),
        Row(
            "SUBQUERY(extensionItems, $e, $e.attachments.@count <= 2).@count == extensionItems.@count",
            "TTTTFTTT"
        ),
        Row("NONE TYPES UTI-CONFORMS-TO \"public.movie\"", all, "== 1", "TTTTFFFT"),
        Row("ALL TYPES UTI-CONFORMS-TO \"public.data\"", "> 0", "> 0", "FTTTTTFF"),
        Row("SUBQUERY(extensionItems, $e, $e.title CONTAINS[c] \"invoice\").@count > 0", "TFFFFFFF"),
        Row(
            "subquery(extensionItems,$e,subquery($e.attachments,$a,any $a.registeredTypeIdentifiers uti-conforms-to "
                + "'public.text').@count > 0).@count > 0",
            "FTFFFFFF"
        ),
        Row("ANY TYPES UTI-EQUALS \"COM.APPLE.ACTIVE-WEBPAGE\"", "== 1", "== 1", "TFFFFFFF"),
        Row("\"public.png\" IN TYPES OR TYPES CONTAINS \"public.url\"", "== 1", "== 1", "TTFFFFFF"),
        Row(
            "TYPES[0] ==[c] 'PUBLIC.URL' AND TYPES[LAST] != 'x' AND TYPES[SIZE] BETWEEN {1, 2}",
            "> 0",
            "> 0",
            "TTFFFTFF"
        ),
        Row("TYPES[9] == nil AND $e.subtitle == NULL", "> 0", "> 0", "TTTTTTFF"),
        Row("SOME TYPES LIKE 'public.?rl'", "> 0", "!= 0", "TTFFFTFF"),
        Row("ANY TYPES MATCHES '(public|com)\\\\.[a-z-]*url'", "> 0", "> 0", "TTFTFTFF"),
        Row("ANY TYPES MATCHES 'url'", "> 0", "> 0", "FFFFFFFF"),
        Row("ANY TYPES BEGINSWITH 'com.' AND ANY TYPES ENDSWITH[c] 'PDF'", "> 0", "> 0", "FFFTFFFF"),
        Row("NOT TRUEPREDICATE || !(1 + 2 * 3 - -1 == 8 && 2 ** 3 / 4 = 2 AND 1 <> 2)", "FFFFFFFF"),
        Row("extensionItems.attachments.@count >= 2", "FFFFFTFF"),
        Row("SELF.extensionItems[FIRST].attachments.@count = 3", "FFFFTFFF"),
        Row("(extensionItems.@count) IN {0, 2}", "FFFFFTTF"),
        Row("ANY TYPES UTI-CONFORMS-TO {'public.movie', 'com.adobe.pdf'}", "> 0", "> 0", "FFFTTFFF"),
        Row("YES == TRUE AND nil == NIL AND NOT (nil < 1) AND NOT (missing CONTAINS 'x')", "TTTTTTTT"),
        Row("'Überzeugung' ==[cd] \"uberzeugung\" AND 'ß' LIKE '?'", "TTTTTTTT"),
    ]

    @Test("A predicate has the results of its row", arguments: rows)
    func row(row: Row) throws {
        let predicate = try ActivationPredicate(row.text)
        #expect(row.answers.count == Self.columns.count)
        for (name, answer) in zip(Self.columns, row.answers) {
            let content = try #require(Inputs.byName[name])
            #expect(try predicate.evaluate(on: content) == (answer == "T"), "\(name)")
            #expect(ActivationRule.predicate(row.text).verdict(for: content).activates == (answer == "T"), "\(name)")
        }
    }

    @Test(
        "An invalid predicate is refused with the position and a hint",
        arguments: [
            (
                "SUBQUERY ( extensionItems, , SUBQUERY ( , , ANY UTI-CONFORMS-TO \"public.url\").@count == 1 ).@count == 1",
                "line 1, column 28: the SUBQUERY's variable is missing before \",\". Names such as $item are removed if "
                    + "build settings or a preprocessor are applied to a property list."
            ),
            (
                "extensionItems.attachments.count > 0",
                "line 1, column 28: a collection has no key \"count\". Its size is @count, with the @."
            ),
            ("", "line 1, column 1: the predicate is empty."),
            ("extensionItems.@count ==\n", "line 2, column 1: a value is missing after \"extensionItems.@count ==\"."),
            (
                "extensionItems.@count",
                "line 1, column 1: \"extensionItems.@count\" is a value, not a condition. Compare it, "
                    + "for example with == YES."
            ),
            ("ANY 'a UTI-EQUALS b", "line 1, column 5: the string that starts here is not terminated."),
            (
                "ANY x UTI-CONFORMS 'b'",
                "line 1, column 7: \"UTI-CONFORMS\" is not an operator. The operators on types are "
                    + "UTI-CONFORMS-TO and UTI-EQUALS."
            ),
            ("$x == 1", "line 1, column 1: the variable $x is not defined here. Only SUBQUERY defines variables."),
            (
                "x == %@",
                "line 1, column 6: a placeholder cannot be used in a rule. Placeholders such as %@ are replaced by "
                    + "code, which rules do not pass through: write the value itself."
            ),
            ("count(x) == 1", "line 1, column 1: there is no function \"count\". Rules can use SUBQUERY only."),
            ("x.@max.y == 1", "line 1, column 3: the collection operator @max is not supported. Rules can use @count."),
            ("(1 == 1", "line 1, column 8: \")\" is missing at the end of the parenthesis, before the end."),
            ("1 == 1 1", "line 1, column 8: a number is unexpected here."),
            ("(1 == 1) == 1", "line 1, column 2: \"1 == 1\" is a condition and cannot be compared."),
            (
                "extensionItems.title == “x”",
                "line 1, column 25: the typographic quotation mark “ is not allowed in a predicate. Type it again: "
                    + "text that is copied from a formatted document may contain other characters."
            ),
            (
                "extensionItems.@count — 1",
                "line 1, column 23: the dash — is not allowed in a predicate. Type it again: "
                    + "text that is copied from a formatted document may contain other characters."
            ),
            ("@\"x\" == 'x'", "line 1, column 1: a value is missing before \"@\"."),
            ("{1} UNION {2} == {1}", "line 1, column 5: an operator is expected instead of \"UNION\"."),
            ("TRUEPREDICATE;", "line 1, column 14: the character \";\" is not allowed here."),
            (
                "CAST('1', 'NSNumber') == 1",
                "line 1, column 1: there is no function \"CAST\". Rules can use SUBQUERY only."
            ),
            ("a CONTAINS[x] 'b'", "line 1, column 12: a modifier is c, d or cd, not \"x\"."),
        ]
    )
    func refused(text: String, message: String) {
        let error = #expect(throws: PredicateError.self) { try ActivationPredicate(text) }
        #expect(error?.description == message)
        #expect(!ActivationRule.predicate(text).verdict(for: .page(title: nil)).activates)
    }

    @Test(
        "Errors that appear only during evaluation are refused too",
        arguments: [
            (
                "ANY extensionItems.attachments.registeredTypeIdentifiers UTI-EQUALS 'x'",
                "ANY is applied to a collection"
            ),
            ("extensionItems UTI-EQUALS 'x'", "the left side is a collection"),
            ("ANY 'x' == 'x'", "any requires a collection"), ("1 / 0 == 1", "division by zero"),
            ("'x' MATCHES '('", "is not a regular expression"), ("1 BETWEEN 2", "BETWEEN requires two bounds"),
            ("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab' MATCHES '(a*)*c'", "takes too long"),
            ("'" + String(repeating: "a", count: 30_000) + "' MATCHES '(a|aa|a?)*b'", "takes too long"),
            (
                "'" + String(repeating: "a", count: 30_000) + "' LIKE '*" + String(repeating: "a", count: 15_000)
                    + "b'",
                "takes too long"
            ),
            ("extensionItems[1e300] == nil", "is not an index"), ("extensionItems[0.5] == nil", "is not an index"),
        ]
    )
    func refusedOnContent(text: String, problem: String) throws {
        let predicate = try ActivationPredicate(text)
        let error = #expect(throws: PredicateError.self) { try predicate.evaluate(on: .page(title: "x")) }
        #expect(error?.problem.lowercased().contains(problem.lowercased()) == true, "\(String(describing: error))")
    }

    @Test("Depth, length and cost are bounded")
    func bounded() throws {
        for text in [
            String(repeating: "(", count: 1000) + "1", String(repeating: "NOT ", count: 1000),
            String(repeating: "-", count: 1000),
            "a" + String(repeating: ".a", count: 1000) + " == 1", "1" + String(repeating: "+1", count: 1000) + " == 1",
            String(repeating: " ", count: 1 << 17),
        ] {
            #expect(throws: PredicateError.self) { try ActivationPredicate(text) }
        }
        let content = SharedContent(items: Array(repeating: SharedItem(attachments: []), count: 40))
        var text = "TRUEPREDICATE"
        for level in 0..<6 { text = "SUBQUERY(extensionItems, $v\(level), \(text)).@count > 0" }
        let predicate = try ActivationPredicate(text)
        let error = #expect(throws: PredicateError.self) { try predicate.evaluate(on: content) }
        #expect(error?.problem.hasPrefix("more than 100000 conditions") == true)
    }

    @Test("The total cost of many conditions is bounded too")
    func boundedTogether() throws {
        let list = "{" + String(repeating: "1,", count: 20_000) + "1}"
        let items = Array(repeating: SharedItem(attachments: []), count: 2000)
        for text in [
            "SUBQUERY(extensionItems, $e, 2 IN \(list)).@count > 0",
            "SUBQUERY(extensionItems, $e, 'aaaaaaaaaaaaaaaaaaaaaaaab' MATCHES '(a|a)*c').@count > 0",
        ] {
            let predicate = try ActivationPredicate(text)
            let error = #expect(throws: PredicateError.self) { try predicate.evaluate(on: SharedContent(items: items)) }
            #expect(error?.problem.hasSuffix("takes too long") == true, "\(String(describing: error))")
        }
    }

    @Test("A predicate that is false shows its clauses and the values they compared")
    func clauses() throws {
        let text =
            "SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, ANY $a.registeredTypeIdentifiers "
            + "UTI-CONFORMS-TO \"public.image\").@count == 1).@count == 1"
        let verdict = ActivationRule.predicate(text).verdict(for: try #require(Inputs.byName["ff"]))
        #expect(verdict.why.hasSuffix(".@count == 1, where the left side is 0."))
        let lines = verdict.clauses.flatMap { $0.lines() }
        #expect(lines.count == 7)
        #expect(lines.contains("  [no] $e = an item (1 of 1)"))
        #expect(lines.contains("      [no] $a = an attachment of public.url (1 of 2)"))
        #expect(
            lines.last
                == "        [no] ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO \"public.image\": the left side is "
                + "{\"public.plain-text\"}"
        )
    }

    @Test("Common mistakes are warned about")
    func warnings() throws {
        func messages(_ text: String) throws -> [String] { try ActivationPredicate(text).warnings().map(\.message) }
        let types = "ANY $a.registeredTypeIdentifier UTI-CONFORMS-TO \"public.ulr\""
        #expect(
            try messages("SUBQUERY(extensionItems, $e, SUBQUERY($e.attachments, $a, \(types)).@count > 0).@count > 0")
                == [
                    "\"registeredTypeIdentifier\" is not a key of items, so it is nil; did you mean registeredTypeIdentifiers?",
                    "the type \"public.ulr\" is not declared; did you mean public.url?",
                ]
        )
        #expect(
            try messages("SUBQUERY(extensionItems, $e, $e.attachments.@count < 3).@count == 1")
                == ["it is true for an item without attachments; compare the count with > 0 as well."]
        )
        #expect(try messages("TRUEPREDICATE") == [])
    }

    @Test("Types that a bundle declares are recognized")
    func declaredTypes() throws {
        var types = UniformTypeTree.system
        types.declare("org.example.note", conformingTo: ["public.plain-text"])
        let content = SharedContent(items: [SharedItem(attachments: [SharedAttachment(["org.example.note"])])])
        let text =
            "SUBQUERY(extensionItems[0].attachments, $a, ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.text')"
        let predicate = try ActivationPredicate(text + ".@count == 1")
        #expect(try predicate.evaluate(on: content, types: types))
        #expect(try !predicate.evaluate(on: content))
    }
}
