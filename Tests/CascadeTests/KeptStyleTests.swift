// KeptStyleTests.swift: styles that are kept over changes of other elements, compared with those of a new engine.

import CSSValues
import DOM
import Testing

@testable import Cascade

@Suite("Kept styles")
struct KeptStyleTests {
    private static let near = """
        .a { color: rgb(1, 2, 3); --a: 1px } .b .a { width: 50% } p + p { --b: var(--a) } div > .b:first-child { position: relative }
        [title] { display: inline-block; top: var(--b) } p:nth-child(2n of .a) { height: 7px } b:last-of-type ~ i { display: none }
        div:not(.a, [title]) { font-size: 2em; margin-left: 1em }
        """

    @Test(
        "After small and large changes values equal those of a new engine",
        arguments: 1...8,
        [near, near + " div:has(> i) { color: red } p:empty { --a: 2px }", ""]
    )
    func afterChanges(seed: Int, rules: String) throws {
        let page = TestPage("<!DOCTYPE html><style>\(rules)</style><body><div class=b><p><b></b></p></div></body>")
        let (tree, document) = (page.tree, page.document)
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var elements = [try page.first("body"), try page.first("div"), try page.first("p"), try page.first("b")]
        let properties = [
            "color", "width", "display", "position", "top", "height", "font-size", "margin-left", "--a", "--b",
        ]
        for step in 0..<300 {
            for _ in 0...random(3) {
                let element = elements[random(elements.count)]
                switch random(7) {
                case 0, 1:
                    let new = tree.createElement([.p, .div, .b, .i, .details, .summary][random(6)], in: document)
                    tree.append(new, to: element)
                    elements.append(new)
                case 2: if element != elements[0] { tree.remove(element) }
                case 3:
                    let parent = elements[random(elements.count)]
                    if !tree.isInclusiveAncestor(element, of: parent) {
                        tree.insert(element, into: parent, before: tree.firstChild(parent))
                    }
                case 4:
                    let name: NameID = [.attrClass, .attrStyle, .attrID][random(3)]
                    let values = ["a", "b", "a b", "--a: 3px; width: 20px", "position: absolute; left: 1px", ""]
                    tree.setAttribute(name, tree.strings.make(values[random(values.count)]), on: element)
                case 5: if random(20) == 0 { tree.removeAllChildren(of: element) }
                default: tree.append(tree.createText(tree.strings.make("x"), in: document), to: element)
                }
            }
            let fresh = StyleEngine(tree: tree, sheets: page.engine.sheets)
            for _ in 0..<6 {
                let (element, property) = (elements[random(elements.count)], properties[random(properties.count)])
                let (kept, found) = [page.engine, fresh].map {
                    $0.computedValue(property, of: element, isResolved: true)
                }.pair
                #expect(kept == found, "\(property), step \(step)")
            }
            let element = elements[random(elements.count)]
            #expect(page.engine.isDisplayed(element) == fresh.isDisplayed(element), "step \(step)")
            #expect(page.engine.customProperties(of: element) == fresh.customProperties(of: element), "step \(step)")
            #expect(
                page.engine.offsetParent(of: element, body: elements[0])
                    == fresh.offsetParent(of: element, body: elements[0])
            )
        }
    }

    @Test(
        "A small change leaves the styles of the elements around it known",
        arguments: ["p { color: red }", "p:empty { color: red }"]
    )
    func known(rules: String) throws {
        let page = TestPage("<!DOCTYPE html><style>\(rules)</style><body><div><p>x</p></div></body>")
        let (body, p) = (try page.first("body"), try page.first("p"))
        _ = page.engine.computedValue("color", of: p)
        page.tree.append(page.tree.createElement(.b, in: page.document), to: p)
        page.engine.refresh()
        let isKnown = page.engine.memo[Int(Property.color.rawValue)][body] != nil
        #expect(isKnown == !rules.contains("empty"))
    }
}

extension [String] {
    /// The two values of a list of two.
    fileprivate var pair: (String, String) { (self[0], self[1]) }
}
