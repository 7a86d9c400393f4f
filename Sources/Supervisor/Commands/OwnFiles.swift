// OwnFiles.swift: files that each of several extensions has, where one path is given for all.

import FilePaths
import Isolation

/// An extension's own file: with its name before the ending, or under its name in a folder.
///
/// - Parameter ending: Of files in a folder.
func ownFile(_ path: FilePath?, _ name: String, ending: String) -> FilePath? {
    guard let path else { return nil }
    let isFolder = [.folder, .linkToFolder].contains(entryKind(path)) || path.bytes.last == UInt8(ascii: "/")
    guard isFolder else { return path.inserting(name) }
    return path.withoutLastSlashes.appending(FilePath("\(name).\(ending)"))
}

/// Makes the folder that a file is to lie in, if it is not there.
func makeFolder(of file: FilePath) throws(CommandError) {
    if let code = makeFolders(file.parent) {
        throw .failed("\(file.parent): cannot be made: \(systemMessage(code)).")
    }
}
