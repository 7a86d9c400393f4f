// StyleOperations.swift: native operations for js/cssom/. A declaration block is a text: an operation that changes it returns the new text,
// which the bindings put into the style attribute.

import DOM
import ScriptEngine
import Styling
import WebInfra

extension DOMReceiver {
    /// Registers the operations on inline style.
    func registerStyleOperations() {
        let cache = DeclarationCache()
        named["style.value"] = { _, operands in
            .utf8(Array(cache.declarations(try operands.bytes(1)).value(of: try operands.string(2)).utf8))
        }
        named["style.priority"] = { _, operands in
            .utf8(Array(cache.declarations(try operands.bytes(1)).priority(of: try operands.string(2)).utf8))
        }
        named["style.set"] = { _, operands in
            let (name, value) = (try operands.string(2), try operands.string(3))
            let priority = try operands.string(4)
            return cache.change(try operands.bytes(1)) { $0.set(name, to: value, priority: priority) }
        }
        named["style.isShorthand"] = { _, operands in .boolean(StyleDeclarations.isShorthand(try operands.string(1))) }
        // Text → the cells of its matrix and whether it is 2D, separated by spaces; undefined if there is none.
        named["transform.matrix"] = { _, operands in
            guard let matrix = TransformMatrix(parsing: try operands.string(1)), matrix.cells.allSatisfy(\.isFinite)
            else { return .undefined }
            let words = matrix.cells.map { String($0) } + [matrix.isFlat ? "2d" : "3d"]
            return .utf8(Array(words.joined(separator: " ").utf8))
        }
        named["style.remove"] = { _, operands in
            let name = try operands.string(2)
            return cache.change(try operands.bytes(1)) { block in
                let count = block.count
                block.remove(name)
                return block.count != count
            }
        }
        named["style.text"] = { _, operands in cache.change(try operands.bytes(1)) { _ in true } }
        // A color as text → its numbers if it is a simple color, else its CSS text; nothing if it is not a color.
        named["style.color"] = { _, operands in
            .utf8(Array(StyleDeclarations.numericColor(try operands.string(1)).utf8))
        }
        named["style.count"] = { _, operands in .integer(cache.declarations(try operands.bytes(1)).count) }
        named["style.name"] = { _, operands in
            cache.declarations(try operands.bytes(1)).nameResult(at: try operands.position(2))
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
    /// A declaration's name as a result; undefined behind the last.
    func nameResult(at index: Int) -> NativeResult {
        index < count ? .utf8(Array(name(at: index).utf8)) : .undefined
    }
}

/// Declaration blocks by their texts, and the last one written: scripts often set one property after another, on one element or on many
/// alternately.
private final class DeclarationCache {
    /// The most blocks that are kept, and the longest text of one.
    private static let (most, longest) = (256, 1024)

    private var known: [[UInt8]: StyleDeclarations] = [:]
    private var last: (text: [UInt8], block: StyleDeclarations) = ([], StyleDeclarations())

    func declarations(_ text: [UInt8]) -> StyleDeclarations {
        if text == last.text { return last.block }
        if let block = known[text] {
            last = (text, block)
        } else {
            last = (text, StyleDeclarations(text))
            keepLast()
        }
        return last.block
    }

    private func keepLast() {
        guard last.text.count <= Self.longest else { return }
        if known.count >= Self.most { known = [:] }
        known[last.text] = last.block
    }

    /// The text of a block after a change; it need not be parsed when it comes back. Undefined if `body` reports no change.
    func change(_ text: [UInt8], _ body: (inout StyleDeclarations) -> Bool) -> NativeResult {
        var block = declarations(text)
        // OPTIMIZATION: A long block with a single owner is changed in place.
        last.block = StyleDeclarations()
        guard body(&block) else {
            last.block = block
            return .undefined
        }
        let (written, isReadBack) = block.written
        last = (written, block)
        if isReadBack { keepLast() }
        return .utf8(last.text)
    }
}
