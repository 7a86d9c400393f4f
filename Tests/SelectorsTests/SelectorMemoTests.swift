// SelectorMemoTests.swift: cached matches change no result, and are dropped when the tree changes.

import DOM
import TestSupport
import Testing

@testable import Selectors

@Suite("Memo of a selector list")
struct SelectorMemoTests {
    static let selectors = [
        "i b", "b > i b", "i b i", ".x b", ".x > b i", "b ~ i", ".x ~ b", ".x + b ~ i", "b .x ~ i", "i ~ b ~ .x",
        ":has(.x)", "b:has(i)", "b:has(> .x)", "b:has(i .x)", "i:has(> b i)", "b:has(~ .x)", "b:has(+ i)",
        "i:has(~ b .x)",
        "i:has(+ b > .x)", ":not(:has(.x)) > b", ":has(b ~ .x)", ":is(b:has(.x), .y) i",
        ":nth-child(odd)", ":nth-child(2n+1 of .x)", ":nth-last-child(2)", ":nth-last-child(2n of b)",
        ":nth-of-type(2n)",
        "b:nth-last-of-type(2)", ":only-of-type", ":first-of-type", ":nth-child(3) ~ b",
        ":lang(en)", ":not(:lang(de))", ":dir(rtl)", ":read-write", ":scope b", ":scope > i", "b:has(:scope)",
    ]

    private func randomTree(_ numbers: inout RepeatableGenerator) -> (tree: Tree, document: NodeID, elements: [NodeID])
    {
        let (tree, document) = makeTree("<html><body></body></html>")
        var elements = [tree.firstChild(document), tree.firstChild(tree.firstChild(document))]
        for _ in 0..<60 {
            let name: NameID = [.b, .i, .p][numbers.below(3)]
            let element = tree.createElement(name, in: document)
            let attributes: [(NameID, String)] = [
                (.attrClass, "x"), (.attrClass, "y"), (.attrLang, "en"), (.attrLang, "de"), (.attrDir, "rtl"),
            ]
            if numbers.below(3) == 0 {
                let (name, value) = attributes[numbers.below(attributes.count)]
                tree.setAttribute(name, tree.strings.make(value), on: element)
            }
            // The tree grows in depth as often as in width.
            let parent =
                numbers.below(2) == 0 ? elements[elements.count - 1] : elements[1 + numbers.below(elements.count - 1)]
            tree.append(element, to: parent)
            elements.append(element)
        }
        return (tree, document, elements)
    }

    // Invariants of SelectorMemo: 1, 2.
    @Test("Cached results equal those of a walk, also after changes", arguments: selectors)
    func sameAnswers(selector: String) throws {
        var numbers = RepeatableGenerator(seed: 7)
        for _ in 0..<12 {
            let (tree, document, elements) = randomTree(&numbers)
            let plain = try parseSelectorList(Array(selector.utf8), tree: tree)
            plain.shortWalk = .max
            let remembering = try parseSelectorList(Array(selector.utf8), tree: tree)
            remembering.shortWalk = 1
            remembering.patience = 0
            for _ in 0..<8 {
                let expected = querySelectorAll(plain, document, tree)
                #expect(querySelectorAll(remembering, document, tree) == expected)
                for element in elements.shuffled(using: &numbers) {
                    let expected = matches(plain, element, scope: element, tree)
                    #expect(matches(remembering, element, scope: element, tree) == expected)
                }
                let changed = elements[2 + numbers.below(elements.count - 2)]
                switch numbers.below(3) {
                case 0: tree.remove(changed)
                case 1: tree.setAttribute(.attrClass, tree.strings.make(["x", "y"][numbers.below(2)]), on: changed)
                default:
                    let parent = elements[1 + numbers.below(elements.count - 1)]
                    if !tree.isInclusiveAncestor(changed, of: parent) { tree.append(changed, to: parent) }
                }
            }
        }
    }

    @Test(
        "States of form controls are those of the current tree",
        arguments: [
            ("option:checked", "<select><option/><option id=\"1\" selected=\"\"/><option selected=\"\"/></select>"),
            (
                "input:indeterminate",
                "<form><input type=\"radio\" name=\"a\"/><input type=\"radio\" name=\"a\"/></form>"
            ),
            ("button:default", "<form><button type=\"button\"/><button/><button/></form>"),
            (
                "input:disabled",
                "<fieldset disabled=\"\"><p/><legend><input/></legend><legend><input/></legend></fieldset>"
            ),
        ]
    )
    func forms(selector: String, markup: String) throws {
        let (tree, document) = makeTree(markup)
        let list = try parseSelectorList(Array(selector.utf8), tree: tree)
        var element = tree.next(document, within: document)
        var all: [NodeID] = []
        while !element.isNone {
            all.append(element)
            element = tree.next(element, within: document)
        }
        let before = querySelectorAll(list, document, tree)
        #expect(!before.isEmpty)
        #expect(all.filter { matches(list, $0, scope: $0, tree) } == before)
        // A change that affects each of the selectors.
        let checked = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern("checked"))
        switch selector {
        case "option:checked": tree.remove(before[0])
        case "input:indeterminate": tree.setAttribute(checked, .empty, on: before[0])
        case "button:default": tree.remove(before[0])
        default: tree.remove(tree.nextSibling(tree.firstChild(all[0])))
        }
        #expect(querySelectorAll(list, document, tree) != before)
    }
}
