// ConformanceFolder.swift: the published test data beside a checkout, and the files of known failures.

import Foundation

/// Test data that lie outside the package and are never committed.
public struct ConformanceFolder: Sendable {
    private let root: URL

    /// - Parameter testFile: A file in `Tests/X/`, as `#filePath` gives it; the data are in `../shared/conformance`
    ///   beside the package, or where the environment's `WEBACTION_CONFORMANCE` says.
    public init(testFile: String) {
        let package = URL(fileURLWithPath: testFile)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        if let path = ProcessInfo.processInfo.environment["WEBACTION_CONFORMANCE"] {
            root = URL(fileURLWithPath: path)
        } else {
            root = package.appendingPathComponent("../shared/conformance").standardizedFileURL
        }
    }

    /// The bytes of a file; nil, with a remark on the output, when the data are not there.
    public func bytes(_ path: String) -> [UInt8]? {
        guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else {
            print("left out: \(path) is not beside this checkout")
            return nil
        }
        return [UInt8](data)
    }

    /// The names of the files in a folder, sorted; none when the data are not there.
    public func files(in folder: String, withSuffix suffix: String) -> [String] {
        let path = root.appendingPathComponent(folder).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            print("left out: \(folder) is not beside this checkout")
            return []
        }
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }
}

/// The cases that are known to fail: sorted lines `case: cause`.
public struct KnownFailures {
    private var causes: [String: String] = [:]
    private var met: Set<String> = []
    /// What is wrong: failures that are not listed, passes that are, and lines that name no case.
    public private(set) var problems: [String] = []
    /// How many cases passed.
    public private(set) var passed = 0
    /// How many cases there were.
    public private(set) var total = 0

    /// Reads `Tests/Expectations/<name>`.
    public init(_ name: String, testFile: String) throws {
        let file = URL(fileURLWithPath: testFile)
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Expectations/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        if lines != lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { problems.append("not sorted") }
        for line in lines {
            let parts = line.components(separatedBy: ": ")
            if parts.count < 2 { problems.append("no cause: \(line)") }
            causes[parts[0]] = parts.last
        }
    }

    /// Notes the outcome of a case; `failure` is nil for a pass.
    public mutating func note(_ key: String, failure: String?) {
        total += 1
        if failure == nil { passed += 1 }
        switch (failure, causes[key]) {
        case (let failure?, nil): problems.append("\(key): \(failure)")
        case (nil, _?): problems.append("passes now, delete the line: \(key)")
        default: break
        }
        met.insert(key)
    }

    /// Looks for lines that name no case. Call when all cases were noted.
    public mutating func finish() {
        for key in causes.keys.sorted() where !met.contains(key) {
            problems.append("no such case, delete the line: \(key)")
        }
    }
}
