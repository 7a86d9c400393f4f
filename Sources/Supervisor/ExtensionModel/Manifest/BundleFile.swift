// BundleFile.swift: the files of a bundle, which is a stranger's: only regular ones are read, and none without a bound.

public import Foundation

/// The most that is read of one file, in bytes.
private let maximumBundleFile = 256 << 20

/// The content of a regular file, links followed.
///
/// - Throws: The system's error, or one with its reason for what is no regular file or has more than 256 MiB.
public func bundleFile(_ path: String) throws -> Data {
    if let reason = reasonNotToRead(path) { throw BundleFileError(reason: reason) }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let size = (try? FileManager.default.attributesOfItem(atPath: target))?[.size] as? Int ?? 0
    guard size <= maximumBundleFile else {
        throw BundleFileError(reason: "it has more than \(maximumBundleFile) bytes")
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
}

/// What is wrong with a file that the system would have read.
private struct BundleFileError: LocalizedError {
    var reason: String
    var errorDescription: String? { reason }
    var failureReason: String? { reason }
}
