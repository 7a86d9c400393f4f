// StyleOperations.swift: native operations for js/cssom/. A declaration block is a text: an operation that changes it returns the new text,
// which the bindings put into the style attribute. Instead of a long text they pass the element, whose declarations are kept.

import CSSValues
import Cascade
import DOM
import ScriptEngine
import WebInfra

extension DOMReceiver {
    /// Registers the operations on inline style.
    func registerStyleOperations() {
        let cache = DeclarationCache()
        func block(_ receiver: DOMReceiver, _ operands: Operands) throws(OperationFailure) -> StyleDeclarations {
            let styles = InlineStyles.of(receiver.tree)
            if operands.isString(1) { return cache.declarations(try operands.bytes(1), styles) }
            return styles.declarations(of: try operands.element(1)) ?? StyleDeclarations()
        }
        func change(
            _ receiver: DOMReceiver,
            _ operands: Operands,
            _ body: (inout StyleDeclarations) -> Bool
        ) throws(OperationFailure) -> NativeResult {
            let styles = InlineStyles.of(receiver.tree)
            if operands.isString(1) { return cache.change(try operands.bytes(1), styles, body) }
            styles.change(try operands.element(1), body)
            return .undefined
        }
        named["style.value"] = { receiver, operands in
            .utf8(Array(try block(receiver, operands).value(of: try operands.string(2)).utf8))
        }
        named["style.priority"] = { receiver, operands in
            .utf8(Array(try block(receiver, operands).priority(of: try operands.string(2)).utf8))
        }
        named["style.set"] = { receiver, operands in
            let (name, value) = (try operands.string(2), try operands.string(3))
            let priority = try operands.string(4)
            return try change(receiver, operands) { $0.set(name, to: value, priority: priority) }
        }
        named["style.isShorthand"] = { _, operands in .boolean(StyleDeclarations.isShorthand(try operands.string(1))) }
        // Text → the cells of its matrix and whether it is 2D, separated by spaces; undefined if there is none.
        named["transform.matrix"] = { _, operands in
            guard let matrix = TransformMatrix(parsing: try operands.string(1)), matrix.cells.allSatisfy(\.isFinite)
            else { return .undefined }
            let words = matrix.cells.map { String($0) } + [matrix.isFlat ? "2d" : "3d"]
            return .utf8(Array(words.joined(separator: " ").utf8))
        }
        named["style.remove"] = { receiver, operands in
            let name = try operands.string(2)
            return try change(receiver, operands) { block in
                let count = block.count
                block.remove(name)
                return block.count != count
            }
        }
        named["style.text"] = { receiver, operands in
            if !operands.isString(1) { return .utf8(try block(receiver, operands).written.text) }
            return try change(receiver, operands) { _ in true }
        }
        // A color as text → its numbers if it is a simple color, else its CSS text; nothing if it is not a color.
        named["style.color"] = { _, operands in
            .utf8(Array(StyleDeclarations.numericColor(try operands.string(1)).utf8))
        }
        named["style.count"] = { receiver, operands in .integer(try block(receiver, operands).count) }
        named["style.name"] = { receiver, operands in
            try block(receiver, operands).nameResult(at: try operands.position(2))
        }
        named["style.propertyNames"] = { _, _ in
            .utf8(Array(StyleDeclarations.propertyNames.joined(separator: "\n").utf8))
        }
        named["style.isProperty"] = { _, operands in
            .boolean(StyleDeclarations.isPropertyName(try operands.string(1)))
        }
        named["style.supports"] = { _, operands in
            .boolean(StyleDeclarations.supports(try operands.string(1), try operands.string(2)))
        }
        named["style.supportsCondition"] = { receiver, operands in
            .boolean(SupportsCondition.holds(try operands.string(1), receiver.tree))
        }
        named["media.sourceSize"] = { _, operands in .number(SourceSize.pixels(try operands.string(1))) }
        named["media.text"] = { _, operands in .utf8(Array(MediaList(try operands.string(1)).text.utf8)) }
        named["media.matches"] = { _, operands in .boolean(MediaQuery.holds(try operands.string(1))) }
    }
}

extension StyleDeclarations {
    /// A declaration's name as a result; undefined after the last.
    func nameResult(at index: Int) -> NativeResult {
        index < count ? .utf8(Array(name(at: index).utf8)) : .undefined
    }
}

/// Declaration blocks by their texts: scripts often set one property after another, on one element or on many alternately.
private final class DeclarationCache {
    /// The most blocks that are kept, and the longest text of one.
    private static let (most, longest) = (256, 1024)

    private var known: [[UInt8]: StyleDeclarations] = [:]

    func declarations(_ text: [UInt8], _ styles: InlineStyles) -> StyleDeclarations {
        if text == styles.last.text { return styles.last.block }
        if let block = known[text] {
            styles.last = (text, block)
        } else {
            styles.last = (text, StyleDeclarations(text))
            keep(styles.last)
        }
        return styles.last.block
    }

    private func keep(_ last: (text: [UInt8], block: StyleDeclarations)) {
        guard last.text.count <= Self.longest else { return }
        if known.count >= Self.most { known = [:] }
        known[last.text] = last.block
    }

    /// The text of a block after a change; it need not be parsed when it comes back. Undefined if `body` reports no change.
    func change(_ text: [UInt8], _ styles: InlineStyles, _ body: (inout StyleDeclarations) -> Bool) -> NativeResult {
        var block = declarations(text, styles)
        guard body(&block) else { return .undefined }
        let (written, isReadBack) = block.written
        styles.last = (written, block)
        if isReadBack { keep(styles.last) }
        return .utf8(written)
    }
}
