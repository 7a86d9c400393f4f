// FileStamp.swift: when files last changed, for commands that run again when they do.

import ExtensionModel
import FilePaths
import Foundation
import Isolation
import Suites
import Supervision

/// The marks of files and of what is below folders.
struct FileStamp: Equatable {
    /// Files that are looked at.
    private static let mostFiles = 20_000
    private var marks: [String] = []

    init(of roots: [FilePath]) {
        let files = FileManager.default
        for root in roots {
            add(root)
            let below = root.text.flatMap { files.enumerator(atPath: $0) }
            while let path = below?.nextObject() as? String, marks.count < Self.mostFiles {
                add(root.appending(FilePath(path)))
            }
        }
    }

    /// Those of a suite: its files, the bundles, the pages, and what is around these.
    init(of suite: SuiteFolder) {
        let cases = (try? SuiteCase.read(suite)) ?? []
        let bundles = Set(cases.flatMap { $0.extensions.map(\.bundle) }).compactMap {
            try? findBundle($0, allowing: suite.allowed).bundle.path
        }
        let others = Set(cases.map { FilePath($0.page) } + cases.compactMap(\.loadOptions.resourceRoot))
        self.init(of: ([suite.path] + bundles.sorted()).map { FilePath($0) } + others.sorted())
    }

    private mutating func add(_ path: FilePath) {
        if let mark = fileMark(path) { marks.append(mark) }
    }

    /// A word that is another one when anything changed.
    var word: String {
        var hasher = Hasher()
        hasher.combine(marks)
        return String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 36)
    }
}
