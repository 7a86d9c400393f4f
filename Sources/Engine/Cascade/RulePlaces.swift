// RulePlaces.swift: the order of the rules of a tree's sheets, maintained while rules are added and removed.
// https://dl.acm.org/doi/10.1007/3-540-45749-6_17 (order maintenance by numbers; if there is no gap, a few are renumbered)

import CSSValues

/// The sheets and rules in order, a rule before its nested rules, and the filed entries of each rule.
///
/// Invariants: 1. of two rules in the order of sheets and lists, the first has the smaller place; 2. the filed parts of a rule have its
/// entry.
struct RulePlaces {
    typealias Number = Int32

    struct Entry {
        fileprivate var place: UInt64
        fileprivate var previous: Number
        fileprivate var next: Number
        fileprivate let key: ObjectIdentifier
        /// The number of rules and sheets that contain it.
        let depth: Int32
        /// The filed rules of its own declarations.
        var numbers: Range<Int> = 0..<0
        /// Whether it was plain (`isPlain`) when it was filed.
        var isPlain = true
        /// The layer of a layer's block.
        var layer = LayerOrder.none
    }

    private var entries: [Entry] = []
    private var numbers: [ObjectIdentifier: Number] = [:]
    private var free: [Number] = []
    private var last: Number = -1
    /// Whether a sheet occurs more than once, so that its rules have several places.
    private(set) var hasSheetTwice = false

    /// The number of bits of a place.
    private static let bits: UInt64 = 62
    /// The distance of a new last entry from the previous one.
    private static let step: UInt64 = 1 << 32

    subscript(number: Number) -> Entry {
        get { entries[Int(number)] }
        set { entries[Int(number)] = newValue }
    }

    /// The entry of a rule or sheet.
    func number(of object: AnyObject) -> Number? { numbers[ObjectIdentifier(object)] }

    /// The place of an entry: of two entries, the one with the smaller place comes first.
    func place(_ number: Number) -> UInt64 { entries[Int(number)].place }

    /// Whether an entry is the last.
    func isLast(_ number: Number) -> Bool { number == last }

    /// Whether no room is left at all.
    var isFull: Bool { entries.count >= 1 << 24 }

    /// Appends a rule or sheet.
    mutating func append(_ object: AnyObject, depth: Int32) -> Number { insert(object, depth: depth, after: last) }

    /// Inserts a sheet before another one (nil: at the end); nil if the other one is unknown.
    mutating func insert(_ sheet: AnyObject, depth: Int32, before next: AnyObject?) -> Number? {
        guard let next else { return append(sheet, depth: depth) }
        return number(of: next).map { insert(sheet, depth: depth, after: entries[Int($0)].previous) }
    }

    /// Inserts a rule or sheet after another one.
    mutating func insert(_ object: AnyObject, depth: Int32, after previous: Number) -> Number {
        let key = ObjectIdentifier(object)
        if numbers[key] != nil { hasSheetTwice = true }
        var place = room(after: previous)
        if place == nil, previous >= 0 {
            spread(around: previous)
            place = room(after: previous)
        }
        let next = previous < 0 ? -1 : entries[Int(previous)].next
        let entry = Entry(place: place ?? 0, previous: previous, next: next, key: key, depth: depth)
        let number: Number
        if let known = free.popLast() {
            number = known
            entries[Int(number)] = entry
        } else {
            number = Number(entries.count)
            entries.append(entry)
        }
        if previous >= 0 { entries[Int(previous)].next = number }
        if next >= 0 { entries[Int(next)].previous = number } else { last = number }
        numbers[key] = number
        return number
    }

    /// A place between an entry and the next one; nil if there is no gap.
    private func room(after previous: Number) -> UInt64? {
        guard previous >= 0 else { return Self.step }
        let (start, next) = (entries[Int(previous)].place, entries[Int(previous)].next)
        if next < 0, start + Self.step < 1 << Self.bits { return start + Self.step }
        let end = next < 0 ? 1 << Self.bits : entries[Int(next)].place
        return end - start > 1 ? start + (end - start) / 2 : nil
    }

    /// Renumbers the entries around one: those of the smallest range with enough room.
    private mutating func spread(around middle: Number) {
        var (first, last, count) = (middle, middle, UInt64(1))
        for bits in 1...Self.bits {
            let size: UInt64 = 1 << bits
            let start = entries[Int(middle)].place & ~(size - 1)
            while entries[Int(first)].previous >= 0, entries[Int(entries[Int(first)].previous)].place >= start {
                first = entries[Int(first)].previous
                count += 1
            }
            while entries[Int(last)].next >= 0, entries[Int(entries[Int(last)].next)].place < start + size {
                last = entries[Int(last)].next
                count += 1
            }
            // The larger the range, the emptier it must be, so that its parts are not full again soon.
            guard Double(count) * 4 < Double(size) * pow(0.75, bits), size / (count + 1) > 1 else { continue }
            let step = size / (count + 1)
            var (number, place) = (first, start)
            while true {
                place += step
                entries[Int(number)].place = place
                if number == last { return }
                number = entries[Int(number)].next
            }
        }
    }

    private func pow(_ base: Double, _ exponent: UInt64) -> Double {
        (0..<exponent).reduce(1) { result, _ in result * base }
    }

    /// Removes an entry with the entries of its contents.
    /// - Parameter keepsItself: Whether only the contents are removed.
    /// - Returns: Their filed rules; nil if one of them was not plain.
    mutating func removeAll(in number: Number, keepsItself: Bool = false) -> [Range<Int>]? {
        let depth = entries[Int(number)].depth
        var (found, isPlain) = ([Range<Int>](), true)
        var next = keepsItself ? entries[Int(number)].next : number
        while next >= 0, next == number || entries[Int(next)].depth > depth {
            let entry = entries[Int(next)]
            if !entry.numbers.isEmpty { found.append(entry.numbers) }
            isPlain = isPlain && entry.isPlain
            remove(next)
            next = entry.next
        }
        return isPlain ? found : nil
    }

    private mutating func remove(_ number: Number) {
        let entry = entries[Int(number)]
        if entry.previous >= 0 { entries[Int(entry.previous)].next = entry.next }
        if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous } else { last = entry.previous }
        numbers[entry.key] = nil
        free.append(number)
    }

    /// The entry before one, −1 for none.
    func previous(_ number: Number) -> Number { entries[Int(number)].previous }
}

extension SheetRule {
    /// Whether filing it does not change layers and registered properties. A namespace concerns only rules that are not there yet.
    var isPlain: Bool {
        switch kind {
        case .style, .nestedDeclarations, .media, .supports: rules.allSatisfy(\.isPlain)
        case .importing: !isApplied || !isLayered && importedSheet()?.rules.allSatisfy(\.isPlain) != false
        case .layerBlock, .layerStatement, .property: false
        default: true
        }
    }

    /// Whether filing it at the end only adds layers and registrations, of which the last one of a name counts.
    var isAddition: Bool {
        switch kind {
        case .layerStatement, .property: true
        case .layerBlock: rules.allSatisfy { $0.isPlain || $0.isAddition }
        default: false
        }
    }
}
