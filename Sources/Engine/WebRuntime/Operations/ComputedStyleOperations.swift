// ComputedStyleOperations.swift: native operations for js/cssom/ and for what depends on boxes: computed style and rendered text.

import CSSValues
import Cascade
import DOM
import RenderedText
import ScriptEngine
import Selectors
import WebInfra

extension DOMReceiver {
    /// Registers the operations on computed style.
    func registerComputedStyleOperations(page: Page) {
        let styles = PageStyles(page: page)
        families.computedStyle = { _, operation, operands in
            switch operation {
            case .styleBase:
                styles.resolve(against: try operands.bytes(1))
                return .undefined
            case .styleProperty: return .integer(Property(try operands.string(1)).map { Int($0.rawValue) } ?? -1)
            case .styleComputed:
                let (element, number) = (try operands.element(1), try operands.word(2))
                guard let property = UInt16(exactly: number).flatMap({ Property(rawValue: $0) }) else {
                    throw OperationFailure.forged
                }
                let value = styles.engine.computed(property, of: element, isResolved: try operands.boolean(3))
                return styles.text(of: value, property, isLastKnown: try operands.boolean(4))
            case .styleComputedNamed:
                let (element, name) = (try operands.element(1), try operands.string(2))
                let (isResolved, pseudo) = (try operands.boolean(3), try operands.string(4))
                let value =
                    pseudo.isEmpty
                    ? styles.engine.computed(name, of: element, isResolved: isResolved)
                    : styles.engine.computed(name, of: element, pseudoElement: pseudo)
                return .utf8(value?.utf8 ?? [])
            case .boxSize:
                guard let part = BoxPart(rawValue: try operands.integer(2)) else { return .undefined }
                let axis: Axis = try operands.boolean(3) ? .vertical : .horizontal
                return .number(styles.engine.boxSize(of: try operands.element(1), part, axis))
            case .styleComputedNames:
                return .utf8(Array(StyleEngine.computedPropertyNames.joined(separator: "\n").utf8))
            case .styleCustomCount: return .integer(styles.engine.customProperties(of: try operands.element(1)).count)
            case .styleCustomName:
                let names = styles.engine.customProperties(of: try operands.element(1))
                let index = try operands.position(2)
                return index < names.count ? .utf8(Array(names[index].utf8)) : .undefined
            case .stylePseudoElement:
                return pseudoElementName(try operands.string(1)).map { .utf8(Array($0.utf8)) } ?? .undefined
            case .isDisplayed: return .boolean(styles.engine.isDisplayed(try operands.element(1)))
            case .offsetParent:
                let (element, body) = (try operands.element(1), try operands.elementOrNone(2))
                return .integer(Int(styles.engine.offsetParent(of: element, body: body).rawValue))
            case .innerText: return .utf8(styles.engine.innerText(of: try operands.element(1)))
            case .selectedText:
                let start = TreePoint(node: try operands.node(1), offset: try operands.place(2, in: 0..<Int(Int32.max)))
                let end = TreePoint(node: try operands.node(3), offset: try operands.place(4, in: 0..<Int(Int32.max)))
                return .utf8(styles.engine.selectedText(from: start, to: end))
            }
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
    /// The last value of each property, whose text the bindings know.
    @exclusivity(unchecked) private var last = [CSSValue?](repeating: nil, count: Property.allCases.count)

    init(page: Page) { self.page = page }

    /// The text of a value; true if it is the property's last one, which the bindings know.
    func text(of value: CSSValue?, _ property: Property, isLastKnown: Bool) -> NativeResult {
        // OPTIMIZATION: Most elements have the same values. Creating a string takes longer than comparing values.
        if isLastKnown, let value, last[Int(property.rawValue)] == value { return .boolean(true) }
        last[Int(property.rawValue)] = value
        return .utf8(value?.utf8 ?? [])
    }

    /// Sets the base URL for URLs in values.
    func resolve(against base: [UInt8]) {
        if base == self.base { return }
        self.base = base
        let url = URLRecord.parse(base)
        engine.resolveURL = { text in URLRecord.parse(text, base: url)?.description ?? text }
    }
}
