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
        families.style = { receiver, operation, operands in
            switch operation {
            case .styleValue: return .utf8(Array(try block(receiver, operands).value(of: try operands.string(2)).utf8))
            case .stylePriority:
                return .utf8(Array(try block(receiver, operands).priority(of: try operands.string(2)).utf8))
            case .styleSet:
                let (name, value) = (try operands.string(2), try operands.string(3))
                let priority = try operands.string(4)
                return try change(receiver, operands) { $0.set(name, to: value, priority: priority) }
            case .styleIsShorthand: return .boolean(StyleDeclarations.isShorthand(try operands.string(1)))
            case .transformMatrix:
                guard let matrix = TransformMatrix(parsing: try operands.string(1)), matrix.cells.allSatisfy(\.isFinite)
                else { return .undefined }
                let words = matrix.cells.map { String($0) } + [matrix.isFlat ? "2d" : "3d"]
                return .utf8(Array(words.joined(separator: " ").utf8))
            case .styleRemove:
                let name = try operands.string(2)
                return try change(receiver, operands) { block in
                    let count = block.count
                    block.remove(name)
                    return block.count != count
                }
            case .styleText:
                if !operands.isString(1) { return .utf8(try block(receiver, operands).written.text) }
                let text = cache.replace(try operands.bytes(1), InlineStyles.of(receiver.tree))
                receiver.arena.header[ArenaLayout.scratchWord + 2] = cache.isReadBack ? 1 : 0
                return text
            case .styleColor: return .utf8(Array(StyleDeclarations.numericColor(try operands.string(1)).utf8))
            case .styleCount: return .integer(try block(receiver, operands).count)
            case .styleName: return try block(receiver, operands).nameResult(at: try operands.position(2))
            case .stylePropertyNames: return .utf8(Array(StyleDeclarations.propertyNames.joined(separator: "\n").utf8))
            case .styleIsProperty: return .boolean(StyleDeclarations.isPropertyName(try operands.string(1)))
            case .styleSupports:
                return .boolean(StyleDeclarations.supports(try operands.string(1), try operands.string(2)))
            case .styleSupportsCondition:
                return .boolean(SupportsCondition.holds(try operands.string(1), receiver.tree))
            case .mediaSourceSize: return .number(SourceSize.pixels(try operands.string(1)))
            case .mediaText: return .utf8(Array(MediaList(try operands.string(1)).text.utf8))
            case .mediaMatches: return .boolean(MediaQuery.holds(try operands.string(1)))
            }
        }
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
    private static let (most, longest) = (1024, 1024)

    /// Whether the text that was written last is read as the same block, in the same order.
    private(set) var isReadBack = false
    @exclusivity(unchecked) private var known: [[UInt8]: StyleDeclarations] = [:]

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
        if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
        known[last.text] = last.block
    }

    /// The text of a block after a change; it need not be parsed when it comes back. Undefined if `body` reports no change.
    func change(_ text: [UInt8], _ styles: InlineStyles, _ body: (inout StyleDeclarations) -> Bool) -> NativeResult {
        var block = declarations(text, styles)
        guard body(&block) else { return .undefined }
        return .utf8(finish(block, styles))
    }

    /// The text of the block that a given text is read as.
    func replace(_ text: [UInt8], _ styles: InlineStyles) -> NativeResult {
        let block = declarations(text, styles)
        // NB: A script may have made a block with this text in another order.
        return .utf8(finish(block.areImportantLast ? block : StyleDeclarations(text), styles))
    }

    private func finish(_ block: StyleDeclarations, _ styles: InlineStyles) -> [UInt8] {
        let (written, isWhole) = block.written
        isReadBack = isWhole && block.areImportantLast
        styles.last = (written, block)
        // NB: The order of a block that a script changed is nowhere else.
        if isWhole || !block.areImportantLast { keep(styles.last) }
        return written
    }
}
