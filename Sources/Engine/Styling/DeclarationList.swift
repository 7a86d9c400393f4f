// DeclarationList.swift: the declarations of a block in their order, found by name and by position without a walk over all of them.

/// Ordered declarations, each of another property.
///
/// Each has a place, by which two of them are compared. Few are looked through; of many, places are kept by name. What is removed leaves its place
/// empty, until half of the places are.
///
/// Invariants: 1. with more than `mostWalked` places, `places` has the place of each declaration; 2. `counts` is there when, and only when, a
/// place is empty.
struct DeclarationList: Sequence {
    typealias Declaration = StyleDeclarations.Declaration

    private var slots: [Declaration?] = []
    private var places: [String: Int] = [:]
    private var counts: FilledPlaces?
    /// How many declarations there are.
    private(set) var count = 0
    /// How many of them are of logical properties, and of properties that `innerText` asks for.
    private(set) var logicalCount = 0
    private(set) var textualCount = 0
    /// How many bytes the block has at most when it is written.
    private(set) var longestText = 0

    private static let mostWalked = 16

    init(_ declarations: [Declaration] = []) {
        slots.reserveCapacity(declarations.count)
        for declaration in declarations { append(declaration) }
    }

    /// Where the declaration of a property stands; nil when there is none.
    func place(of name: String) -> Int? {
        slots.count > Self.mostWalked ? places[name] : slots.firstIndex { $0?.name == name }
    }

    /// Where the declaration of the same property stands.
    func place(of other: Declaration) -> Int? { other.property.map { place(of: $0) } ?? place(of: other.name) }

    func place(of property: Property) -> Int? {
        slots.count > Self.mostWalked ? places[property.name] : slots.firstIndex { $0?.property == property }
    }

    /// The declaration of a property.
    subscript(name: String) -> Declaration? { place(of: name).flatMap { slots[$0] } }
    subscript(property: Property) -> Declaration? { place(of: property).flatMap { slots[$0] } }

    /// The declaration at a place that `place(of:)` gave.
    subscript(place place: Int) -> Declaration? { slots[place] }

    /// The declaration that is in front of so many others; nil past the end.
    func declaration(at position: Int) -> Declaration? {
        guard position >= 0, position < count else { return nil }
        return slots[counts?.place(at: position) ?? position]
    }

    /// Adds a declaration of a property that has none.
    mutating func append(_ declaration: Declaration) {
        note(declaration, 1)
        if slots.count > Self.mostWalked {
            places[declaration.name] = slots.count
        } else if slots.count == Self.mostWalked {
            for (place, known) in slots.enumerated() { if let known { places[known.name] = place } }
            places[declaration.name] = slots.count
        }
        slots.append(declaration)
        counts?.append()
    }

    /// Puts a declaration in the place of the one of the same property.
    mutating func replace(at place: Int, with declaration: Declaration) {
        if let old = slots[place] { note(old, -1) }
        note(declaration, 1)
        slots[place] = declaration
    }

    /// Removes the declaration of a property.
    /// - Returns: whether there was one.
    @discardableResult
    mutating func remove(_ name: String) -> Bool {
        guard let place = place(of: name), let old = slots[place] else { return false }
        note(old, -1)
        places[name] = nil
        slots[place] = nil
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

    func makeIterator() -> some IteratorProtocol<Declaration> { slots.lazy.compactMap { $0 }.makeIterator() }

    private mutating func note(_ declaration: Declaration, _ change: Int) {
        count += change
        let name = declaration.name
        // What writing puts around names and values is less than this.
        let most =
            32 + 2 * name.utf8.count + declaration.value.longestText + (declaration.pending?.text.utf8.count ?? 0)
        longestText += change * most
        guard let property = declaration.property else { return }
        if property.isLogical { logicalCount += change }
        if StyleRule.textualProperties.contains(property) { textualCount += change }
    }
}

/// Which places of a list are filled, for finding the one that is in front of so many others: sums over ranges whose lengths are powers of two.
private struct FilledPlaces {
    /// At index i, how many of the `i & -i` places up to the one with number i − 1 are filled.
    private var sums: [Int]

    /// All are filled.
    init(count: Int) { sums = [0] + (0..<count).map { ($0 + 1) & -($0 + 1) } }

    mutating func empty(_ place: Int) {
        var index = place + 1
        while index < sums.count {
            sums[index] -= 1
            index += index & -index
        }
    }

    /// One more place, which is filled.
    mutating func append() {
        let index = sums.count
        var (sum, inner) = (1, index - 1)
        while inner > index - (index & -index) {
            sum += sums[inner]
            inner -= inner & -inner
        }
        sums.append(sum)
    }

    /// The filled place in front of which so many are.
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
