// FormattingAttributes.swift: reconstructs formatting elements with the attributes of their tags, even if scripts changed the elements in
// the meantime.
// https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements

import DOM

/// An attribute of a formatting element's tag.
struct OriginalAttribute {
    var name: NameID
    var value: StringID
}

extension TreeBuilder {
    /// Records the attributes of the formatting elements before a script runs.
    mutating func rememberFormattingAttributes() {
        if formatting.isEmpty { return }
        hashFormatting()
        for index in 0..<formatting.count where !formatting[index].isMarker {
            let node = formatting[index].element.node
            if originalAttributes[node] != nil { continue }
            var attributes: [OriginalAttribute] = []
            var attribute = tree.firstAttribute(node)
            while !attribute.isNone {
                attributes.append(
                    OriginalAttribute(name: tree.attributeName(attribute), value: tree.attributeValue(attribute))
                )
                attribute = tree.nextAttribute(attribute)
            }
            originalAttributes[node] = attributes
        }
    }

    /// Whether an element has exactly these attributes.
    mutating func hasAttributes(_ wanted: [OriginalAttribute], _ element: NodeID) -> Bool {
        var count = 0
        var attribute = tree.firstAttribute(element)
        while !attribute.isNone {
            count += 1
            attribute = tree.nextAttribute(attribute)
        }
        guard count == wanted.count else { return false }
        let tree = tree
        return wanted.allSatisfy { entry in
            let attribute = tree.attribute(element, named: entry.name)
            return !attribute.isNone && tree.strings.equal(tree.attributeValue(attribute), entry.value)
        }
    }
}
