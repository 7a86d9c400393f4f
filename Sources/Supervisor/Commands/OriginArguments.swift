// OriginArguments.swift: the options by which a run is repeated: its time and its seed.

import ArgumentParser
import Codecs
import Isolation
import Supervision

struct OriginArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The date and time at which each page starts (default: now).",
            discussion: """
                In ISO 8601 with a time zone, such as 2026-01-31T12:00:00Z. Without it, SOURCE_DATE_EPOCH counts: seconds since \
                1970.
                """,
            valueName: "iso8601"
        )
    )
    var time: String?
    // NB: Unconditional, so that -1 is said to be no seed, and not to be an option.
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
        try check()
        if let zone = RunOrigin.unknownZone {
            printError("TZ: \"\(zone)\" is the name of no time zone, such as Europe/Berlin; scripts see dates in UTC.")
        }
    }

    /// Makes sure that the time is one.
    func check() throws {
        if let time, DateText.milliseconds(of: time) == nil {
            throw ValidationError(
                "--time takes a date and time with a time zone, such as 2026-01-31T12:00:00Z, not \"\(time)\"."
            )
        }
        // NB: What was meant to fix the time and does not is told, not passed over (https://reproducible-builds.org/specs/source-date-epoch/).
        if time == nil, let given = environmentValue(Self.epoch), !given.isEmpty, UInt32(given) == nil {
            throw ValidationError("\(Self.epoch) takes a number of seconds since 1970, not \"\(given)\".")
        }
    }

    /// A seed that was given as text.
    static func seed(_ text: String) throws -> UInt64 {
        guard let seed = UInt64(text), seed <= RunOrigin.largestSeed else {
            throw ValidationError("it takes a number from 0 to \(RunOrigin.largestSeed)")
        }
        return seed
    }

    private static let epoch = "SOURCE_DATE_EPOCH"

    /// Whether a run is to be repeated, so that its report holds nothing that was measured.
    var repeats: Bool { givenTime != nil && seed != nil }

    /// The time that was given, in milliseconds since 1970.
    var givenTime: Double? {
        time.flatMap(DateText.milliseconds)
            ?? environmentValue(Self.epoch).flatMap { UInt32($0) }.map { Double($0) * 1000 }
    }

    /// Runs of which each has its own time where none is given.
    var given: RunOrigin { RunOrigin(time: givenTime, seed: seed) }

    /// A run that begins now: its time is drawn where none is given, and its random numbers are the system's.
    ///
    /// - Parameter isRepeated: Whether it is made again, which takes a seed: it is recorded, or the page's own scripts run a second time, so
    ///   that both sides of it can be shown.
    func drawn(isRepeated: Bool) -> RunOrigin {
        RunOrigin(time: givenTime ?? RunOrigin.now(), seed: seed ?? (isRepeated ? RunOrigin.drawSeed() : nil))
    }
}
