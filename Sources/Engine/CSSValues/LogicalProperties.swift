// LogicalProperties.swift: logical properties, which depend on the direction of text, and physical ones, which name a side.
// https://drafts.csswg.org/css-logical-1/#box

/// The member of its group that a logical property is, by the flow of text.
package enum FlowSide: Sendable {
    case inlineStart, inlineEnd, blockStart, blockEnd
    case inlineSize, blockSize, inline, block
    /// Corners, the block's side first.
    case startStart, startEnd, endStart, endEnd
}

/// The directions of text.
package struct TextFlow {
    package var isVertical = false
    /// Whether lines begin at the right, or at the bottom.
    var isInlineReversed = false
    /// Whether blocks begin at the right.
    var isBlockReversed = false

    /// Creates the flow of two properties' values.
    package init(direction: CSSValue, writingMode: CSSValue) {
        isInlineReversed = direction == "rtl"
        switch writingMode {
        case "vertical-rl", "sideways-rl", "tb", "tb-rl": (isVertical, isBlockReversed) = (true, true)
        case "vertical-lr": isVertical = true
        case "sideways-lr": (isVertical, isInlineReversed) = (true, !isInlineReversed)
        default: break
        }
    }

    /// The index of a logical member among the physical ones of its group, in the table's order.
    package func place(of side: FlowSide) -> Int {
        switch side {
        case .inlineStart: edge(isInline: true, isEnd: false)
        case .inlineEnd: edge(isInline: true, isEnd: true)
        case .blockStart: edge(isInline: false, isEnd: false)
        case .blockEnd: edge(isInline: false, isEnd: true)
        case .inlineSize, .inline: isVertical ? 1 : 0
        case .blockSize, .block: isVertical ? 0 : 1
        case .startStart: corner(isBlockEnd: false, isInlineEnd: false)
        case .startEnd: corner(isBlockEnd: false, isInlineEnd: true)
        case .endStart: corner(isBlockEnd: true, isInlineEnd: false)
        case .endEnd: corner(isBlockEnd: true, isInlineEnd: true)
        }
    }

    private static let (top, right, bottom, left) = (0, 1, 2, 3)

    private func edge(isInline: Bool, isEnd: Bool) -> Int {
        let isHorizontal = isInline != isVertical
        let isLast = isEnd != (isInline ? isInlineReversed : isBlockReversed)
        return isHorizontal ? (isLast ? Self.right : Self.left) : (isLast ? Self.bottom : Self.top)
    }

    private func corner(isBlockEnd: Bool, isInlineEnd: Bool) -> Int {
        let edges = [edge(isInline: false, isEnd: isBlockEnd), edge(isInline: true, isEnd: isInlineEnd)]
        let isLeft = edges.contains(Self.left)
        return edges.contains(Self.top) ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)
    }
}

extension Property {
    private static let logical = PropertySet(longhands.filter { $0.row.side != nil || $0.row.older != nil })

    /// Whether it sets another property, which may depend on the flow of text.
    package var isLogical: Bool { Self.logical.contains(self) }

    /// The longhand that a logical one sets; nil for others.
    package func physical(_ flow: TextFlow) -> Property? {
        guard isLonghand else { return nil }
        let row = row
        if let side = row.side { return PropertyRow.groups[row.group][flow.place(of: side)] }
        return row.older
    }

    /// The other longhands that may set this one, by number.
    private static let candidateLists: [[Property]] = {
        var result = [[Property]](repeating: [], count: longhandCount)
        for property in longhands {
            if let older = property.row.older { result[Int(older.rawValue)].append(property) }
            guard property.row.side != nil else { continue }
            for physical in PropertyRow.groups[property.row.group] { result[Int(physical.rawValue)].append(property) }
        }
        return result
    }()

    /// The other longhands that may set this one.
    package var candidates: [Property] { isLonghand ? Self.candidateLists[Int(rawValue)] : [] }

    /// Whether it belongs to a group of logical and physical properties that set each other.
    package var isGrouped: Bool { isLonghand && row.group >= 0 }

    private static let oppositeLists: [[Property]] = longhands.map { property in
        guard property.isGrouped else { return [] }
        return property.row.side == nil
            ? property.candidates.filter { $0.row.side != nil } : PropertyRow.groups[property.row.group]
    }

    /// The properties of its group of the other kind (logical or physical), whose order matters.
    var opposites: [Property] { isLonghand ? Self.oppositeLists[Int(rawValue)] : [] }

    /// The value of an older name in the keywords of the property that it sets.
    package func translated(_ value: CSSValue) -> CSSValue { Self.inWords(value, PropertyRow.olderWords[self]) }

    /// The computed value under an older name.
    package func inOlderWords(_ value: CSSValue) -> CSSValue {
        // OPTIMIZATION: Most names are not older ones.
        isLogical ? Self.inWords(value, PropertyRow.olderComputed[self]) : value
    }

    private static func inWords(_ value: CSSValue, _ words: [String: String]?) -> CSSValue {
        guard let words else { return value }
        return CSSValue(layers: value.layers.map { layer in words[layer.text].map { .keyword($0) } ?? layer })
    }
}
