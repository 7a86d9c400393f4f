// InlineStyles.swift: the declarations of style attributes: by the attributes' texts, and of attributes whose text was not read since a
// script changed it.

package import CSSValues
package import DOM

/// The declarations of a tree's style attributes.
package final class InlineStyles: UnwrittenStyles {
    private struct Unwritten {
        var block: StyleDeclarations
        /// The previous text of the attribute.
        var former: StringID

        /// The maximum growth of the text; nil if nothing changed.
        mutating func change(_ body: (inout StyleDeclarations) -> Bool) -> Int? {
            let length = block.longestText
            return body(&block) ? block.longestText - length : nil
        }
    }

    private unowned let tree: Tree
    @exclusivity(unchecked) private var unwritten: [NodeID: Unwritten] = [:]
    /// The text that was parsed or serialized last. NB: Parsing a serialized text need not result in the same block.
    package var last: (text: [UInt8], block: StyleDeclarations) = ([], StyleDeclarations())
    /// The declarations of known texts.
    @exclusivity(unchecked) private var known: [StringID: StyleDeclarations] = [:]
    /// The number of known texts and of their declarations.
    @exclusivity(unchecked) private var knownCount = 0

    /// Its maximum, which bounds memory. Pages have styles on tens of thousands of elements, which scripts read in order.
    private static let mostKnown = 1 << 18

    private init(_ tree: Tree) { self.tree = tree }

    /// The inline styles of a tree, created on first use.
    package static func of(_ tree: Tree) -> InlineStyles {
        if let known = tree.unwrittenStyles as? InlineStyles { return known }
        let made = InlineStyles(tree)
        tree.unwrittenStyles = made
        return made
    }

    /// The declarations of an element's style attribute; nil if it has none.
    package func declarations(of element: NodeID) -> StyleDeclarations? {
        let attribute = tree.attribute(element, named: .attrStyle)
        if attribute.isNone { return nil }
        if tree.isUnwritten(attribute) { return unwritten[element]?.block }
        let value = tree.attributeValue(attribute)
        if let block = known[value] { return block }
        let block = parse(value)
        keep(block, value)
        return block
    }

    /// Changes the declarations of an element's existing style attribute, and notifies its observers.
    /// - Parameter body: Returns whether anything changed.
    package func change(_ element: NodeID, _ body: (inout StyleDeclarations) -> Bool) {
        let attribute = tree.attribute(element, named: .attrStyle)
        if attribute.isNone { return }
        let mustWrite = tree.mustWriteStyle(of: element)
        if tree.isUnwritten(attribute), !mustWrite, hasRoom {
            // OPTIMIZATION: Changed in place, because it may be long.
            guard let growth = unwritten[element]?.change(body) else { return }
            reserve(growth)
            return tree.setUnwrittenStyle(attribute, of: element)
        }
        let value = tree.attributeValue(attribute)
        var block = take(value)
        guard body(&block) else { return keep(block, value) }
        if mustWrite || !hasRoom {
            last = (block.written.text, block)
            let text = tree.strings.make(utf8: last.text, inPlaceOf: value)
            keep(block, text)
            tree.setValue(attribute, text, of: element)
        } else {
            reserve(block.longestText)
            unwritten[element] = Unwritten(block: block, former: value)
            tree.setUnwrittenStyle(attribute, of: element)
        }
    }

    // MARK: UnwrittenStyles

    package func text(of element: NodeID) -> (text: [UInt8], former: StringID) {
        guard let found = unwritten[element] else { return ([], .none) }
        last = (found.block.written.text, found.block)
        return (last.text, found.former)
    }

    package func wrote(_ text: StringID, of element: NodeID) {
        guard let found = unwritten.removeValue(forKey: element) else { return }
        reserve(-found.block.longestText)
        keep(found.block, text)
    }

    package var elements: [NodeID] { Array(unwritten.keys) }

    package func isUnwritten(_ element: NodeID) -> Bool { unwritten[element] != nil }

    package func forget() {
        (unwritten, known, knownCount, last) = ([:], [:], 0, ([], StyleDeclarations()))
        tree.arena.reservedText = 0
    }

    // MARK: Parts

    /// Whether there is room for the unwritten texts and one more long text.
    private var hasRoom: Bool { tree.arena.hasRoom(strings: unwritten.count + 1, text: 1 << 24) }

    /// A UTF-8 text takes at most two bytes in the arena for each of its bytes.
    private func reserve(_ length: Int) { tree.arena.reservedText += 2 * length }

    private func parse(_ value: StringID) -> StyleDeclarations {
        var text: [UInt8] = []
        tree.strings.appendUTF8(of: value, to: &text)
        return text == last.text ? last.block : StyleDeclarations(text)
    }

    private func take(_ value: StringID) -> StyleDeclarations {
        guard let block = known.removeValue(forKey: value) else { return parse(value) }
        knownCount -= 1 + block.count
        return block
    }

    private func keep(_ block: StyleDeclarations, _ value: StringID) {
        if known[value] != nil { return }
        if knownCount + 1 + block.count > Self.mostKnown { (known, knownCount) = ([:], 0) }
        known[value] = block
        knownCount += 1 + block.count
    }
}
