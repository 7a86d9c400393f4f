// OverwrittenInputs.swift: pages, and what pages may load, that a batch would write over, found before it writes anything.
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
        if written.areAnyThere, !isBegun, readsStandardInput { list = try InputWalk.readList() }
        let skipped = isBegun ? results : folders
        var walk = InputWalk(inputs, listed: listed, results: skipped, list: list ?? [])
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
    /// Makes sure that nothing goes that a page may load. Streams are emptied when the batch begins and folders are filled while it
    /// runs; which of it a page loads is known when it has run.
    ///
    /// - Parameter known: The streams of an earlier run with this journal, which are its results.
    func checkLoadable(known: Set<FilePath>) throws(OutputCollision) {
        guard !resumes || FileIdentity(journal) == nil, let folder = run.loadOptions.resourceRoot,
            let root = resolvedPath(folder)
        else { return }
        for place in places.joined() where isAnythingThere(place, known) {
            guard let path = resolvedPath(place.path) else { continue }
            // NB: Under another name it may lie there, too.
            if path == root || path.isBelow(root) || regularFile(path)?.hasOtherNames == true {
                throw .loadable(place.path, option: place.option)
            }
        }
    }

    /// Whether there is something in the place of results that no earlier run with this journal left there.
    private func isAnythingThere(_ place: ResultPlace, _ known: Set<FilePath>) -> Bool {
        guard place.kind == .folder else {
            guard let file = regularFile(place.path), file.size > 0 else { return false }
            return !known.contains { FileIdentity($0) == FileIdentity(place.path) }
        }
        guard FileIdentity(journal) == nil, case .success(let names) = FolderNames.list(place.path) else {
            return false
        }
        return names.count > 0
    }
}
