// PropertySet.swift: a set of longhands, as bits by their numbers.

package struct PropertySet: Sendable, Equatable, ExpressibleByArrayLiteral {
    private var bits = SIMD8<UInt64>()

    /// The maximum number of longhands; the table of properties has fewer.
    static let capacity = 512

    package init(_ properties: some Sequence<Property>) { for property in properties { insert(property) } }
    package init(arrayLiteral properties: Property...) { self.init(properties) }

    package mutating func insert(_ property: Property) {
        bits[Int(property.rawValue) / 64] |= 1 << UInt64(property.rawValue % 64)
    }

    package mutating func remove(_ property: Property) {
        bits[Int(property.rawValue) / 64] &= ~(1 << UInt64(property.rawValue % 64))
    }

    /// Whether the set contains a property; it never contains shorthands.
    package func contains(_ property: Property) -> Bool {
        property.isLonghand && bits[Int(property.rawValue) / 64] >> UInt64(property.rawValue % 64) & 1 != 0
    }

    package mutating func formUnion(_ other: PropertySet) { bits |= other.bits }
    func isSubset(of other: PropertySet) -> Bool { bits & ~other.bits == SIMD8() }
    func isDisjoint(with other: PropertySet) -> Bool { bits & other.bits == SIMD8() }
}
