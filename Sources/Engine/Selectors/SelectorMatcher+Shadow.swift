// SelectorMatcher+Shadow.swift: hosts and what is in slots. https://www.w3.org/TR/css-scoping-1/#shadow-dom

import DOM

extension SelectorMatcher {
    /// Whether the host matches a compound as its shadow tree sees it: only by what asks for hosts.
    mutating func matchesHost(_ compound: Compound) -> Bool {
        for index in Int(compound.start)..<Int(compound.end) {
            let simple = simples[index]
            switch simple.kind {
            case .host, .hostList, .hostContext: if !matchesShadow(host, simple) { return false }
            case .isList: if !matches(host, list: simple.list) { return false }
            case .slotted: if !matchesShadow(host, simple) { return false }
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
        default: return false
        }
    }

    /// Matches with the host and what is slotted as the elements that they are elsewhere.
    private mutating func asFeatured(_ body: (inout SelectorMatcher) -> Bool) -> Bool {
        let (outerHost, outerSlotted) = (host, slotted)
        host = .none
        slotted = .none
        defer { (host, slotted) = (outerHost, outerSlotted) }
        return body(&self)
    }
}
