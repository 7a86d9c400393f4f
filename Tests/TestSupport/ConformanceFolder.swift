// ConformanceFolder.swift: the published test data beside a checkout.

import Foundation

/// Test data outside the package, never committed.
public struct ConformanceFolder: Sendable {
    private let root: URL

    /// - Parameter testFile: A file in `Tests/X/`, as `#filePath` gives it; the data are in `../shared/conformance` beside the package, or
    ///   in the folder in the environment's `WEBACTION_CONFORMANCE`.
    public init(testFile: String) {
        let package = URL(fileURLWithPath: testFile)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        if let path = ProcessInfo.processInfo.environment["WEBACTION_CONFORMANCE"] {
            root = URL(fileURLWithPath: path)
        } else {
            root = package.appendingPathComponent("../shared/conformance").standardizedFileURL
        }
    }

    /// The bytes of a file. Without it the test is skipped.
    public func bytes(_ path: String) throws -> [UInt8] {
        guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else {
            try skipTest("\(path) is not beside this checkout")
        }
        return [UInt8](data)
    }

    /// The names of the files in a folder, sorted. Without the folder the test is skipped.
    public func files(in folder: String, withSuffix suffix: String) throws -> [String] {
        let path = root.appendingPathComponent(folder).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            try skipTest("\(folder) is not beside this checkout")
        }
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }
}
