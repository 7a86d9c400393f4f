// LogicalProperties.swift: properties that mean a side by the direction of text, and those that name the side.
// https://drafts.csswg.org/css-logical-1/#box

/// Logical properties and the physical ones that they stand for.
enum LogicalProperties {
    /// In which directions text goes.
    struct Flow {
        var isVertical = false
        /// Lines begin at the right, or at the bottom.
        var isInlineReversed = false
        /// Blocks begin at the right.
        var isBlockReversed = false

        /// The flow that the values of two properties say.
        init(direction: String, writingMode: String) {
            isInlineReversed = direction == "rtl"
            switch writingMode {
            case "vertical-rl", "sideways-rl", "tb", "tb-rl": (isVertical, isBlockReversed) = (true, true)
            case "vertical-lr": isVertical = true
            case "sideways-lr": (isVertical, isInlineReversed) = (true, !isInlineReversed)
            default: break
            }
        }

        fileprivate func side(isInline: Bool, isEnd: Bool) -> String {
            let isHorizontal = isInline != isVertical
            let isLast = isEnd != (isInline ? isInlineReversed : isBlockReversed)
            return isHorizontal ? (isLast ? "right" : "left") : (isLast ? "bottom" : "top")
        }
    }

    private enum Meaning {
        /// A side, between two texts.
        case side(prefix: String, isInline: Bool, isEnd: Bool, suffix: String)
        case size(prefix: String, isInline: Bool)
        case axis(prefix: String, isInline: Bool)
        case corner(isBlockEnd: Bool, isInlineEnd: Bool)
        /// Another name, whatever the flow.
        case same(as: String)
    }

    private static let meanings: [String: Meaning] = {
        var result: [String: Meaning] = [:]
        for (isInline, axis) in [(true, "inline"), (false, "block")] {
            for (isEnd, end) in [(false, "start"), (true, "end")] {
                func add(_ prefix: String, _ physical: String, _ suffix: String = "") {
                    result["\(prefix)\(axis)-\(end)\(suffix)"] =
                        .side(prefix: physical, isInline: isInline, isEnd: isEnd, suffix: suffix)
                }
                for prefix in ["margin-", "padding-", "scroll-margin-", "scroll-padding-"] { add(prefix, prefix) }
                add("inset-", "")
                for suffix in ["-width", "-style", "-color"] { add("border-", "border-", suffix) }
            }
            for prefix in ["", "min-", "max-", "contain-intrinsic-"] {
                result["\(prefix)\(axis)-size"] = .size(prefix: prefix, isInline: isInline)
            }
            for prefix in ["overflow-", "overscroll-behavior-"] {
                result[prefix + axis] = .axis(prefix: prefix, isInline: isInline)
            }
        }
        for (isBlockEnd, block) in [(false, "start"), (true, "end")] {
            for (isInlineEnd, inline) in [(false, "start"), (true, "end")] {
                result["border-\(block)-\(inline)-radius"] = .corner(isBlockEnd: isBlockEnd, isInlineEnd: isInlineEnd)
            }
        }
        for (name, property) in OlderNames.properties { result[name] = .same(as: property) }
        return result
    }()

    /// The physical property that a logical one stands for; nil for all others.
    static func physical(_ name: String, _ flow: Flow) -> String? {
        switch meanings[name] {
        case .side(let prefix, let isInline, let isEnd, let suffix):
            return prefix + flow.side(isInline: isInline, isEnd: isEnd) + suffix
        case .size(let prefix, let isInline): return prefix + (isInline != flow.isVertical ? "width" : "height")
        case .axis(let prefix, let isInline): return prefix + (isInline != flow.isVertical ? "x" : "y")
        case .corner(let isBlockEnd, let isInlineEnd):
            let sides = [flow.side(isInline: false, isEnd: isBlockEnd), flow.side(isInline: true, isEnd: isInlineEnd)]
            let first = sides.contains("top") ? "top" : "bottom"
            return "border-\(first)-\(sides.contains("left") ? "left" : "right")-radius"
        case .same(let property): return property
        case nil: return nil
        }
    }

    /// Whether a property is a logical one.
    static func isLogical(_ name: String) -> Bool { meanings[name] != nil }

    /// The logical properties that may stand for a physical one.
    static let candidates: [String: [String]] = {
        var result: [String: Set<String>] = [:]
        for mode in ["horizontal-tb", "vertical-rl", "vertical-lr"] {
            for direction in ["ltr", "rtl"] {
                let flow = Flow(direction: direction, writingMode: mode)
                for name in meanings.keys {
                    if let physical = physical(name, flow) { result[physical, default: []].insert(name) }
                }
            }
        }
        return result.mapValues { $0.sorted() }
    }()

    /// The groups of logical and physical properties that are set by each other, by property.
    /// https://drafts.csswg.org/css-logical-1/#logical-property-group
    static let groups: [String: String] = {
        var result: [String: String] = [:]
        for (name, meaning) in meanings {
            switch meaning {
            case .side(let prefix, _, _, let suffix): result[name] = prefix + suffix
            case .size(let prefix, _): result[name] = prefix + "size"
            case .axis(let prefix, _): result[name] = prefix
            case .corner: result[name] = "radius"
            case .same: break
            }
        }
        for (physical, logical) in candidates { result[physical] = logical.first.flatMap { result[$0] } }
        return result
    }()

    /// By property, those of its group that name sides in the other way, so that their order means something.
    static let ordered: [String: [String]] = {
        let members = Dictionary(grouping: groups.keys) { groups[$0] }
        return Dictionary(
            uniqueKeysWithValues: groups.map { name, group in
                (name, members[group, default: []].filter { isLogical($0) != isLogical(name) })
            }
        )
    }()
}
