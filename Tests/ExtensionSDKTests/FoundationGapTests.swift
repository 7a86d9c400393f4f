// FoundationGapTests.swift: members of Apple's Foundation that Foundation has not here.

import ExtensionSDK
import Foundation
import TestSupport
import Testing

@Suite("Members of Foundation")
struct FoundationGapTests {
    @Test("A bookmark leads back to its file while that is there; other data is corrupt")
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

    @Test("A resource's text is its key with its values, or another text, where no table has it")
    func localizedResources() {
        let count = 3
        let resource: LocalizedStringResource = "\(count) of 100%"
        #expect(resource.key == "%lld of 100%%" && String(localized: resource) == "3 of 100%")
        #expect(String(localized: LocalizedStringResource("a.key", defaultValue: "A text")) == "A text")
        #expect(LocalizedStringResource("Save", comment: "a button").key == "Save")
    }
}
