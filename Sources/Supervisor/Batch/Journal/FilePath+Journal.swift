// FilePath+Journal.swift: paths in a journal: text, which other programs read, where they are UTF-8, and bytes where they are not.

package import FilePaths
import Foundation
public import GRDB

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
