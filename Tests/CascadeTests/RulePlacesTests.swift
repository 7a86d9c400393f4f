// RulePlacesTests.swift: rules that scripts insert, change and delete one by one, compared with indexing all rules again.

import CSSValues
import DOM
import Testing

@testable import Cascade

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

    /// Changes the contents of a rule, or its declarations.
    private func change(_ rule: SheetRule, _ text: String, _ random: (Int) -> Int, _ page: TestPage) throws {
        if let inner = rule.rules.last, random(2) == 0 { return try change(inner, text, random, page) }
        switch random(3) {
        case 0 where [.style, .media, .layerBlock].contains(rule.kind):
            let index = random(rule.rules.count + 1)
            let isMade = (try? rule.insert(Array(text.utf8), at: index, tree: page.tree)) != nil
            if isMade { rule.inserted(at: index) }
        case 1 where !rule.rules.isEmpty: rule.deleted(try rule.delete(at: random(rule.rules.count)))
        default:
            rule.declarations.set("color", to: "rgb(\(random(99)), 0, 1)")
            rule.declared()
        }
    }

    // Invariants of RulePlaces: 1, 2.
    @Test("After any changes values equal those after indexing all rules again", arguments: 1...24)
    func sameAsFresh(seed: Int) throws {
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
            switch random(7) {
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
            case 2 where !sheet.rules.isEmpty:
                try change(sheet.rules[random(sheet.rules.count)], text, random, page)
            default:
                let index = random(sheet.rules.count + 1)
                try sheet.insert(Array(text.utf8), at: index)
                sheet.inserted(at: index)
            }
            if step % 3 != 0 { continue }
            let fresh = StyleEngine(tree: page.tree, sheets: page.engine.sheets)
            #expect(try values(page, page.engine) == values(page, fresh), "step \(step)")
        }
    }

    @Test(
        "After style elements are added, moved, changed and removed, values equal those after indexing all rules again",
        arguments: 1...12
    )
    func sheets(seed: Int) throws {
        let page = TestPage("<!DOCTYPE html><style>p { top: 1px }</style><body><div></div><p id=i class=a>x</p>")
        let (tree, store) = (page.tree, page.engine.sheets)
        let (head, div, p) = (try page.first("head"), try page.first("div"), try page.first("p"))
        let body = tree.parent(div)
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        func text(_ step: Int) -> StringID {
            let texts = [
                ".a { color: rgb(0, 0, %) }", "p { color: rgb(%, 0, 0); left: %px }", "@media print { p { top: 3px } }",
                "@layer x { p { top: %px } }",
            ]
            let parts = texts[random(texts.count)].split(separator: "%", omittingEmptySubsequences: false)
            return tree.strings.make(parts.joined(separator: "\(step)"))
        }
        func move(_ node: NodeID, into parent: NodeID, before child: NodeID) {
            if !tree.parent(node).isNone { tree.remove(node) }
            tree.insert(node, into: parent, before: child)
        }
        var made = [try page.first("style")]
        for step in 0..<150 {
            let style = made[random(made.count)]
            switch random(10) {
            case 0, 1:
                let new = tree.createElement(.style, in: page.document)
                tree.append(tree.createText(text(step), in: page.document), to: new)
                tree.insert(new, into: [head, div][random(2)], before: .none)
                made.append(new)
            case 2: if !tree.parent(style).isNone { tree.remove(style) }
            case 3: move(style, into: div, before: tree.firstChild(div) == style ? .none : tree.firstChild(div))
            case 4: move(div, into: body, before: random(2) == 0 ? p : .none)
            // So many that a walk finds their places.
            case 9 where step % 7 == 0:
                for _ in 0..<random(40) + 20 {
                    let new = tree.createElement(.style, in: page.document)
                    tree.append(tree.createText(text(step), in: page.document), to: new)
                    let place = [head, div][random(2)]
                    tree.insert(new, into: place, before: random(2) == 0 ? tree.firstChild(place) : .none)
                }
            case 5: tree.setData(tree.firstChild(style), text(step))
            case 6: tree.removeAllChildren(of: div)
            case 7:
                for _ in 0...random(2) {
                    let markup = (0..<random(4)).map { _ in "<style>\(tree.strings.string(text(step)))</style><b></b>" }
                    page.setInnerHTML(markup.joined(), of: div)
                }
                made += tree.children(of: div).filter { tree.name($0) == .style }
            // More changes than the journal holds.
            case 8 where step % 9 == 0:
                for count in 0..<3000 { tree.setData(tree.firstChild(p), tree.strings.make("\(count)")) }
            default:
                let sheet = store.construct(in: page.document, base: nil, media: "", isDisabled: random(4) == 0)
                sheet.replace(Array("p { color: rgb(1, 1, \(step)) }".utf8))
                let count = store.adoptedSheets(of: page.document).count
                store.adopt(sheet, at: random(count + 1), in: page.document)
                if random(3) == 0 { store.dropAdopted(from: random(count + 1), in: page.document) }
            }
            if step % 3 == 2 { continue }
            let fresh = StyleEngine(tree: tree, sheets: StyleSheetStore(tree))
            fresh.sheets.adopt(store.adoptedSheets(of: page.document), in: page.document)
            for property in ["color", "top", "left"] {
                let (kept, found) = (page.engine.computedValue(property, of: p), fresh.computedValue(property, of: p))
                #expect(kept == found, "\(property), step \(step)")
            }
            let owners = fresh.sheets.sheets(in: page.document).map(\.owner)
            #expect(store.sheets(in: page.document).map(\.owner) == owners, "step \(step)")
            #expect((0..<owners.count).map { store.sheet(in: page.document, at: $0)?.owner } == owners)
            #expect(store.sheetCount(in: page.document) == owners.count)
        }
    }

    @Test(
        "Changes are kept as long as they are fewer than the rules that would be indexed again",
        arguments: [10, 5000]
    )
    func keptChanges(ruleCount: Int) {
        let page = TestPage("<!DOCTYPE html><style>\(String(repeating: "a {top:0}", count: ruleCount))</style><p>x")
        let store = page.engine.sheets
        #expect(page.engine.hasRules(page.document))
        let (sheet, version) = (store.sheets(in: page.document)[0], store.version)
        for _ in 0..<max(1024, ruleCount) { sheet.rules[0].declared() }
        #expect(store.changes(since: version)?.count == max(1024, ruleCount))
        for _ in 0..<3 * max(1024, ruleCount) { sheet.rules[0].declared() }
        #expect(store.changes(since: version) == nil)
    }

    @Test("A thousand rules inserted at one place leave all others indexed", arguments: [false, true])
    func oneByOne(isNested: Bool) throws {
        let page = TestPage(Self.html)
        let store = page.engine.sheets
        let sheet = store.sheets(in: page.document)[0]
        if isNested { try sheet.insert(Array("@media all { .z { top: 0 } } ".utf8), at: 1) }
        let rules = StyleRules(page.tree, scope: page.document, sheets: store.sheets(in: page.document))
        let group = sheet.rules[1]
        for step in 0..<1000 {
            let version = store.version
            let text = Array("p { left: \(step)px }".utf8)
            if isNested {
                try group.insert(text, at: group.rules.count / 2, tree: page.tree)
                group.inserted(at: (group.rules.count - 1) / 2)
            } else {
                try sheet.insert(text, at: sheet.rules.count / 2)
                sheet.inserted(at: (sheet.rules.count - 1) / 2)
            }
            for change in try #require(store.changes(since: version)) {
                let isTaken = rules.take(change)
                #expect(isTaken)
            }
        }
        let fresh = StyleRules(page.tree, scope: page.document, sheets: store.sheets(in: page.document))
        let element = try page.first("p")
        #expect(
            rules.matching(element).map { rules.rules[Int($0)].declarations.cssText }
                == fresh.matching(element).map { fresh.rules[Int($0)].declarations.cssText }
        )
    }

    @Test("A rule that is inserted, deleted or changed leaves all others indexed")
    func filedAlone() throws {
        let page = TestPage(Self.html)
        let store = page.engine.sheets
        let sheet = store.sheets(in: page.document)[0]
        let rules = StyleRules(page.tree, scope: page.document, sheets: store.sheets(in: page.document))
        let count = rules.rules.count
        for index in [0, 1, 4] {
            let version = store.version
            try sheet.insert(Array("i { top: 0 }".utf8), at: index)
            sheet.inserted(at: index)
            for change in try #require(store.changes(since: version)) {
                let isTaken = rules.take(change)
                #expect(isTaken)
            }
        }
        #expect(rules.rules.count == count + 3)
        let version = store.version
        sheet.deleted(try sheet.delete(at: 0))
        sheet.rules[0].changed()
        for change in try #require(store.changes(since: version)) {
            let isTaken = rules.take(change)
            #expect(isTaken)
        }
        #expect(rules.rules.filter(\.isRemoved).count == 2)
        #expect(rules.rules.count == count + 4)
    }

    private static let imported = [
        "plain": "p { top: 3px } .a { left: 4px } @media all { p { color: lime } }", "empty": "",
        "far": "@import 'plain';",
        "layers": "@layer n { p { top: 7px } } p { left: 8px }",
        "registering": "@property --p { syntax: '*'; inherits: false }",
        "spaces": "@namespace s url(x); s|p { top: 9px } p { left: 5px }",
    ]

    @Test(
        "After imports and namespaces are inserted, changed and deleted, values equal those after indexing all rules again",
        arguments: 1...12
    )
    func imports(seed: Int) throws {
        let page = TestPage("<!DOCTYPE html><style></style><style>p { left: 1px }</style><p id=i class=a>x</p>")
        let store = page.engine.sheets
        store.importedSheet = { address, _ in
            Self.imported[address].map { LoadedStyleSheet(text: Array($0.utf8), address: address) }
        }
        let (sheet, p) = (store.sheets(in: page.document)[0], try page.first("p"))
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let names = Self.imported.keys.sorted() + ["missing"]
        for step in 0..<200 {
            let name = names[random(names.count)]
            let text = [
                "@import '\(name)';", "@import '\(name)' print;", "@import '\(name)' layer(l\(random(3)));",
                "@namespace n\(step) url(x);", "@import '\(name)' supports(top: 1px);", "p { top: \(step)px }",
            ][random(random(9) == 0 ? 6 : 5)]
            let index = random(sheet.rules.count + 1)
            switch random(5) {
            case 0 where index < sheet.rules.count:
                if let rule = try? sheet.delete(at: index) { sheet.deleted(rule) }
            case 1 where index < sheet.rules.count && sheet.rules[index].kind == .importing:
                sheet.rules[index].media?.text = ["", "print"][random(2)]
                sheet.rules[index].changed()
            // Changes of a sheet that was imported by a rule that was filed alone.
            case 2 where index < sheet.rules.count:
                guard let inner = sheet.rules[index].importedSheet() else { continue }
                try inner.insert(Array("p { top: \(step)px }".utf8), at: inner.rules.count)
                inner.inserted(at: inner.rules.count - 1)
            default: if (try? sheet.insert(Array(text.utf8), at: index)) != nil { sheet.inserted(at: index) }
            }
            if step % 3 == 2 { continue }
            let fresh = StyleEngine(tree: page.tree, sheets: store)
            for property in ["color", "top", "left"] {
                let (kept, found) = (page.engine.computedValue(property, of: p), fresh.computedValue(property, of: p))
                #expect(kept == found, "\(property), step \(step)")
            }
        }
    }

    @Test(
        "An import, a namespace or a last registration that is inserted leaves all others indexed",
        arguments: [
            "@import 'plain';", "@import 'far';", "@import 'missing';", "@namespace a url(x);",
            "@property --p { syntax: '*'; inherits: true }",
        ]
    )
    func importsFiledAlone(text: String) throws {
        let page = TestPage("<!DOCTYPE html><style></style><p>x</p>")
        let store = page.engine.sheets
        store.importedSheet = { address, _ in
            Self.imported[address].map { LoadedStyleSheet(text: Array($0.utf8), address: address) }
        }
        let sheet = store.sheets(in: page.document)[0]
        let rules = StyleRules(page.tree, scope: page.document, sheets: [sheet])
        func take() throws -> [Bool] {
            let version = store.version
            try sheet.insert(Array(text.utf8), at: sheet.rules.count)
            sheet.inserted(at: sheet.rules.count - 1)
            return try #require(store.changes(since: version)).map { rules.take($0) }
        }
        #expect(try [take(), take(), take()] == [[true], [true], [true]])
        let version = store.version
        if text.hasPrefix("@property") { return }
        sheet.deleted(try sheet.delete(at: 1))
        #expect(try #require(store.changes(since: version)).map { rules.take($0) } == [true])
        let fresh = StyleRules(page.tree, scope: page.document, sheets: [sheet])
        #expect(rules.rules.count { !$0.isRemoved } == fresh.rules.count)
    }
}
