// ReproducibilityArguments.swift: the options that make a run reproducible: its time and its seed.

import ArgumentParser
import Isolation
import ProcessSupervision
import RunEngine

struct ReproducibilityArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The date and time at which each page starts (default: now).",
            discussion: """
                In ISO 8601 with a time zone, such as 2026-01-31T12:00:00Z. Without it, SOURCE_DATE_EPOCH counts: seconds since \
                1970.
                """,
            valueName: "iso8601"
        ),
        transform: Self.time
    )
    var time: Double?
    // NB: Unconditional, so that -1 is reported as an invalid seed, not as an unknown option.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Make random numbers follow from this number.",
            discussion: """
                A number from 0 to 9007199254740991. Math.random and crypto then give a page the same numbers in each run; \
                whoever knows the seed knows what scripts make of them, passwords included. A run is repeated by the \
                "seed" of its report.
                """,
            valueName: "number"
        ),
        transform: Self.seed
    )
    var seed: UInt64?

    func validate() throws {
        // NB: A value that was meant to fix the time but is invalid is reported, not ignored
        // (https://reproducible-builds.org/specs/source-date-epoch/).
        if time == nil, let given = environmentValue(Self.epoch), !given.isEmpty, UInt32(given) == nil {
            throw ValidationError("\(Self.epoch) takes a number of seconds since 1970, not \"\(given)\".")
        }
        if let zone = Reproducibility.unknownZone {
            printError("TZ: \"\(zone)\" is the name of no time zone, such as Europe/Berlin; scripts see dates in UTC.")
        }
    }

    /// Parses a time.
    static func time(_ text: String) throws -> Double {
        guard let time = Reproducibility.time(parsing: text) else {
            throw ValidationError("it takes \(Reproducibility.timeForm)")
        }
        return time
    }

    /// Parses a seed.
    static func seed(_ text: String) throws -> UInt64 {
        guard let seed = Reproducibility.seed(parsing: text) else {
            throw ValidationError("it takes \(Reproducibility.seedForm)")
        }
        return seed
    }

    private static let epoch = "SOURCE_DATE_EPOCH"

    /// Whether the run is reproducible, so that its report omits measurements.
    var isReproducible: Bool { givenTime != nil && seed != nil }

    /// The given time in milliseconds since 1970; nil if there is none.
    var givenTime: Double? {
        time ?? environmentValue(Self.epoch).flatMap { UInt32($0) }.map { Double($0) * 1000 }
    }

    /// The time and the seed of several runs: each has its own time if none is given.
    var given: Reproducibility { Reproducibility(time: givenTime, seed: seed) }

    /// The time and the seed of a run that begins now: the current time unless one is given, and the system's random numbers unless it is repeated.
    ///
    /// - Parameter needsSeed: Whether the run is repeated and needs a seed: it is recorded, or the page's own scripts run a second
    ///   time to show both sides.
    func drawn(needsSeed: Bool) -> Reproducibility {
        Reproducibility(
            time: givenTime ?? Reproducibility.now(),
            seed: seed ?? (needsSeed ? Reproducibility.drawSeed() : nil)
        )
    }
}
