// OverwrittenInputs.swift: pages that a batch would write over, found before it writes anything.
// Elsewhere: how files are compared (Supervision's WrittenFiles.swift), what pages load (BatchRun.swift).

import ContainerProtocol
import FilePaths
import Isolation
import Supervision

extension BatchSettings {
    /// Makes sure that no page is one of the files that are written, nor lies where its result would.
    ///
    /// A list on standard input is read to its end where a file may be lost, and kept.
    mutating func checkPages(_ written: WrittenFiles) throws {
        // NB: What an earlier run with this journal wrote is a result, also where it lies among the pages.
        let isBegun = FileIdentity(journal) != nil
        let folders = places.flatMap(\.self).filter { $0.kind == .folder && FileIdentity($0.path) != nil }.map(\.path)
        guard written.areAnyThere || !folders.isEmpty else { return }
        if written.areAnyThere, !isBegun, inputs.contains("-") { list = try InputWalk.readList() }
        var walk = InputWalk(inputs, results: isBegun ? results : folders, list: list ?? [])
        var (count, last) = (0, FilePath?.none)
        while let item = try walk.next() {
            count += 1
            // The batch ends by it.
            if count % 4096 == 0, waitingInterruption() != nil { return }
            guard item.problem == nil, case .file(let path) = item.origin else { continue }
            try written.check([path])
            // NB: Results have their pages' names, so looking at the folders is enough.
            guard ContainerFormat(name: path) == nil || rewritesContainers, last != path.parent else { continue }
            last = path.parent
            for folder in folders {
                let place = folder.appending(item.key.parent)
                guard let there = FileIdentity(place), there == FileIdentity(path.parent) else { continue }
                throw OutputError(inPlace: place)
            }
        }
    }
}
