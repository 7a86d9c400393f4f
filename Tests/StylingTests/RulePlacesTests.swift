// RulePlacesTests.swift: rules that scripts insert, change and delete one by one, compared with indexing all rules again.

import DOM
import Testing

@testable import Styling

@Suite("Rules indexed one by one")
struct RulePlacesTests {
    private static let html = """
        <!DOCTYPE html><style>.a { color: red } @media all { .b { color: lime } }
        #i { top: 1px }</style><style>p { left: 2px }</style>
        <body><p class=a id=i></p><p class="a b"></p><p class=c><b>x</b></p>
        """
    private static let texts = [
        ".a { color: rgb(1, 2, %) }", ".b { color: rgb(3, %, 4) }",
        "p { color: rgb(%, 5, 6); top: %px }", "#i { top: %px }",
        "@media all { .a { left: %px } .c { color: rgb(7, 8, %) } }",
        "@layer l% { p { color: rgb(9, %, 9); left: %px } }",
        "p { top: %px; & b { color: rgb(%, 0, 0) } }",
        "@media print { p { top: 9px } }", ".c { left: %px !important }",
    ]

    private func values(_ page: TestPage, _ engine: StyleEngine) throws -> [String] {
        try ["#i", ".b", ".c", "b"].flatMap { selector in
            let element = try page.first(selector)
            return ["color", "top", "left"].map { engine.computedValue($0, of: element) }
        }
    }

    // Invariants of RulePlaces: 1, 2.
    @Test("After any changes values equal those after indexing all rules again", arguments: 1...12)
    func sameAsAnew(seed: Int) throws {
        let page = TestPage(Self.html)
        let sheets = page.engine.sheets.sheets(in: page.document)
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for step in 0..<150 {
            let sheet = sheets[random(2)]
            let text = Self.texts[random(Self.texts.count)].split(separator: "%", omittingEmptySubsequences: false)
                .joined(separator: "\(step % 200)")
            switch random(5) {
            case 0 where !sheet.rules.isEmpty:
                sheet.deleted(try sheet.delete(at: random(sheet.rules.count)))
            case 1 where !sheet.rules.isEmpty:
                let rule = sheet.rules[random(sheet.rules.count)]
                if rule.kind == .style {
                    rule.setSelectors(Array([".a", ".b", "p"][random(3)].utf8), tree: page.tree)
                } else if rule.kind == .media {
                    try rule.insert(Array(".a { color: rgb(0, 0, \(step)) }".utf8), at: 0, tree: page.tree)
                }
                rule.changed()
            default:
                let index = random(sheet.rules.count + 1)
                try sheet.insert(Array(text.utf8), at: index)
                sheet.inserted(at: index)
            }
            if step % 3 != 0 { continue }
            let anew = StyleEngine(tree: page.tree, sheets: page.engine.sheets)
            #expect(try values(page, page.engine) == values(page, anew), "step \(step)")
        }
    }

    @Test("A rule that is inserted, deleted or changed leaves all others indexed")
    func filedAlone() throws {
        let page = TestPage(Self.html)
        let store = page.engine.sheets
        let sheet = store.sheets(in: page.document)[0]
        var rules = StyleRules(page.tree, scope: page.document, sheets: store.sheets(in: page.document))
        let count = rules.rules.count
        for index in [0, 1, 4] {
            let version = store.version
            try sheet.insert(Array("i { top: 0 }".utf8), at: index)
            sheet.inserted(at: index)
            for change in try #require(store.ruleChanges(since: version)) {
                let isTaken = rules.take(change)
                #expect(isTaken)
            }
        }
        #expect(rules.rules.count == count + 3)
        let version = store.version
        sheet.deleted(try sheet.delete(at: 0))
        sheet.rules[0].changed()
        for change in try #require(store.ruleChanges(since: version)) {
            let isTaken = rules.take(change)
            #expect(isTaken)
        }
        #expect(rules.rules.filter(\.isRemoved).count == 2)
        #expect(rules.rules.count == count + 4)
    }
}
