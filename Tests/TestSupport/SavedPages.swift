// SavedPages.swift: the saved pages beside a checkout.

import Foundation

/// The saved pages in `../shared/pages` beside the package, by name. Without the folder the test is skipped.
///
/// - Parameters:
///   - endings: Their filename extensions.
///   - limit: The size in bytes that they stay below. Unoptimized builds are slow, and large pages add no difficulty that smaller ones
///     lack.
///   - testFile: A file in `Tests/X/`, as `#filePath` gives it.
public func savedPages(
    _ endings: [String],
    below limit: Int,
    testFile: String
) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/pages").standardizedFileURL
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (paths?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }
    if files.isEmpty { try skipTest("there are no saved pages beside this checkout") }
    return try files.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
        .filter { $0.1.count < limit }.sorted { $0.0 < $1.0 }
}
