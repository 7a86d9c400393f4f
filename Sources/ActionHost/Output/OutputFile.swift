// OutputFile.swift: results reach their files whole or not at all.

import Isolation

/// A file that could not be read or written.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path as it was given, or "standard output".
    public var path: String
    /// What could not be done, such as "cannot be written".
    public var problem: String

    /// `path: problem.`
    public var description: String { "\(path): \(problem)." }

    /// A file and what could not be done with it.
    public init(path: String, problem: String) {
        self.path = path
        self.problem = problem
    }
}

/// Writes `bytes` to `path`: into a new file beside it that takes its place at the end. Devices and pipes, which
/// can't be replaced, are written directly.
public func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
    if let code = writeReplacing(path: path, bytes: bytes) {
        throw FileError(path: path, problem: "cannot be written: \(systemMessage(code))")
    }
}

/// Writes `bytes` to standard output.
public func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
    if let code = writeAll(descriptor: 1, bytes: bytes) {
        throw FileError(path: "standard output", problem: "cannot be written: \(systemMessage(code))")
    }
}

/// Reads a whole file; "-" is standard input.
public func readFile(_ path: String) throws(FileError) -> [UInt8] {
    let name = path == "-" ? "standard input" : path
    switch readAll(path: path) {
    case .success(let bytes): return bytes
    case .failure(let error): throw FileError(path: name, problem: error.problem)
    }
}

extension ReadError {
    fileprivate var problem: String {
        switch self {
        case .isFolder: "is a folder; a file is needed"
        case .system(let code): "cannot be read: \(systemMessage(code))"
        }
    }
}
