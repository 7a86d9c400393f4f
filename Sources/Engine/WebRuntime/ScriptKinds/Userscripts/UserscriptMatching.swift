// UserscriptMatching.swift: on which pages a userscript runs.

import ScriptMetadata
import WebInfra

extension UserscriptMetadata {
    /// Whether the script runs on a page.
    func matches(pageAt url: String) -> Bool {
        func isGlob(_ pattern: String) -> Bool { Self.fits(Array(pattern.utf8)[...], Array(url.utf8)[...]) }
        if (excludeMatches + excludes).contains(where: isGlob) { return false }
        if matches.isEmpty, includes.isEmpty { return true }
        return (matches + includes).contains { $0 == "<all_urls>" || isGlob($0) }
    }

    private static func fits(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == UInt8(ascii: "*") {
            return fits(pattern.dropFirst(), text) || (!text.isEmpty && fits(pattern, text.dropFirst()))
        }
        return text.first == first && fits(pattern.dropFirst(), text.dropFirst())
    }
}
