// DeclarationList.swift: the ordered declarations of a block, found by name and by position without a linear search.

/// Ordered declarations, each of another property.
///
/// Each declaration is in a slot; the slots' numbers give their order. A removed declaration leaves an empty slot; slots are compacted when
/// half are empty. Short lists are searched; long lists have an index by name, and a count of used slots.
///
/// Invariants: 1. with more than `mostWalked` slots, `places` has the slot of each declaration; 2. `counts` is set if, and only if, a slot
/// is empty.
package struct DeclarationList: Sequence {
    package typealias Declaration = StyleDeclarations.Declaration

    private var slots: [Declaration?] = []
    /// The numbers of the slots' properties, for searching short lists.
    private var numbers: [UInt16] = []
    private var places: [PropertyName: Int] = [:]
    private var counts: FilledPlaces?
    /// The number of declarations.
    package private(set) var count = 0
    /// The number of declarations of custom properties, of logical ones, and of those that `innerText` reads.
    package private(set) var customCount = 0
    package private(set) var logicalCount = 0
    package private(set) var textualCount = 0
    /// The maximum number of bytes of the serialized block.
    package private(set) var longestText = 0

    private static let mostWalked = 48
    /// The numbers for custom properties and descriptors, and for empty slots.
    private static let (others, none) = (UInt16.max, UInt16.max - 1)

    /// The properties that `innerText` reads.
    private static let textual: PropertySet = [
        .display, .visibility, .whiteSpaceCollapse, .textWrapMode, .textTransform, .float, .position, .height,
        .overflowY, .marginBottom,
    ]

    package init(_ declarations: [Declaration] = []) {
        slots.reserveCapacity(declarations.count)
        for declaration in declarations { append(declaration) }
    }

    /// The slot of a property's declaration; nil if there is none.
    package func place(of property: Property) -> Int? {
        slots.count > Self.mostWalked ? places[.known(property)] : numbers.firstIndex(of: property.rawValue)
    }

    package func place(of name: PropertyName) -> Int? {
        switch name {
        case .known(let property): return place(of: property)
        case .custom(let text):
            if slots.count > Self.mostWalked { return places[name] }
            return numbers.indices.first { numbers[$0] == Self.others && slots[$0]?.name == text }
        }
    }

    /// The slot of the declaration of the same property.
    package func place(of other: Declaration) -> Int? {
        if let property = other.property { return place(of: property) }
        return place(of: .custom(other.name))
    }

    /// The declaration of a property.
    package subscript(name: PropertyName) -> Declaration? { place(of: name).flatMap { slots[$0] } }
    package subscript(property: Property) -> Declaration? { place(of: property).flatMap { slots[$0] } }

    /// The declaration in a slot that `place(of:)` returned.
    package subscript(place place: Int) -> Declaration? { slots[place] }

    /// The declaration at a position; nil past the end.
    package func declaration(at position: Int) -> Declaration? {
        guard position >= 0, position < count else { return nil }
        return slots[counts?.place(at: position) ?? position]
    }

    /// Adds a declaration of a property that has none.
    package mutating func append(_ declaration: Declaration) {
        record(declaration, 1)
        if slots.count > Self.mostWalked {
            places[PropertyName(declaration)] = slots.count
        } else if slots.count == Self.mostWalked {
            for (place, known) in slots.enumerated() { if let known { places[PropertyName(known)] = place } }
            places[PropertyName(declaration)] = slots.count
        }
        slots.append(declaration)
        numbers.append(declaration.property?.rawValue ?? Self.others)
        counts?.append()
    }

    /// Replaces the declaration of the same property.
    package mutating func replace(at place: Int, with declaration: Declaration) {
        if let old = slots[place] { record(old, -1) }
        record(declaration, 1)
        slots[place] = declaration
    }

    /// Removes the declaration of a property.
    /// - Returns: whether there was one.
    @discardableResult
    package mutating func remove(_ name: PropertyName) -> Bool {
        guard let place = place(of: name), let old = slots[place] else { return false }
        record(old, -1)
        if slots.count > Self.mostWalked { places[name] = nil }
        slots[place] = nil
        numbers[place] = Self.none
        if counts == nil { counts = FilledPlaces(count: slots.count) }
        counts?.empty(place)
        if count < slots.count / 2 || slots.count <= Self.mostWalked {
            self = DeclarationList(slots.compactMap { $0 })
        }
        return true
    }

    /// Changes the values of declarations.
    mutating func changeEach(_ change: (inout Declaration) -> Void) {
        for (place, declaration) in slots.enumerated() {
            guard var declaration else { continue }
            change(&declaration)
            replace(at: place, with: declaration)
        }
    }

    package func makeIterator() -> some IteratorProtocol<Declaration> { slots.lazy.compactMap { $0 }.makeIterator() }

    /// The declared longhands.
    package var properties: PropertySet { PropertySet(numbers.lazy.compactMap { Property(rawValue: $0) }) }

    private mutating func record(_ declaration: Declaration, _ change: Int) {
        count += change
        // The characters around names and values are fewer than this.
        let most =
            32 + 2 * declaration.name.utf8.count + declaration.value.longestText
            + (declaration.pending?.longestText ?? 0)
        longestText += change * most
        if declaration.isCustom { customCount += change }
        guard let property = declaration.property else { return }
        if property.isLogical { logicalCount += change }
        if Self.textual.contains(property) { textualCount += change }
    }
}

extension PropertyName {
    package init(_ declaration: StyleDeclarations.Declaration) {
        self = declaration.property.map { .known($0) } ?? .custom(declaration.name)
    }
}

/// Counts of used slots, for finding the slot at a position: sums over ranges whose lengths are powers of two.
private struct FilledPlaces {
    /// At index i: the number of used slots among the `i & -i` slots up to number i − 1.
    private var sums: [Int]

    /// Creates counts of slots that are all used.
    init(count: Int) { sums = [0] + (0..<count).map { ($0 + 1) & -($0 + 1) } }

    mutating func empty(_ place: Int) {
        var index = place + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }

    /// Adds a used slot.
    mutating func append() {
        let index = sums.count
        var (sum, inner) = (1, index - 1)
        while inner > index - (index & -index) {
            sum += sums[inner]
            inner -= inner & -inner
        }
        sums.append(sum)
    }

    /// The used slot at a position.
    func place(at position: Int) -> Int {
        var (index, left) = (0, position)
        var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
        while step > 0 {
            if index + step < sums.count, sums[index + step] <= left {
                index += step
                left -= sums[index]
            }
            step >>= 1
        }
        return index
    }
}
