// PageOperations.swift: native operations for js/html/, js/cssom/ and js/webcrypto/: computed style, form owners,
// random numbers.

import Cascade
import DOM
import RenderedText
import ScriptEngine
import Selectors
import WebInfra

extension DOMReceiver {
    /// Registers the operations that need the page.
    func registerPageOperations(page: Page) {
        // Root, namespace URL, local names, one of which must match; "*" matches any.
        named["elements.named"] = { receiver, operands in
            let (tree, root) = (receiver.tree, try operands.node(1))
            let any = tree.strings.intern("*")
            let address = try operands.internedText(2)
            var locals: [StringID] = []
            for place in 3..<max(3, operands.count) where operands.isString(place) {
                locals.append(try operands.internedText(place))
            }
            let isAnyLocal = locals.contains(any)
            return .integers(
                receiver.elements(under: root) { name in
                    (address == any || tree.names.address(of: tree.namespace(name)) == address)
                        && (isAnyLocal || locals.contains(tree.localName(name)))
                }
            )
        }
        named["formOwner"] = { receiver, operands in
            .integer(Int(receiver.tree.parserFormOwner(of: try operands.node(1)).rawValue))
        }
        // A document, the fragment of its URL: for `:target`.
        named["document.setFragment"] = { receiver, operands in
            receiver.tree.setFragment(try operands.internedText(2), of: try operands.document(1))
            return .undefined
        }
        // Number, root, node, whether before it: an iterator whose header entry another one gets.
        named["iterator.keep"] = { receiver, operands in
            let (number, root) = (try operands.word(1), try operands.node(2))
            let (reference, isBefore) = (try operands.node(3), try operands.boolean(4))
            receiver.tree.keepIterator(number, root: root, reference: reference, isBefore: isBefore)
            return .undefined
        }
        // Number → node, 1 if before it; nothing if it is unknown.
        named["iterator.place"] = { receiver, operands in
            let place = receiver.tree.keptIterator(try operands.word(1))
            return .integers(place.map { [$0.reference.rawValue, $0.isBefore ? 1 : 0] } ?? [])
        }
        // Number, node, whether before it.
        named["iterator.stand"] = { receiver, operands in
            let (number, reference) = (try operands.word(1), try operands.node(2))
            receiver.tree.moveKeptIterator(number, to: reference, isBefore: try operands.boolean(3))
            return .undefined
        }
        // An element, whether it is in the top layer: for `:modal` and `:popover-open`.
        named["setTopLayer"] = { receiver, operands in
            receiver.tree.setFlag(NodeFlags.topLayer, try operands.element(1), to: try operands.boolean(2))
            return .undefined
        }
        // An element whose style attribute was just created from its declarations.
        named["style.made"] = { receiver, operands in
            receiver.tree.setFlag(NodeFlags.unseenStyle, try operands.element(1), to: true)
            return .undefined
        }
        // A document, whether its `designMode` is on.
        named["document.design"] = { receiver, operands in
            receiver.tree.setFlag(NodeFlags.designedDocument, try operands.document(1), to: try operands.boolean(2))
            return .undefined
        }
        let styles = PageStyles(page: page)
        named["style.computed"] = { receiver, operands in
            styles.resolve(against: try operands.bytes(3))
            let (element, property) = (try operands.element(1), try operands.string(2))
            let pseudo = try operands.string(4)
            let value =
                pseudo.isEmpty
                ? styles.engine.computedValue(property, of: element, isResolved: try operands.boolean(5))
                : styles.engine.computedValue(property, of: element, pseudoElement: pseudo)
            return .utf8(Array(value.utf8))
        }
        // An element, the part of its box (BoxPart), whether its height → pixels; 0 if a layout is needed.
        named["box.size"] = { _, operands in
            guard let part = BoxPart(rawValue: try operands.integer(2)) else { return .undefined }
            let axis: Axis = try operands.boolean(3) ? .vertical : .horizontal
            return .number(styles.engine.boxSize(of: try operands.element(1), part, axis))
        }
        // The properties of every computed style.
        named["style.computedNames"] = { _, _ in
            .utf8(Array(StyleEngine.computedPropertyNames.joined(separator: "\n").utf8))
        }
        // The custom properties of an element.
        named["style.customCount"] = { _, operands in
            .integer(styles.engine.customProperties(of: try operands.element(1)).count)
        }
        named["style.customName"] = { _, operands in
            let names = styles.engine.customProperties(of: try operands.element(1))
            let index = try operands.position(2)
            return index < names.count ? .utf8(Array(names[index].utf8)) : .undefined
        }
        // A pseudo-element as scripts write it → its name; nothing if it is invalid.
        named["style.pseudoElement"] = { _, operands in
            pseudoElementName(try operands.string(1)).map { .utf8(Array($0.utf8)) } ?? .undefined
        }
        // Element → whether it is being rendered, without a layout.
        named["isDisplayed"] = { receiver, operands in .boolean(styles.engine.isDisplayed(try operands.element(1))) }
        named["innerText"] = { receiver, operands in
            .utf8(styles.engine.innerText(of: try operands.element(1)))
        }
        // Two points in a document, in order → the rendered text between them.
        named["selectedText"] = { _, operands in
            let start = TreePoint(node: try operands.node(1), offset: try operands.place(2, in: 0..<Int(Int32.max)))
            let end = TreePoint(node: try operands.node(3), offset: try operands.place(4, in: 0..<Int(Int32.max)))
            return .utf8(styles.engine.selectedText(from: start, to: end))
        }
        named["monotonicMilliseconds"] = { _, _ in .number(monotonicSeconds() * 1000) }
        // A count → that many 32-bit random integers.
        var seeded: SeededNumbers?
        var system = SystemRandomNumberGenerator()
        named["random"] = { [unowned page] _, operands in
            let count = try operands.place(1, in: 0..<(1 << 15))
            seeded = seeded ?? page.makeRandomNumbers()
            return .integers((0..<count).map { _ in UInt32(truncatingIfNeeded: seeded?.next() ?? system.next()) })
        }
    }
}

/// The cascade of one world, made on first use.
private final class PageStyles {
    private unowned let page: Page
    lazy var engine = {
        let engine = StyleEngine(tree: page.tree, sheets: page.styleSheets)
        engine.shownDocument = page.document
        return engine
    }()

    private var base: [UInt8] = []

    init(page: Page) { self.page = page }

    /// Sets the base URL for URLs in values.
    func resolve(against base: [UInt8]) {
        if base == self.base { return }
        self.base = base
        let url = URLRecord.parse(base)
        engine.resolveURL = { text in URLRecord.parse(text, base: url)?.description ?? text }
    }
}
