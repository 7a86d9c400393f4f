// RulePlaces.swift: where the rules of sheets' own lists stand among each other, with room for others between them.

/// The places of rules as numbers, and which of the filed rules each of them became.
///
/// Invariants: 1. of two rules in the order of sheets and lists, the first has the smaller place; 2. what a rule became has its place.
struct RulePlaces {
    private struct Entry {
        var place: Int64
        var numbers: Range<Int>
        /// Whether it was plain when it was filed.
        var isPlain: Bool

        init(_ rule: SheetRule, _ place: Int64) { (self.place, numbers, isPlain) = (place, 0..<0, rule.isPlain) }
    }

    /// The place of the rule that is being filed.
    private(set) var current: Int64 = 0
    /// Whether a sheet is there more than once, so that its rules have several places.
    private(set) var hasSheetTwice = false
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The middle of the room that each sheet has.
    private var middles: [ObjectIdentifier: Int64] = [:]

    /// How far rules and sheets stand apart at first.
    private static let step: Int64 = 1 << 32
    private static let room: Int64 = 1 << 52
    private static let mostSheets = 1 << 10

    /// The rules that come next are a sheet's.
    mutating func begin(_ sheet: StyleSheet) {
        current = Self.room * Int64(middles.count)
        if middles.count >= Self.mostSheets || middles.updateValue(current, forKey: ObjectIdentifier(sheet)) != nil {
            hasSheetTwice = true
        }
    }

    /// The next rule of the sheet is filed.
    mutating func append(_ rule: SheetRule) {
        current += Self.step
        entries[ObjectIdentifier(rule)] = Entry(rule, current)
    }

    /// Notes what a rule became.
    mutating func note(_ rule: SheetRule, _ numbers: Range<Int>) { entries[ObjectIdentifier(rule)]?.numbers = numbers }

    /// Whether a rule is known and was plain when it was filed.
    func isPlain(_ rule: SheetRule) -> Bool { entries[ObjectIdentifier(rule)]?.isPlain == true }

    /// What a rule became; nil for one that is not known.
    func numbers(of rule: SheetRule) -> Range<Int>? { entries[ObjectIdentifier(rule)]?.numbers }

    /// Forgets a rule, and gives what it became.
    mutating func remove(_ rule: SheetRule) -> Range<Int>? {
        entries.removeValue(forKey: ObjectIdentifier(rule))?.numbers
    }

    /// A rule that is there is filed again, at its place.
    mutating func move(to rule: SheetRule) -> Bool {
        guard let entry = entries[ObjectIdentifier(rule)] else { return false }
        current = entry.place
        return true
    }

    /// A rule that came is filed, between two others; false where there is no room.
    mutating func insert(
        _ rule: SheetRule,
        after previous: SheetRule?,
        before next: SheetRule?,
        in sheet: StyleSheet
    ) -> Bool {
        guard let middle = middles[ObjectIdentifier(sheet)] else { return false }
        let before = previous.map { entries[ObjectIdentifier($0)]?.place }
        let behind = next.map { entries[ObjectIdentifier($0)]?.place }
        switch (before, behind) {
        case (nil, nil): current = middle
        case (let before??, nil): current = before + Self.step
        case (nil, let behind??): current = behind - Self.step
        case (let before??, let behind??):
            current = before + (behind - before) / 2
            if current == before { return false }
        default: return false
        }
        guard abs(current - middle) < Self.room / 2 else { return false }
        entries[ObjectIdentifier(rule)] = Entry(rule, current)
        return true
    }
}

extension SheetRule {
    /// Whether filing it again leaves layers, registered properties, namespaces and imported sheets as they are.
    var isPlain: Bool {
        switch kind {
        case .style, .nestedDeclarations, .media, .supports: rules.allSatisfy(\.isPlain)
        case .importing, .namespace, .layerBlock, .layerStatement, .property: false
        default: true
        }
    }
}
