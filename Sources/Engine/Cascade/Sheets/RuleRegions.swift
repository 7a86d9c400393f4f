// RuleRegions.swift: the positions of a sheet's imports and namespaces, before which only some rules are allowed, so that the position of a
// new rule is checked in constant time. https://drafts.csswg.org/cssom/#insert-a-css-rule https://www.w3.org/TR/css-cascade-5/#at-import

import DOM

/// The places of imports, namespaces and what may not stand before these.
///
/// Invariants: 1. Imports are adjacent. 2. No namespace comes before an import, and no other rule before either, except layer statements.
struct RuleRegions: Equatable {
    private(set) var imports = 0..<0
    /// From the first to the last namespace.
    private(set) var namespaces = 0..<0
    private var namespaceCount = 0
    /// The position of the first rule that is neither of these nor a layer statement; the number of rules if there is none.
    private(set) var firstOther = 0

    init() {}

    init(_ rules: BlockList<SheetRule>) {
        for (index, rule) in rules.enumerated() { insert(rule.kind, at: index) }
    }

    /// Whether a rule may be inserted at an index.
    func allows(_ kind: SheetRule.Kind, at index: Int) -> Bool {
        switch kind {
        case .importing:
            if !imports.isEmpty { return imports.lowerBound...imports.upperBound ~= index }
            return index <= firstOther && (namespaces.isEmpty || index <= namespaces.lowerBound)
        case .namespace: return index <= firstOther && (imports.isEmpty || index >= imports.upperBound)
        case .layerStatement: return imports.isEmpty || index <= imports.lowerBound || index >= imports.upperBound
        default: return index >= imports.upperBound && index >= namespaces.upperBound
        }
    }

    /// Whether all of this number of rules are imports and namespaces.
    func areAll(_ count: Int) -> Bool { imports.count + namespaceCount == count }

    /// Records an allowed rule that was added.
    mutating func insert(_ kind: SheetRule.Kind, at index: Int) {
        imports = Self.grown(imports, at: index, isIn: kind == .importing)
        namespaces = Self.grown(namespaces, at: index, isIn: kind == .namespace)
        if kind == .namespace { namespaceCount += 1 }
        switch kind {
        case .importing, .namespace, .layerStatement: if index <= firstOther { firstOther += 1 }
        default: firstOther = min(firstOther, index)
        }
    }

    /// Takes over that a rule left, and which are there now.
    mutating func remove(_ kind: SheetRule.Kind, at index: Int, from rules: BlockList<SheetRule>) {
        imports = Self.shrunk(imports, at: index)
        // NB: A namespace may be removed only if all rules are imports and namespaces.
        namespaces = kind == .namespace ? imports.upperBound..<rules.count : Self.shrunk(namespaces, at: index)
        if namespaces.isEmpty { namespaces = 0..<0 }
        if kind == .namespace { namespaceCount -= 1 }
        if index < firstOther {
            firstOther -= 1
        } else if index == firstOther {
            firstOther = rules[index...].firstIndex { $0.kind != .layerStatement } ?? rules.count
        }
    }

    private static func grown(_ range: Range<Int>, at index: Int, isIn: Bool) -> Range<Int> {
        if isIn {
            return range.isEmpty ? index..<index + 1 : min(range.lowerBound, index)..<max(range.upperBound, index) + 1
        }
        if range.isEmpty { return range }
        let lower = range.lowerBound + (index <= range.lowerBound ? 1 : 0)
        return lower..<range.upperBound + (index < range.upperBound ? 1 : 0)
    }

    private static func shrunk(_ range: Range<Int>, at index: Int) -> Range<Int> {
        if index >= range.upperBound { return range }
        let found = range.lowerBound - (index < range.lowerBound ? 1 : 0)..<range.upperBound - 1
        return found.isEmpty ? 0..<0 : found
    }
}
