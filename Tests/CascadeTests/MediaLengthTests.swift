// MediaLengthTests.swift: lengths in media queries, for a viewport of 1024 by 730 pixels. The answers are WebKit's.
// https://www.w3.org/TR/mediaqueries-4/#units

import Cascade
import Testing

@Suite("Lengths in media queries")
struct MediaLengthTests {
    @Test(
        "A length is calculated as in a style",
        arguments: [
            ("min-width: 64em", true), ("min-width: 65rem", false), ("max-width: calc(60em + 64px)", true),
            ("width: calc(2 * (500px + 3em / 4))", true), ("min-width: max(10in, 26.5cm)", true),
            ("min-width: min(90em, 500px)", true), ("width: clamp(1px, 64em, 3000px)", true),
            ("min-width: abs(-5px)", true),
            ("width: round(5.4px, 1px)", false), ("min-width: 800pt", false), ("min-height: calc(-5px)", true),
            ("min-width: calc(0)", true), ("min-width: calc(5)", false), ("min-width: calc(100px + 5)", false),
            ("min-width: calc(1px * 2px)", false), ("min-width: calc(50% + 1px)", false), ("width > 63.5em", true),
        ]
    )
    func holds(feature: String, expected: Bool) {
        #expect(MediaQuery.holds("(\(feature))") == expected)
    }
}
