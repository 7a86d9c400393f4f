// FilePath+Journal.swift: the form of paths in a journal. UTF-8 paths are stored as text, which other programs can read, and others as
// bytes. They are relative to the journal's folder, so that a batch can be moved together with its journal and read from any folder.

package import FilePaths
import Foundation
public import GRDB
import Isolation
import UserFiles

extension FilePath: DatabaseValueConvertible {
    package var databaseValue: DatabaseValue { text?.databaseValue ?? Data(bytes).databaseValue }

    package static func fromDatabaseValue(_ value: DatabaseValue) -> FilePath? {
        switch value.storage {
        case .string(let text): FilePath(text)
        case .blob(let data): FilePath(bytes: data)
        default: nil
        }
    }
}

extension FilePath {
    /// The path relative to a folder, with `..` steps if it is not inside it.
    func relative(to folder: FilePath) -> FilePath {
        // NB: `..` from a folder that is a link leads to the parent of the link's target.
        let from = (resolvedPath(folder) ?? absolutePath(folder)).names
        let to = absolutePath(self).names.filter { $0 != .current }
        let common = zip(from, to).prefix { $0 == $1 }.count
        let names = Array(repeating: FilePath(".."), count: from.count - common) + to[common...]
        return names.reduce(.current) { $0.appending($1) }
    }
}
