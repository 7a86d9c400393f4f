// DateTextTests.swift: dates survive a round trip, and are those of Python's calendar.

import Codecs
import TestSupport
import Testing

@Suite("Dates as text")
struct DateTextTests {
    @Test("Every millisecond survives a round trip")
    func roundTrip() {
        var numbers = RepeatableGenerator(seed: 1)
        for _ in 0..<20_000 {
            let milliseconds = Double(numbers.below(4_102_444_800_000))
            let text = DateText.text(of: milliseconds)
            #expect(DateText.milliseconds(of: text) == milliseconds, "\(text)")
        }
        #expect(DateText.text(of: 1_795_461_745_688) == "2026-11-23T19:22:25.688Z")
        #expect(DateText.milliseconds(of: "2026-11-23T19:22:25Z") == 1_795_461_745_000)
        #expect(DateText.milliseconds(of: "yesterday") == nil)
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
        #expect(DateText.milliseconds(of: text) == milliseconds)
        #expect(DateText.text(of: milliseconds) == text)
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
        #expect(DateText.milliseconds(of: text).map { DateText.text(of: $0) } == utc)
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
    func noDates(text: String) { #expect(DateText.milliseconds(of: text) == nil) }

    @Test("Every day of some years is Python's")
    func days() throws {
        let years = [1, 4, 100, 400, 1582, 1600, 1900, 1970, 1999, 2000, 2024, 2100, 9999]
        let inputs = years.map { Array("\($0)".utf8) }
        let expression = """
            b' '.join((datetime.date(int(data), 1, 1) + datetime.timedelta(day)).isoformat().encode() for day in range(365))
            """
        let answers = try pythonAnswers(expression, importing: "datetime", for: inputs)
        for answer in answers {
            let dates = String(decoding: answer, as: UTF8.self).split(separator: " ").map { "\($0)T00:00:00.000Z" }
            let first = try #require(DateText.milliseconds(of: dates[0]))
            for (day, date) in dates.enumerated() {
                #expect(DateText.milliseconds(of: date) == first + Double(day) * 86_400_000)
                #expect(DateText.text(of: first + Double(day) * 86_400_000) == date)
            }
        }
    }

    // https://tc39.es/ecma262/#sec-expanded-years, and the ends of https://tc39.es/ecma262/#sec-time-values-and-time-range
    @Test(
        "Years beyond 0 to 9999 have a sign and six digits",
        arguments: [
            (-62_198_755_200_000, "-000001-01-01T00:00:00.000Z"), (-62_167_219_200_000, "0000-01-01T00:00:00.000Z"),
            (253_402_300_800_000, "+010000-01-01T00:00:00.000Z"), (8.64e15, "+275760-09-13T00:00:00.000Z"),
            (-8.64e15, "-271821-04-20T00:00:00.000Z"),
        ]
    )
    func expandedYears(milliseconds: Double, text: String) { #expect(DateText.text(of: milliseconds) == text) }

    @Test("Milliseconds can be omitted, and smaller fractions are dropped")
    func wholeSeconds() {
        #expect(DateText.text(of: 1_795_461_745_688.9) == "2026-11-23T19:22:25.688Z")
        #expect(DateText.text(of: 1_795_461_745_688, hasMilliseconds: false) == "2026-11-23T19:22:25Z")
        #expect(DateText.text(of: -0.5) == "1969-12-31T23:59:59.999Z")
    }
}
