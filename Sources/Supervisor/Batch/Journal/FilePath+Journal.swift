// FilePath+Journal.swift: paths in a journal: text, which other programs read, where they are UTF-8, and bytes where they are not.

import FilePaths
import Foundation
import GRDB

extension FilePath: DatabaseValueConvertible {
    public var databaseValue: DatabaseValue { text?.databaseValue ?? Data(bytes).databaseValue }

    public static func fromDatabaseValue(_ value: DatabaseValue) -> FilePath? {
        switch value.storage {
        case .string(let text): FilePath(text)
        case .blob(let data): FilePath(bytes: data)
        default: nil
        }
    }
}
