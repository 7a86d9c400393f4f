// FormattingElements.swift: reconstruction of active formatting elements, Noah's Ark and the adoption agency.
// https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements

import CByteScanning
import DOM

extension TreeBuilder {
    /// How many elements a page may reconstruct beyond one per byte. The number is rounded up to a power of two, so that a small change of
    /// the size, as in a rewritten page, rarely matters.
    ///
    /// AD-HOC: Not in the standard, by which a page can cost quadratic time: many formatting elements that are left open, and many blocks
    /// that each reconstruct all of them.
    private static let freelyRemade = 100_000

    /// "Push onto the list of active formatting elements".
    mutating func pushFormatting(_ element: OpenElement) {
        if formatting.countAfterMarker >= FormattingList.maximumEntries / 2 { limitFormatting() }
        // 1. Noah's Ark: of three equal elements after the last marker, the first is removed.
        guard formatting.holdsThree(element.tag) else {
            formatting.append(FormattingEntry(element: element, hash: 0))
            return
        }
        hashFormatting()
        let hash = formattingHash(element)
        if formatting.mayHoldThree(hash) {
            var equal = 0
            var earliest = 0
            var index = formatting.count - 1
            while index >= 0, !formatting[index].isMarker {
                let entry = formatting[index]
                if entry.hash == hash, isSameFormatting(entry.element, element) {
                    equal += 1
                    earliest = index
                    if equal == 3 { break }
                }
                index -= 1
            }
            if equal == 3 {
                if places.areRecorded { places.markLeaking(formatting[earliest].element.node) }
                formatting.remove(at: earliest)
            }
        }
        // 2. Append.
        formatting.append(FormattingEntry(element: element, hash: hash))
    }

    /// Removes the older half of the entries after the last marker if there are too many.
    private mutating func limitFormatting() {
        if places.areRecorded { places.markLimit() }
        guard formatting.countAfterMarker == FormattingList.maximumEntries else { return }
        let start = formatting.count - formatting.countAfterMarker
        forgetFormatting(start..<start + FormattingList.maximumEntries / 2)
    }

    /// Removes entries that the standard would keep.
    private mutating func forgetFormatting(_ range: Range<Int>) {
        if places.areRecorded {
            for index in range { places.markLeaking(formatting[index].element.node) }
        }
        formatting.remove(range)
    }

    /// Hashes all entries that have no hash yet, from the newest backwards, since most of them are new.
    mutating func hashFormatting() {
        var index = formatting.count - 1
        while formatting.unhashed > 0, index >= 0 {
            let entry = formatting[index]
            if !entry.isMarker, entry.hash == 0 { formatting.setHash(formattingHash(entry.element), at: index) }
            index -= 1
        }
    }

    private mutating func formattingHash(_ element: OpenElement) -> UInt32 {
        var hash = element.name.rawValue &* 2_654_435_761
        var attribute = tree.firstAttribute(element.node)
        while !attribute.isNone {
            let name = tree.attributeName(attribute).rawValue
            let value = tree.strings.hash(tree.attributeValue(attribute))
            hash &+= UInt32(truncatingIfNeeded: byte_scanning_mix(UInt64(name) << 32, UInt64(value)))
            attribute = tree.nextAttribute(attribute)
        }
        return max(hash ^ hash >> 15, 1)
    }

    private mutating func isSameFormatting(_ a: OpenElement, _ b: OpenElement) -> Bool {
        guard a.name == b.name else { return false }
        if let original = originalAttributes[a.node] { return hasAttributes(original, b.node) }
        var counts = (0, 0)
        var attribute = tree.firstAttribute(a.node)
        while !attribute.isNone {
            counts.0 += 1
            let other = tree.attribute(b.node, named: tree.attributeName(attribute))
            guard !other.isNone,
                tree.strings.equal(tree.attributeValue(attribute), tree.attributeValue(other))
            else { return false }
            attribute = tree.nextAttribute(attribute)
        }
        attribute = tree.firstAttribute(b.node)
        while !attribute.isNone {
            counts.1 += 1
            attribute = tree.nextAttribute(attribute)
        }
        return counts.0 == counts.1
    }

    /// "Reconstruct the active formatting elements".
    @inline(__always)
    mutating func reconstructFormatting() {
        // 1. The list is empty.
        if formatting.isEmpty { return }
        reconstructNonemptyFormatting()
    }

    private mutating func reconstructNonemptyFormatting() {
        // 2-3. The last entry is a marker or open.
        var index = formatting.count - 1
        if isMarkerOrOpen(index) { return }
        // 4-6. Rewind to the entry after the last that is a marker or open.
        while index > 0, !isMarkerOrOpen(index - 1) { index -= 1 }
        // NB: If there were too many, the entries are removed instead.
        remadeCount += formatting.count - index
        let limit = Self.freelyRemade + (1 << (Int.bitWidth - max(tokenizer.input.count, 1).leadingZeroBitCount))
        if places.areRecorded, remadeCount > limit / 2 { places.markLimit() }
        if remadeCount > limit { return forgetFormatting(index..<formatting.count) }
        // 7-10. Reconstruct each, in order.
        while index < formatting.count {
            let old = formatting[index].element
            let new = makeAndPush(old.name, old.namespace, old.tag)
            copyAttributes(from: old.node, to: new.node)
            if places.areRecorded { remadeFormatting.append((new.node, old.node)) }
            formatting.replaceElement(at: index, with: new)
            index += 1
        }
    }

    private mutating func isMarkerOrOpen(_ index: Int) -> Bool {
        let entry = formatting[index]
        if entry.isMarker { return true }
        guard stack.contains(entry.element.tag) else { return false }
        return stack.mayBeOpen(entry.element.node)
    }

    private mutating func copyAttributes(from source: NodeID, to target: NodeID) {
        var last = AttributeID.none
        if let original = originalAttributes[source] {
            for entry in original { last = tree.appendAttribute(entry.name, entry.value, to: target, after: last) }
            return
        }
        var attribute = tree.firstAttribute(source)
        while !attribute.isNone {
            let (name, value) = (tree.attributeName(attribute), tree.attributeValue(attribute))
            let qualifiedName = tree.attributeQualifiedName(attribute)
            last =
                isSeen
                ? tree.appendAttribute(name, value, to: target, after: last)
                : tree.appendUnseenAttribute(name, qualifiedName: qualifiedName, value, to: target, after: last)
            attribute = tree.nextAttribute(attribute)
        }
    }

    /// An element for the same token as an earlier one, not inserted yet.
    private mutating func remade(_ old: OpenElement, in parent: NodeID) -> OpenElement {
        var new = old
        new.node = tree.createElement(old.name, in: tree.document(of: parent))
        newestNode = max(newestNode, new.node.rawValue)
        copyAttributes(from: old.node, to: new.node)
        return new
    }

    /// "Adoption agency algorithm". https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm
    mutating func runAdoptionAgency(_ subject: Tag) {
        // OPTIMIZATION: Usually the current node is the newest in the list, and the steps reduce to this.
        if stack.current.tag == subject, formatting.isNewest(stack.current.node) {
            popElement()
            formatting.removeNewest()
            return
        }
        // 2. A current node that is not in the list is just popped.
        if stack.current.tag == subject, formatting.index(of: stack.current.node) == nil {
            popElement()
            return
        }
        // 3-4. At most eight times.
        for _ in 0..<8 {
            // 4.3. The formatting element: the last with this name after the last marker.
            guard let listIndex = formatting.lastIndex(of: subject) else {
                _ = processAnyOtherEndTag(subject)
                return
            }
            let formattingElement = formatting[listIndex].element
            // 4.4. It is only in the list.
            guard let stackIndex = stack.index(of: formattingElement.node) else {
                formatting.remove(at: listIndex)
                return
            }
            // 4.5. It is open, but not in scope.
            guard stack.hasInScope(formattingElement.node) else { return }
            // 4.7. The furthest block: the topmost special element under it.
            var furthest = stackIndex + 1
            while furthest < stack.count, !stack[furthest].tag.isSpecial { furthest += 1 }
            // 4.8. Without one, pop up to the formatting element.
            guard furthest < stack.count else {
                while stack.count > stackIndex { popElement() }
                formatting.remove(at: listIndex)
                return
            }
            adopt(formattingElement, listIndex: listIndex, stackIndex: stackIndex, furthestIndex: furthest)
        }
    }

    /// Steps 4.9 to 4.19 of the adoption agency.
    private mutating func adopt(_ formattingElement: OpenElement, listIndex: Int, stackIndex: Int, furthestIndex: Int) {
        let furthestBlock = stack[furthestIndex]
        let commonAncestor = stack[stackIndex - 1]
        if places.areRecorded { recordAdoption(from: stackIndex, through: furthestIndex) }
        var bookmark = listIndex
        // 4.11-4.13. Walk up from the furthest block to the formatting element.
        var lastNode = furthestBlock.node
        var index = furthestIndex
        var inner = 0
        while true {
            inner += 1
            index -= 1
            let node = stack[index]
            if node.node == formattingElement.node { break }
            var nodeListIndex = formatting.index(of: node.node)
            // 4.13.4. After three, nodes are removed from the list.
            if inner > 3, let found = nodeListIndex {
                formatting.remove(at: found)
                if found < bookmark { bookmark -= 1 }
                nodeListIndex = nil
            }
            // 4.13.5. A node that is not in the list is removed from the stack.
            guard let found = nodeListIndex else {
                stack.remove(at: index)
                continue
            }
            // 4.13.6. A new element replaces it in both.
            let new = remade(node, in: commonAncestor.node)
            formatting.replaceElement(at: found, with: new)
            stack.replace(at: index, with: new)
            // 4.13.7. If the last node is the furthest block, the bookmark moves after the new element.
            if lastNode == furthestBlock.node { bookmark = found + 1 }
            // 4.13.8-9. Adopt the last node.
            tree.insert(lastNode, into: new.node, before: .none)
            lastNode = new.node
        }
        // 4.14. Insert the last node where the common ancestor's children go.
        let place = appropriatePlace(in: commonAncestor)
        insertMoved(lastNode, at: place)
        // 4.15-4.17. A new formatting element takes over the furthest block's children.
        let new = remade(formattingElement, in: furthestBlock.node)
        let target = furthestBlock.tag == .template ? tree.templateContents(furthestBlock.node) : furthestBlock.node
        tree.moveChildren(of: target, to: new.node)
        tree.insert(new.node, into: target, before: .none)
        // 4.18. In the list, it replaces the old one, at the bookmark.
        if let old = formatting.index(of: formattingElement.node) {
            var entry = formatting[old]
            entry.element = new
            formatting.remove(at: old)
            formatting.insert(entry, at: old < bookmark ? bookmark - 1 : bookmark)
        }
        // 4.19. In the stack, it goes right below the furthest block.
        if let old = stack.index(of: formattingElement.node) { stack.remove(at: old) }
        if let block = stack.index(of: furthestBlock.node) { stack.insert(new, at: block + 1) }
    }

    /// Moves a node to a place that may be inside another document.
    private mutating func insertMoved(_ node: NodeID, at place: InsertionPlace) {
        // NB: A script may have moved the place into the node.
        if isSeen, tree.isInclusiveAncestor(node, of: place.parent) { return }
        if tree.document(of: node) != tree.document(of: place.parent) {
            tree.adopt(node, into: tree.document(of: place.parent))
        }
        tree.insert(node, into: place.parent, before: place.before)
    }
}
