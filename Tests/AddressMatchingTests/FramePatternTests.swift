// FramePatternTests.swift: in which frames of a page content scripts run.
// https://developer.chrome.com/docs/extensions/develop/concepts/content-scripts#frames

import ScriptMetadata
import Testing

@testable import AddressMatching

@Suite("Frames of content scripts")
struct FramePatternTests {
    /// A page with a frame of its own site, one of another site that contains a srcdoc document and a blank one, and a srcdoc document that
    /// contains another.
    private static let documents = [
        FrameAddress("https://a.test/"), FrameAddress("https://a.test/f", in: 0),
        FrameAddress("https://b.test/", in: 0),
        FrameAddress("about:srcdoc", in: 2), FrameAddress("about:blank", in: 2), FrameAddress("about:srcdoc", in: 0),
        FrameAddress("about:srcdoc", in: 5), FrameAddress("https://a.test/g", in: 6),
    ]

    /// Manifests have no expressions.
    private func none(_ numbers: [Int], _ address: MatchedAddress) -> [Bool] { numbers.map { _ in false } }

    private func found(_ matches: String, blank: Bool = false, all: Bool = true) -> [Int] {
        let patterns = AddressPatterns(.webExtension, matches: [matches], matchesAboutBlank: blank)
        let matcher = AddressMatcher([patterns], suffixes: nil)
        return matcher.documents(of: Self.documents, count: 1, isForAllFrames: { _ in all }, expressions: none)[0]
    }

    @Test("Only the page, unless a script is for all frames")
    func pageOnly() {
        #expect(found("*://a.test/*", all: false) == [0])
        #expect(found("*://b.test/*", all: false) == [])
        #expect(found("*://b.test/*", blank: true, all: false) == [])
    }

    @Test("A frame is matched by its own address, whatever the page's is")
    func ownAddress() {
        #expect(found("*://a.test/*") == [0, 1, 7])
        #expect(found("*://b.test/*") == [2])
        #expect(found("*://a.test/f") == [1])
    }

    @Test("A document without an address is matched by the nearest one around it, if the script asks for it")
    func inherited() {
        #expect(found("*://b.test/*", blank: true) == [2, 3, 4])
        #expect(found("*://a.test/*", blank: true) == [0, 1, 5, 6, 7])
        #expect(found("*://a.test/", blank: true) == [0, 5, 6])
        #expect(found("<all_urls>", blank: false) == [0, 1, 2, 7])
    }

    @Test("A frame whose parent is not known, or about:blank as the page, is matched by nothing around it")
    func lost() {
        let patterns = AddressPatterns(.webExtension, matches: ["<all_urls>"], matchesAboutBlank: true)
        let matcher = AddressMatcher([patterns], suffixes: nil)
        let documents = [
            FrameAddress("about:blank"), FrameAddress("about:srcdoc", in: 9), FrameAddress("about:blank", in: 0),
        ]
        let found = matcher.documents(of: documents, count: 1, isForAllFrames: { _ in true }, expressions: none)
        #expect(found == [[]])
    }
}
