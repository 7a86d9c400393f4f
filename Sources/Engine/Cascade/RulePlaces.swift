// RulePlaces.swift: the order of the rules of a tree's sheets, kept while rules come and leave one by one.
// https://dl.acm.org/doi/10.1007/3-540-45749-6_17 (order by numbers; where there is no room, a few are renumbered)

import CSSValues

/// The sheets and rules in their order, a rule in front of those in it, and what each rule became when it was filed.
///
/// Invariants: 1. of two rules in the order of sheets and lists, the first has the smaller place; 2. what a rule became has its entry.
struct RulePlaces {
    typealias Number = Int32

    struct Entry {
        fileprivate var place: UInt64
        fileprivate var previous: Number
        fileprivate var next: Number
        fileprivate let key: ObjectIdentifier
        /// How many rules and sheets it stands in.
        let depth: Int32
        /// What its own declarations became.
        var numbers: Range<Int> = 0..<0
        /// Whether it was plain when it was filed.
        var isPlain = true
        /// The layer that a layer's block is.
        var layer = LayerOrder.none
    }

    private var entries: [Entry] = []
    private var numbers: [ObjectIdentifier: Number] = [:]
    private var free: [Number] = []
    private var last: Number = -1
    /// Whether a sheet is there more than once, so that its rules have several places.
    private(set) var hasSheetTwice = false

    /// Places are below two to this.
    private static let bits: UInt64 = 62
    /// How far what comes last stands behind what was last.
    private static let step: UInt64 = 1 << 32

    subscript(number: Number) -> Entry {
        get { entries[Int(number)] }
        set { entries[Int(number)] = newValue }
    }

    /// The entry of a rule or sheet.
    func number(of object: AnyObject) -> Number? { numbers[ObjectIdentifier(object)] }

    /// Where what has an entry stands: of two, the smaller one comes first.
    func place(_ number: Number) -> UInt64 { entries[Int(number)].place }

    /// Whether nothing comes behind an entry.
    func isLast(_ number: Number) -> Bool { number == last }

    /// Whether no room is left at all.
    var isFull: Bool { entries.count >= 1 << 24 }

    /// Enters a rule or sheet behind all others.
    mutating func append(_ object: AnyObject, depth: Int32) -> Number { insert(object, depth: depth, after: last) }

    /// Enters a sheet in front of another one (nil: behind all others); nil where that is not known.
    mutating func insert(_ sheet: AnyObject, depth: Int32, before next: AnyObject?) -> Number? {
        guard let next else { return append(sheet, depth: depth) }
        return number(of: next).map { insert(sheet, depth: depth, after: entries[Int($0)].previous) }
    }

    /// Enters a rule or sheet behind another one.
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

    /// A place behind an entry and in front of the next one; nil where there is none between.
    private func room(after previous: Number) -> UInt64? {
        guard previous >= 0 else { return Self.step }
        let (start, next) = (entries[Int(previous)].place, entries[Int(previous)].next)
        if next < 0, start + Self.step < 1 << Self.bits { return start + Self.step }
        let end = next < 0 ? 1 << Self.bits : entries[Int(next)].place
        return end - start > 1 ? start + (end - start) / 2 : nil
    }

    /// Gives other places to the entries around one: to those of the smallest range that has room enough.
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
            // The larger the range, the emptier it has to be, so that its parts are not full again at once.
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

    /// Removes an entry with those of what stands in it.
    /// - Parameter keepsItself: Whether only these are removed.
    /// - Returns: What they became; nil where one of them was not plain.
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

    /// The entry in front of one, −1 for none.
    func previous(_ number: Number) -> Number { entries[Int(number)].previous }
}

extension SheetRule {
    /// Whether filing it leaves layers, registered properties, namespaces and imported sheets as they are.
    var isPlain: Bool {
        switch kind {
        case .style, .nestedDeclarations, .media, .supports: rules.allSatisfy(\.isPlain)
        case .importing, .namespace, .layerBlock, .layerStatement, .property: false
        default: true
        }
    }

    /// Whether filing it behind all others adds to layers and nothing else.
    var isAddition: Bool {
        switch kind {
        case .layerStatement: true
        case .layerBlock: rules.allSatisfy { $0.isPlain || $0.isAddition }
        default: false
        }
    }
}
