// FileStamp.swift: detects changes of files, for commands that then run again.

package import FilePaths
import Foundation
import Isolation

/// The metadata of files and of folders' contents.
package struct FileStamp: Equatable {
    /// The maximum number of files to examine.
    private static let mostFiles = 20_000
    private var marks: [String] = []

    package init(of roots: [FilePath]) {
        let files = FileManager.default
        for root in roots {
            add(root)
            let below = root.text.flatMap { files.enumerator(atPath: $0) }
            while let path = below?.nextObject() as? String, marks.count < Self.mostFiles {
                add(root.appending(FilePath(path)))
            }
        }
    }

    private mutating func add(_ path: FilePath) {
        if let mark = fileMark(path) { marks.append(mark) }
    }

    /// A word that changes when any file changes.
    package var word: String {
        var hasher = Hasher()
        hasher.combine(marks)
        return String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 36)
    }
}
