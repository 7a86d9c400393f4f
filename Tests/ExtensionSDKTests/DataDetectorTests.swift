// DataDetectorTests.swift: what NSDataDetector finds in texts, and what it ignores.

import ExtensionSDK
import Foundation
import Testing

@Suite("Data detectors")
struct DataDetectorTests {
    private func found(_ text: String, _ type: NSTextCheckingResult.CheckingType) throws -> [NSTextCheckingResult] {
        let detector = try NSDataDetector(types: type.rawValue)
        return detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    }

    @Test(
        "Links with their URLs",
        arguments: [
            ("See https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]),
            ("(https://en.wikipedia.org/wiki/A_(b))", ["https://en.wikipedia.org/wiki/A_(b)"]),
            ("www.example.org, and example.com/x!", ["http://www.example.org", "http://example.com/x"]),
            ("Write to ann@example.com", ["mailto:ann@example.com"]),
            ("myapp://open/1 \u{1F600} http://a.b", ["myapp://open/1", "http://a.b"]),
            ("<https://example.com>", ["https://example.com"]),
            ("1.5 and e.g. a.b.c, no.such", []), ("https://", []), ("", []),
        ]
    )
    func links(text: String, urls: [String]) throws {
        let matches = try found(text, .link)
        #expect(matches.compactMap { $0.url?.absoluteString } == urls)
        #expect(matches.allSatisfy { $0.resultType == .link && $0.numberOfRanges == 1 })
    }

    @Test("A link's range counts UTF-16 units")
    func ranges() throws {
        let match = try #require(try found("\u{1F600} https://a.com now", .link).first)
        #expect(match.range == NSRange(location: 3, length: 13))
    }

    @Test(
        "Telephone numbers",
        arguments: [
            ("Call +49 30 1234567 now", ["+49 30 1234567"]), ("(555) 123-4567", ["(555) 123-4567"]),
            ("555-1234 or 1-800-555-1234", ["555-1234", "1-800-555-1234"]), ("030 12345678", ["030 12345678"]),
            ("2024-05-01, 192.168.10.20, 12345, $100 000 000", []),
        ]
    )
    func telephoneNumbers(text: String, numbers: [String]) throws {
        #expect(try found(text, .phoneNumber).compactMap(\.phoneNumber) == numbers)
    }

    @Test(
        "Dates; noon if there is no time",
        arguments: [
            ("on 2024-05-01.", "2024-05-01 12:00"), ("2024-05-01T08:30", "2024-05-01 08:30"),
            ("May 3, 2024 at 5:15 pm", "2024-05-03 17:15"), ("the 3rd of June 2023", "2023-06-03 12:00"),
            ("Feb 30, 2024", ""), ("a may be", ""),
        ]
    )
    func dates(text: String, expected: String) throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        #expect(try found(text, .date).first?.date.map(formatter.string(from:)) ?? "" == expected)
    }

    @Test("A date with a time zone is that moment")
    func zone() throws {
        let match = try #require(try found("2024-05-01T08:30:00+02:00", .date).first)
        #expect(match.date?.timeIntervalSince1970 == 1_714_545_000 && match.timeZone?.secondsFromGMT() == 7200)
    }

    @Test("Several types in order; enumeration stops on request; no types at all are refused")
    func several() throws {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let detector = try NSDataDetector(types: types.rawValue)
        let text = "a@b.com +1 555 123 4567 https://c.com"
        let range = NSRange(location: 0, length: text.utf16.count)
        #expect(detector.numberOfMatches(in: text, range: range) == 3)
        var kinds: [NSTextCheckingResult.CheckingType] = []
        detector.enumerateMatches(in: text, range: range) { match, _, stop in
            kinds.append(match?.resultType ?? [])
            stop.pointee = ObjCBool(kinds.count == 2)
        }
        #expect(kinds == [.link, .phoneNumber])
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }
}
