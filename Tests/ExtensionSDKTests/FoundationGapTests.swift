// FoundationGapTests.swift: members of Apple's Foundation that Foundation lacks on Linux.

import ExtensionSDK
import Foundation
import TestSupport
import Testing

@Suite("Members of Foundation")
struct FoundationGapTests {
    @Test("A bookmark resolves to its file while that exists; other data is corrupt")
    func bookmarks() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a b.txt")
        let file = folder.url.appendingPathComponent("a b.txt")
        let data = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == file.path)
        #expect(!isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) {
            _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
        }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1]), bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
    }

    @Test("A missing localization gives its key with the values, or the default text")
    func localizedResources() {
        let count = 3
        let resource: LocalizedStringResource = "\(count) of 100%"
        #expect(resource.key == "%lld of 100%%" && String(localized: resource) == "3 of 100%")
        #expect(String(localized: LocalizedStringResource("a.key", defaultValue: "A text")) == "A text")
        #expect(LocalizedStringResource("Save", comment: "a button").key == "Save")
    }
}
