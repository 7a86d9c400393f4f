// PerExtensionOutputs.swift: the file of each of several extensions, derived from one path for all.

import FilePaths
import Isolation

/// An extension's own file: with its name before the file name extension, or under its name in a folder.
///
/// - Parameter ending: The file name extension in a folder.
func perExtensionOutput(_ path: FilePath?, _ name: String, ending: String) -> FilePath? {
    guard let path else { return nil }
    let isFolder = [.folder, .linkToFolder].contains(entryKind(path)) || path.bytes.last == UInt8(ascii: "/")
    guard isFolder else { return path.inserting(name) }
    return path.withoutLastSlashes.appending(FilePath("\(name).\(ending)"))
}

/// Creates the folder for a file if it does not exist.
func makeFolder(of file: FilePath) throws(CommandError) {
    if let code = makeFolders(file.parent) {
        throw .failed("\(file.parent): cannot be made: \(systemMessage(code)).")
    }
}
