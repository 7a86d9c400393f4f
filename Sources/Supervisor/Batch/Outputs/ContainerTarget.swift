// ContainerTarget.swift: the place for a rewritten container: a file below the folder of results, which appears only when it is complete.

import FilePaths
import Glibc
import Isolation
import UserFiles

/// The place of one container below the folder of results.
final class ContainerTarget {
    /// The folder of results.
    let root: BeneathDirectory
    private let parent: BeneathDirectory
    private let path: FilePath
    private let temporary: FilePath

    /// Opens the folder of results, and the container's folder in it.
    ///
    /// - Parameters:
    ///   - key: The container's path below `folder`.
    ///   - source: The original container.
    ///   - tag: Distinguishes batches that write into the same folder at the same time.
    init(of key: FilePath, in folder: FilePath, source: FilePath, tag: String) throws(OutputError) {
        path = folder.appending(key)
        temporary = ".webaction-container-\(tag)"
        root = try openFolder(folder)
        switch root.makeFolder(key.parent) {
        case .success(let opened): parent = opened
        case .failure(let error): throw OutputError(path: path, error)
        }
        try checkIsElsewhere(parent, path.parent, source)
    }

    /// Creates the file for the container, discarding an earlier one.
    func makeFile() throws(FileError) -> Int32 {
        switch root.makeFile(temporary) {
        case .success(let descriptor): return descriptor
        case .failure(let error):
            throw FileError(path: path.description, problem: OutputError(path: path, error).problem)
        }
    }

    /// Copies another file in blocks.
    ///
    /// - Returns: false if it cannot be read.
    func copy(_ source: FilePath) throws(OutputError) -> Bool {
        guard case .success(let input) = openFile(source, writes: false) else { return false }
        defer { closeDescriptor(input) }
        let output: AppendingFile
        switch root.makeFile(temporary) {
        case .success(let descriptor): output = AppendingFile(descriptor: descriptor)
        case .failure(let error): throw OutputError(path: path, error)
        }
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            switch readAvailable(input, into: &piece) {
            case .bytes(let count):
                if let code = output.append(Array(piece[..<count])) { throw OutputError(path: path, code: code) }
            case .wouldBlock: continue
            case .closed:
                if let code = output.synchronize() { throw OutputError(path: path, code: code) }
                return true
            case .failed: return false
            }
        }
    }

    /// Moves the written file into place.
    func settle() throws(OutputError) {
        if let code = root.move(temporary, to: parent, as: path.name) { throw OutputError(path: path, code: code) }
    }

    /// Removes the written file.
    func abandon() { root.remove(temporary) }
}
