// FilePath+Journal.swift: paths in a journal: text, which other programs read, where they are UTF-8, and bytes where they are not; and from
// the journal's folder on, so that a batch can be moved with its journal, and looked at from anywhere.

package import FilePaths
import Foundation
public import GRDB
import Isolation
import Supervision

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
    /// The path from a folder on, upwards where it is not in it.
    func relative(to folder: FilePath) -> FilePath {
        // NB: The step up from a folder that is a link leads to where the link leads.
        let from = (resolvedPath(folder) ?? absolutePath(folder)).names
        let to = absolutePath(self).names.filter { $0 != .current }
        let common = zip(from, to).prefix { $0 == $1 }.count
        let names = Array(repeating: FilePath(".."), count: from.count - common) + to[common...]
        return names.reduce(.current) { $0.appending($1) }
    }
}
