// SelectorMatcher+Shadow.swift: shadow hosts, slotted elements, and parts. https://www.w3.org/TR/css-scoping-1/#shadow-dom

package import DOM

/// An element of a shadow tree that outer style sheets can select. https://drafts.csswg.org/css-shadow-parts/
package struct ShadowPart {
    package var element: NodeID
    /// The names under which the matched host exposes it.
    package var names: Set<StringID>

    package init(element: NodeID, names: Set<StringID>) {
        self.element = element
        self.names = names
    }

    /// The absence of a part.
    package static let none = ShadowPart(element: .none, names: [])
}

extension SelectorMatcher {
    /// Whether the host matches a compound from inside its shadow tree: only by selectors for hosts.
    mutating func matchesHost(_ compound: Compound) -> Bool {
        for index in Int(compound.start)..<Int(compound.end) {
            let simple = simples[index]
            switch simple.kind {
            case .host, .hostList, .hostContext: if !matchesShadow(host, simple) { return false }
            case .isList: if !matches(host, list: simple.list) { return false }
            case .slotted, .part, .partList, .partIs: if !matchesShadow(host, simple) { return false }
            case .pseudoElement: if simple.text != pseudoElement { return false }
            default: return false
            }
        }
        return true
    }

    mutating func matchesShadow(_ element: NodeID, _ simple: SimpleSelector) -> Bool {
        let tree = tree
        switch simple.kind {
        case .host: return !host.isNone && element == host
        case .hostList: return !host.isNone && element == host && asFeatured { $0.matches(element, list: simple.list) }
        case .hostContext:
            guard !host.isNone, element == host else { return false }
            return asFeatured { matcher in
                var current = element
                while !current.isNone {
                    if tree.isElement(current), matcher.matches(current, list: simple.list) { return true }
                    let parent = tree.parent(current)
                    current = parent.isNone ? tree.shadowHost(of: current) : parent
                }
                return false
            }
        case .slotted:
            let slotted = slotted
            return !slotted.isNone && asFeatured { $0.matches(slotted, list: simple.list) }
        case .part: return part.names.contains(simple.text)
        // NB: The names are a separate compound, which is never matched against an element.
        case .partList:
            return list.lists[Int(simple.list)].allSatisfy { complex in
                let compound = compounds[Int(complexes[complex].start)]
                return simples[Int(compound.start)..<Int(compound.end)].allSatisfy { part.names.contains($0.text) }
            }
        case .partIs:
            let part = part.element
            return !part.isNone && asFeatured { $0.matches(part, list: simple.list) }
        default: return false
        }
    }

    /// Matches with the host and the slotted element as the ordinary elements that they are outside the shadow tree.
    private mutating func asFeatured(_ body: (inout SelectorMatcher) -> Bool) -> Bool {
        let outer = (host, slotted, part)
        (host, slotted, part) = (.none, .none, .none)
        defer { (host, slotted, part) = outer }
        return body(&self)
    }
}
