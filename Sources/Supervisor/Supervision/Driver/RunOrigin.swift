// RunOrigin.swift: what varies from run to run: the time at which pages start, and what their random numbers follow from.
//
// It is drawn once, when a run begins, and stands in its report: given back, the run is the same again.

package import PageProtocol

/// What varies from run to run.
public struct RunOrigin: Equatable, Sendable {
    /// The largest seed that JSON readers keep whole: 2^53 - 1.
    public static let largestSeed: UInt64 = (1 << 53) - 1

    /// The date at which each page's virtual time begins, in milliseconds since 1970; nil: the machine's when it is opened.
    public var time: Double?
    /// What random numbers follow from, at most `largestSeed`; nil: they are the system's.
    public var seed: UInt64?

    /// The system's random numbers, and the machine's date unless one is given.
    public init(time: Double? = nil, seed: UInt64? = nil) {
        self.time = time
        self.seed = seed
    }

    /// A seed that nobody knows yet.
    public static func drawSeed() -> UInt64 { .random(in: 0...largestSeed) }

    /// A page's own seed, which follows from the run's and the page's bytes: pages that differ have different random numbers,
    /// and the order in which pages come changes nothing.
    public func seed(for page: [UInt8]) -> UInt64? { seed.map { spreadHash(page) &+ $0 &* 0x9E37_79B9_7F4A_7C15 } }

    /// The environment of a page of this run.
    package func environment(_ environment: PageEnvironment, of page: PageInput) -> PageEnvironment {
        var environment = environment
        environment.startTime = time
        environment.seed = seed(for: page.bytes)
        return environment
    }
}
