// RepeatableGenerator.swift: random numbers that are the same in each run, so that a test's findings can be repeated.

/// A generator whose numbers are determined by its seed. Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014.
public struct RepeatableGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The generator of a seed's numbers.
    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 to below `count`.
    public mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
