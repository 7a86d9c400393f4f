// SeededNumbers.swift: random numbers derived from a seed, so that a run can be repeated.

/// The generator SplitMix64: equal seeds give equal numbers. Anyone who knows the seed can compute the numbers.
/// Steele, Lea, Flood: Fast splittable pseudorandom number generators, https://doi.org/10.1145/2660193.2660195
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter sequence: The number of the sequence derived from the seed: each world over a page has its own.
    init(seed: UInt64, sequence: UInt64) {
        state = seed
        for _ in 0..<2 { state = next() ^ sequence }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
