// FileStamp.swift: detects changes of files, for commands that then run again.

import ExtensionHost
import ExtensionModel
import FilePaths
import Foundation
import Isolation
import RunEngine
import SavedPages
import Suites

/// The metadata of files and of folders' contents.
struct FileStamp: Equatable {
    /// The maximum number of files to examine.
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

    /// The stamp of a suite: its files, the bundles, the pages, and their resource roots.
    init(of suite: SuiteFolder) {
        let cases = (try? SuiteCase.read(suite)) ?? []
        let bundles = Set(cases.flatMap { $0.extensions.map(\.bundle) }).compactMap {
            try? findBundle($0, allowing: suite.allowed).bundle.path
        }
        let others = Set(cases.map { FilePath($0.page) } + cases.compactMap(\.run.loadOptions.resourceRoot))
        self.init(of: ([suite.path] + bundles.sorted()).map { FilePath($0) } + others.sorted())
    }

    private mutating func add(_ path: FilePath) {
        if let mark = fileMark(path) { marks.append(mark) }
    }

    /// A word that changes when any file changes.
    var word: String {
        var hasher = Hasher()
        hasher.combine(marks)
        return String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 36)
    }
}
