// ZipContainer.swift: the pages in a zip file. Writing changes only the pages, the offsets after them, and their numbers in the directory.

import ArchiveCoding
package import ContainerProtocol
import FilePaths

/// Reads the entries of a zip file.
package final class ZipContainer: PageContainer {

    private let file: ZipFile
    private let isRewritten: Bool
    private var nextEntry = 0
    /// The lowest offset at which the entries so far can end.
    private var end = 0
    /// The file's offset up to which parts were returned.
    private var copied = 0
    private var leftOutCensus = LeftOutCensus()
    /// The new numbers of changed entries, by entry number.
    private var changes: [Int: ZipNumbers] = [:]
    /// Why an entry could not be written.
    private var problem: ContainerError?

    /// - Parameter isRewritten: Whether the container is written back.
    package init(descriptor: Int32, isRewritten: Bool) throws(ContainerError) {
        file = try ZipFile(descriptor: descriptor)
        self.isRewritten = isRewritten
    }

    private var directory: ZipDirectory { file.directory }

    package func next() throws(ContainerError) -> ContainerPart? {
        while nextEntry < directory.entries.count {
            let number = nextEntry
            let entry = directory.entries[number]
            nextEntry += 1
            // NB: Otherwise a few bytes could be the content of many entries.
            let isApart = entry.start >= end
            end = max(end, entry.start + entry.extent)
            guard pageNameEndings.contains(where: entry.name.hasEnding) else {
                let isFolder = entry.name.bytes.last == UInt8(ascii: "/")
                if !isFolder { leftOutCensus.add(kindOfFile(entry.name), entry.name.description) }
                continue
            }
            guard isApart, let head = file.head(of: entry) else {
                let problem =
                    isApart ? "there is no entry at the offset in the directory" : "it starts inside another entry"
                return .page(ContainerPage(name: entry.name, url: "", bytes: [], problem: problem)) { _ in [] }
            }
            let body = entry.start + head.count
            let (bytes, problem) = file.content(of: entry, at: body)
            let page = ContainerPage(name: entry.name, url: "", bytes: bytes, problem: problem)
            guard isRewritten else { return .page(page) { _ in [] } }
            let bodyEnd = body + entry.compressedSize
            let before = copied..<entry.start
            let descriptor = ZipDescriptor(entry, head, behind: file.bytes(behind: bodyEnd, before: directory.start))
            copied = bodyEnd + (descriptor?.bytes.count ?? 0)
            // NB: An entry's own header may be longer than the directory's.
            end = max(end, copied)
            return .page(page) { [self, copied] new in
                guard let new else { return [.original(before.lowerBound..<copied)] }
                let change = ZipChange(entry, new.bytes)
                changes[number] = change.numbers
                do throws(ContainerError) {
                    return [.original(before), .bytes(try change.bytes(head, descriptor))]
                } catch {
                    self.problem = error
                    return []
                }
            }
        }
        return nil
    }

    package var leftOut: [LeftOut] { leftOutCensus.groups }

    package var contents: String {
        let count = directory.entries.count
        return "none of its \(count) entries has a name that ends in .html, .htm, .xhtml or .xht"
    }

    package func close() throws(ContainerError) -> [WrittenPiece] {
        if let problem { throw problem }
        var moved = 0
        var starts: [Int] = []
        for (number, entry) in directory.entries.enumerated() {
            starts.append(entry.start + moved)
            if let change = changes[number] { moved += change.compressedSize - entry.compressedSize }
        }
        let bytes = try file.updatedDirectory(changes, starts: starts, start: directory.start + moved)
        return [.original(copied..<directory.start), .bytes(bytes)]
    }
}
