// Reproducibility.swift: the inputs that vary from run to run: the time at which pages start, and the seed of their random numbers.
//
// They are chosen once, when a run begins, and are part of its report; a run with the same values has the same result.

import Codecs
package import PageProtocol

/// The time and the seed of a run.
public struct Reproducibility: Equatable, Sendable {
    /// The largest seed that JSON readers can represent: 2^53 - 1.
    public static let largestSeed: UInt64 = (1 << 53) - 1

    /// The date at which each page's virtual time begins, in milliseconds since 1970; nil: the current time when it is opened.
    public var time: Double?
    /// The seed of random numbers, at most `largestSeed`; nil: they are the system's.
    public var seed: UInt64?

    /// Uses the system's random numbers, and the current time unless one is given.
    public init(time: Double? = nil, seed: UInt64? = nil) {
        self.time = time
        self.seed = seed
    }

    /// The time that a text in ISO 8601 with a time zone names, in milliseconds since 1970; nil for other texts.
    package static func time(parsing text: String) -> Double? { DateText.milliseconds(of: text) }

    /// The texts that name a time, for messages.
    package static let timeForm = "a date and time with a time zone, such as 2026-01-31T12:00:00Z"

    /// The seed that a text in decimal digits names; nil for other texts.
    package static func seed(parsing text: String) -> UInt64? {
        UInt64(text).flatMap { $0 <= largestSeed ? $0 : nil }
    }

    /// The texts that name a seed, for messages.
    package static let seedForm = "a number from 0 to \(largestSeed)"

    /// A fresh random seed.
    public static func drawSeed() -> UInt64 { .random(in: 0...largestSeed) }

    /// A page's own seed, derived from the run's seed and the page's bytes: different pages have different random numbers, independent
    /// of their order.
    public func seed(for page: [UInt8]) -> UInt64? { seed.map { stableHash(page) &+ $0 &* 0x9E37_79B9_7F4A_7C15 } }

    /// The environment of a page in this run.
    package func environment(_ environment: PageEnvironment, of page: PageInput) -> PageEnvironment {
        var environment = environment
        environment.startTime = time
        environment.seed = seed(for: page.bytes)
        return environment
    }
}
