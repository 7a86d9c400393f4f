// SheetEditingTests.swift: what sheets, keyframes and lists of media keep for finding their parts, compared with all of these.

import DOM
import Selectors
import Testing

@testable import Cascade

@Suite("Sheets, keyframes and lists of media after random changes")
struct SheetEditingTests {
    private struct Random {
        var state: UInt64

        mutating func callAsFunction(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    // Invariants of RuleRegions: 1, 2.
    @Test("A rule comes in where the order of all rules allows it", arguments: 1...20)
    func order(seed: Int) throws {
        let page = TestPage("<!DOCTYPE html><style></style>")
        let sheet = page.engine.sheets.sheets(in: page.document)[0]
        var random = Random(state: UInt64(seed))
        // With few kinds the others do not keep them out.
        let most = [2, 3, 4][seed % 3]
        let kinds: [(kind: SheetRule.Kind, text: String)] = [
            (.importing, "@import 'x';"), (.namespace, "@namespace %"), (.layerStatement, "@layer a;"),
            (.style, "p { top: 0 }"),
        ]
        for step in 0..<200 {
            if random(3) == 0, !sheet.rules.isEmpty {
                let index = random(sheet.rules.count)
                let isPlain = sheet.rules.allSatisfy { $0.kind == .importing || $0.kind == .namespace }
                let isAllowed = sheet.rules[index].kind != .namespace || isPlain
                #expect(((try? sheet.delete(at: index)) != nil) == isAllowed, "step \(step)")
            } else {
                let (kind, text) = kinds[random(most)]
                let index = random(sheet.rules.count + 1)
                var (order, changed) = (RuleOrder(), sheet.rules.map(\.kind))
                changed.insert(kind, at: index)
                let isInOrder = changed.allSatisfy { order.takes($0) }
                let isPlain = sheet.rules.allSatisfy { $0.kind == .importing || $0.kind == .namespace }
                let failure: RuleFailure? = !isInOrder ? .hierarchy : kind == .namespace && !isPlain ? .state : nil
                let written = text.split(separator: "%", omittingEmptySubsequences: false)
                    .joined(separator: "\(["", "p", "q"][random(3)]) url(u\(step));")
                do {
                    try sheet.insert(Array(written.utf8), at: index)
                    #expect(failure == nil, "step \(step)")
                } catch {
                    #expect(error == failure, "step \(step)")
                }
            }
            var namespaces = SelectorNamespaces()
            for rule in sheet.rules where rule.kind == .namespace { namespaces.declare(rule) }
            #expect(sheet.namespaces == namespaces, "step \(step)")
            #expect(sheet.regions == RuleRegions(sheet.rules), "step \(step)")
        }
    }

    @Test("A keyframe is found by its key", arguments: 1...8)
    func keyframes(seed: Int) throws {
        let page = TestPage("<!DOCTYPE html><style>@keyframes a { 1% {} 2% {} 1% {} }</style>")
        let rule = page.engine.sheets.sheets(in: page.document)[0].rules[0]
        var random = Random(state: UInt64(seed))
        for step in 0..<400 {
            let key = "\(random(9))%"
            let expected = rule.rules.lastIndex { $0.text == key }
            #expect(rule.keyframe(Array(key.utf8), tree: page.tree) == expected, "step \(step)")
            switch random(3) {
            case 0: rule.appendKeyframe(Array("\(key) { top: 0 }".utf8), tree: page.tree)
            case 1: if let expected { try rule.delete(at: expected) }
            default:
                guard !rule.rules.isEmpty else { break }
                try rule.rules[random(rule.rules.count)].setKey(Array(key.utf8), tree: page.tree)
            }
        }
    }

    @Test("Queries come once and leave, and a list holds as its text does", arguments: 1...8)
    func media(seed: Int) {
        var random = Random(state: UInt64(seed))
        let list = MediaList("print, screen, print")
        var plain = ["print", "screen", "print"]
        let queries = ["print", "screen", "not all", "(min-width: 1px)", "(max-width: 1px)", "tv", "all"]
        for step in 0..<400 {
            let query = queries[random(queries.count)]
            switch random(9) {
            case 0...3:
                list.append(query)
                if !plain.contains(query) { plain.append(query) }
            case 4...7:
                #expect(list.delete(query) == plain.contains(query), "step \(step)")
                plain.removeAll { $0 == query }
            default:
                list.text = "\(query), \(query)"
                plain = [query, query]
            }
            #expect(Array(list.queries) == plain, "step \(step)")
            #expect(list.holds == (plain.isEmpty || MediaQuery.holds(plain.joined(separator: ", "))), "step \(step)")
        }
    }
}
