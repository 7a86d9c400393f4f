// OverwrittenInputs.swift: finds pages and loadable files that a batch would overwrite, before it writes anything. UserFiles'
// WrittenFiles.swift compares files; BatchRun.swift checks the files that pages load.

import ContainerProtocol
import FilePaths
import Isolation
import RunEngine
import SavedPages
import UserFiles

extension BatchSettings {
    /// Checks that no page is one of the output files, or is at the place of its own result.
    ///
    /// If a file may be lost, a list on standard input is read to its end and kept.
    mutating func checkPages(_ written: WrittenFiles) throws {
        // NB: Files that an earlier run with this journal wrote are results, even among the pages.
        let isBegun = FileIdentity(journal) != nil
        let folders = places.flatMap(\.self).filter { $0.kind == .folder && FileIdentity($0.path) != nil }.map(\.path)
        guard written.areAnyThere || !folders.isEmpty else { return }
        if written.areAnyThere, !isBegun, readsStandardInput { list = try InputWalk.readList() }
        let skipped = isBegun ? results : folders
        var walk = InputWalk(inputs, listed: listed, results: skipped, list: list ?? [])
        var (count, last) = (0, FilePath?.none)
        while let item = try walk.next() {
            count += 1
            // The signal ends the batch.
            if count % 4096 == 0, waitingInterruption() != nil { return }
            guard item.problem == nil, case .file(let path) = item.origin else { continue }
            try written.check([path])
            // NB: Results have their pages' names, so comparing the folders is enough.
            guard ContainerFormat(name: path) == nil || rewritesContainers, last != path.parent else { continue }
            last = path.parent
            for folder in folders {
                let place = folder.appending(item.key.parent)
                guard let there = FileIdentity(place), there == FileIdentity(path.parent) else { continue }
                throw OutputError(inPlace: place)
            }
        }
    }
    /// Checks that no file that a page may load is removed. Streams are truncated when the batch begins, and folders are filled
    /// while it runs; which of them a page loads is known only after its run.
    ///
    /// - Parameter known: The streams of an earlier run with this journal, which are its results.
    func checkLoadable(known: Set<FilePath>) throws(OutputCollision) {
        guard !resumes || FileIdentity(journal) == nil, let folder = run.loadOptions.resourceRoot,
            let root = resolvedPath(folder)
        else { return }
        for place in places.joined() where isAnythingThere(place, known) {
            guard let path = resolvedPath(place.path) else { continue }
            // NB: The file may also be in the folder under another name.
            if path == root || path.isBelow(root) || regularFile(path)?.hasOtherNames == true {
                throw .loadable(place.path, option: place.option)
            }
        }
    }

    /// Whether there is something at the place of results that no earlier run with this journal wrote.
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
