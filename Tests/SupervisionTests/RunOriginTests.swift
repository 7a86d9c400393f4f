// RunOriginTests.swift: a run's time is written and read back.

import Supervision
import TestSupport
import Testing

@Suite("Time of a run")
struct RunOriginTests {
    @Test("Every millisecond survives a round trip")
    func roundTrip() {
        var numbers = RepeatableGenerator(seed: 1)
        for _ in 0..<20_000 {
            let milliseconds = Double(numbers.below(4_102_444_800_000))
            let text = RunOrigin.text(of: milliseconds)
            #expect(RunOrigin.milliseconds(of: text) == milliseconds, "\(text)")
        }
        #expect(RunOrigin.text(of: 1_795_461_745_688) == "2026-11-23T19:22:25.688Z")
        #expect(RunOrigin.milliseconds(of: "2026-11-23T19:22:25Z") == 1_795_461_745_000)
        #expect(RunOrigin.milliseconds(of: "yesterday") == nil)
    }

    @Test(
        "Days are those that scripts compute, at all times",
        arguments: [
            ("0001-01-01T00:00:00.000Z", -62_135_596_800_000), ("1500-02-28T12:00:00.000Z", -14_826_715_200_000),
            ("1582-10-14T00:00:00.000Z", -12_219_379_200_000), ("1900-03-01T00:00:00.000Z", -2_203_891_200_000),
            ("1969-12-31T23:59:59.999Z", -1), ("2000-02-29T00:00:00.000Z", 951_782_400_000),
            ("9999-12-31T23:59:59.000Z", 253_402_300_799_000),
        ]
    )
    func calendar(text: String, milliseconds: Double) {
        #expect(RunOrigin.milliseconds(of: text) == milliseconds)
        #expect(RunOrigin.text(of: milliseconds) == text)
    }

    @Test(
        "Time zones and fractions are read",
        arguments: [
            ("2026-01-31T13:00:00+01:00", "2026-01-31T12:00:00.000Z"),
            ("2026-01-31T00:30:00+0100", "2026-01-30T23:30:00.000Z"),
            ("2026-01-31T23:00:00-02", "2026-02-01T01:00:00.000Z"),
            ("2026-01-31T12:00:00-00:00", "2026-01-31T12:00:00.000Z"),
            ("2026-01-31T12:00:00.5Z", "2026-01-31T12:00:00.500Z"),
            ("2026-01-31T12:00:00.1239999Z", "2026-01-31T12:00:00.123Z"),
        ]
    )
    func zones(text: String, utc: String) {
        #expect(RunOrigin.milliseconds(of: text).map(RunOrigin.text) == utc)
    }

    @Test(
        "An invalid date is refused, not read as another day",
        arguments: [
            "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-13-01T00:00:00Z",
            "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-31T24:00:00Z", "2026-01-31T23:60:00Z",
            "2026-01-31T23:59:60Z", "2026-01-31T12:00:00+24:00", "2026-01-31T12:00:00+01:60", "0000-01-01T00:00:00Z",
            "9999-12-31T23:59:59-01:00", "2026-1-1T0:0:0Z", "2026-01-31T12:00:00", "2026-01-31",
            "2026-01-31T12:00:00.Z",
            "2026-01-31T12:00:00Z ", " 2026-01-31T12:00:00Z", "2026-01-31T12:00:00+01:", "+2026-01-31T12:00:00Z", "",
        ]
    )
    func noDates(text: String) { #expect(RunOrigin.milliseconds(of: text) == nil) }
}
