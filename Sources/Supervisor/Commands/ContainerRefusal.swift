// ContainerRefusal.swift: refuses containers of many pages in commands for one page.

import ContainerProtocol
import FilePaths

/// The suggestion for a container of many pages, by its name; nil for other files.
func containerAdvice(_ path: FilePath) -> String? {
    let batch = "webaction batch \(path) --extension NAME --out DIR processes all of them"
    switch ContainerFormat(name: path) {
    case .warc, .wacz: return "contains several pages: \(batch) and writes each to a file of its own"
    case .zip:
        return
            "contains several pages: \(batch); for one of them, pipe the output of unzip -p \(path) PAGE into a command that reads -"
    case .mhtml, .webArchive, nil: return nil
    }
}

/// Refuses a container of many pages where one page is wanted.
func refuseContainer(_ path: FilePath) throws(CommandError) {
    if let advice = containerAdvice(path) { throw .usage("\(path): \(advice).") }
}
