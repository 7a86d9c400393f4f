// WACZContainer.swift: WACZ files: zip files that hold WARC files with their index, lists of pages and a manifest.
// https://specs.webrecorder.net/wacz/1.1.1/
//
// WARCContainer writes the WARC files. The indexes get the new offsets, lengths and digests of changed records, and datapackage.json and
// datapackage-digest.json those of changed files. These files depend on the WARC files, so if a page changed they are written at the end.
// The WARC files' entry headers, which precede their content, are then overwritten. All other bytes are unchanged.

import ArchiveCoding
package import ContainerProtocol
import Digests
import FilePaths

/// Reads the WARC files in a WACZ file.
package final class WACZContainer: PageContainer {
    private let file: ZipFile
    private let records: PageRecords
    private let isRewritten: Bool
    private var nextEntry = 0
    /// The archive that is being read.
    private var current: WACZArchive?
    private var archives: [WACZArchive] = []
    /// The summaries of the archives read so far.
    private var censuses: [String] = []
    /// Output before the next page, computed when it is its turn.
    private var pending: [() -> [WrittenPiece]] = []
    /// The number of bytes written.
    private var written = 0
    /// The offsets of the entries in the output.
    private var starts: [Int]
    package private(set) var notes: [String] = []

    /// - Parameters:
    ///   - records: The types of records that count as pages if they hold HTML.
    ///   - isRewritten: Whether the container is written back.
    package init(descriptor: Int32, records: PageRecords = .captures, isRewritten: Bool) throws(ContainerError) {
        file = try ZipFile(descriptor: descriptor)
        self.records = records
        self.isRewritten = isRewritten
        let entries = file.directory.entries
        starts = entries.map(\.start)
        for (entry, next) in zip(entries, entries.dropFirst()) where entry.start + entry.extent > next.start {
            throw ContainerError("the entries \(entry.name) and \(next.name) overlap")
        }
        guard let first = entries.first else { return }
        pending.append { [unowned self] in emit([.original(0..<first.start)]) }
    }

    private var entries: [ZipEntry] { file.directory.entries }

    /// The range of an entry in the file, up to the next one.
    private func span(_ number: Int) -> Range<Int> {
        let end = number + 1 < entries.count ? entries[number + 1].start : file.directory.start
        return entries[number].start..<max(end, entries[number].start)
    }

    private func emit(_ pieces: [WrittenPiece]) -> [WrittenPiece] {
        for piece in pieces {
            switch piece {
            case .bytes(let bytes): written += bytes.count
            case .original(let range): written += range.count
            case .seek(let place): written = place
            case .end: break
            }
        }
        return pieces
    }

    // MARK: - Reading

    package func next() throws(ContainerError) -> ContainerPart? {
        while true {
            if let archive = current {
                guard let part = try archive.warc.next() else {
                    end(archive)
                    continue
                }
                if let part = outer(part, archive) { return part }
                continue
            }
            guard nextEntry < entries.count else { return nil }
            let number = nextEntry
            nextEntry += 1
            let name = entries[number].name
            if name.names.first == "archive", RecordCompression(name: name) != nil {
                do throws(ContainerError) {
                    begin(
                        try WACZArchive(
                            number,
                            in: file,
                            before: span(number).upperBound,
                            records: records,
                            isRewritten: isRewritten,
                            algorithms: algorithms
                        )
                    )
                } catch {
                    copy(number)
                    return .damaged(offset: entries[number].start, inside: 0, problem: error.problem)
                }
            } else if !Self.isDependent(name) {
                copy(number)
            }
        }
    }

    /// Whether a file describes the archives.
    private static func isDependent(_ name: FilePath) -> Bool {
        name.names.first == "indexes" || name == package || name == packageDigest
    }

    private static let package: FilePath = "datapackage.json"
    private static let packageDigest: FilePath = "datapackage-digest.json"

    private func copy(_ number: Int) {
        let span = span(number)
        pending.append { [unowned self] in
            starts[number] = written
            return emit([.original(span)])
        }
    }

    private func begin(_ archive: WACZArchive) {
        archives.append(archive)
        current = archive
        let head = archive.entry.start..<(archive.entry.start + archive.head.count)
        pending.append { [unowned self] in
            starts[archive.number] = written
            return emit([.original(head)])
        }
    }

    private func end(_ archive: WACZArchive) {
        censuses.append("\(archive.entry.name): \(archive.warc.contents)")
        current = nil
        let rest = archive.warc.close()
        let behind =
            (archive.entry.start + archive.head.count + archive.entry.compressedSize)..<span(archive.number).upperBound
        pending.append { [unowned self] in
            archive.add(rest)
            let pieces = emit(rest)
            archive.descriptorPlace = written
            return pieces + emit([.original(behind)])
        }
    }

    /// A part of an archive as a part of the container; nil for output that is written with the next page.
    private func outer(_ part: ContainerPart, _ archive: WACZArchive) -> ContainerPart? {
        switch part {
        case .page(var page, let write):
            page.name = archive.name.appending(page.name)
            guard isRewritten else { return .page(page) { _ in [] } }
            let before = pending
            pending.removeAll()
            return .page(page) { [unowned self] new in
                let earlier = before.flatMap { $0() }
                let pieces = write(new)
                archive.add(pieces)
                return earlier + emit(pieces)
            }
        case .other(let pieces):
            archive.isReencoded = true
            pending.append { [unowned self] in
                archive.add(pieces)
                return emit(pieces)
            }
            return nil
        case .damaged(let offset, let inside, let problem):
            let body = archive.entry.start + archive.head.count
            if archive.entry.method == 0 { return .damaged(offset: body + offset, inside: inside, problem: problem) }
            return .damaged(offset: body, inside: offset, problem: "\(archive.entry.name): \(problem)")
        }
    }

    package var leftOut: [LeftOut] {
        var census = LeftOutCensus()
        for group in archives.flatMap(\.warc.leftOut) { census.add(group) }
        return census.groups
    }

    package var contents: String {
        censuses.isEmpty ? "there is no WARC file in its folder \"archive\"" : censuses.joined(separator: "; ")
    }

    // MARK: - Writing

    package func close() throws(ContainerError) -> [WrittenPiece] {
        var pieces = pending.flatMap { $0() }
        pending.removeAll()
        guard archives.contains(where: \.isChanged) else {
            // Moves the output after the archives back to its original position.
            return pieces + [.seek(0), .original(0..<file.size), .end(file.size)]
        }
        var numbers: [Int: ZipNumbers] = [:]
        var resources: [String: WACZResource] = [:]
        for archive in archives {
            guard let end = archive.finish() else { continue }
            numbers[archive.number] = end.numbers
            resources[archive.entry.name.description] = end.resource
        }
        let new = try dependents(&resources)
        for number in entries.indices where Self.isDependent(entries[number].name) {
            starts[number] = written
            guard let bytes = new[number], let head = file.head(of: entries[number], before: span(number).upperBound)
            else {
                pieces += emit([.original(span(number))])
                continue
            }
            let entry = entries[number]
            let bodyEnd = entry.start + head.count + entry.compressedSize
            let descriptor = ZipDescriptor(
                entry,
                head,
                behind: file.bytes(behind: bodyEnd, before: span(number).upperBound)
            )
            let change = ZipChange(entry, bytes)
            numbers[number] = change.numbers
            let behind = (bodyEnd + (descriptor?.bytes.count ?? 0))..<span(number).upperBound
            pieces += emit([.bytes(try change.bytes(head, descriptor)), .original(behind)])
        }
        let directory = try file.updatedDirectory(numbers, starts: starts, start: written)
        pieces += emit([.bytes(directory)])
        for archive in archives {
            guard let numbers = numbers[archive.number] else { continue }
            let head = try numbers.updated(head: archive.head, archive.descriptor)
            pieces += [.seek(starts[archive.number]), .bytes(head)]
            if let descriptor = archive.descriptor {
                pieces += [.seek(archive.descriptorPlace), .bytes(try descriptor.updated(numbers))]
            }
        }
        return pieces
    }

    /// The new contents of the files that describe the archives, by entry number.
    private func dependents(_ resources: inout [String: WACZResource]) throws(ContainerError) -> [Int: [UInt8]] {
        var new: [Int: [UInt8]] = [:]
        func set(_ number: Int, _ bytes: [UInt8]) {
            new[number] = bytes
            let name = entries[number].name.description
            resources[name] = WACZResource(bytes: bytes.count, digests: ContentDigests(bytes))
        }
        let indexes = entries.indices.filter { entries[$0].name.names.first == "indexes" }
        if !indexes.isEmpty, let archive = archives.first(where: { $0.isReencoded }) {
            throw ContainerError(
                "records of \(archive.entry.name) share compressed members or are damaged, so its index cannot be updated"
            )
        }
        let moved = archives.filter(\.isChanged).map { ($0.entry.name.name.description, $0.moves) }
        let index = WACZIndex(moves: Dictionary(moved) { first, _ in first })
        var members: [String: IndexMembers] = [:]
        for number in indexes {
            let name = entries[number].name
            if [".cdx", ".cdxj"].contains(where: name.hasEnding) {
                let text = try content(number)
                if let bytes = try index.updated(cdxj: text, name: name.description) { set(number, bytes) }
            } else if [".cdx.gz", ".cdxj.gz"].contains(where: name.hasEnding) {
                let file = try content(number)
                guard let other = try index.updated(members: file, name: name.description) else { continue }
                members[name.name.description] = other.members
                set(number, other.bytes)
            }
        }
        for number in indexes where entries[number].name.hasEnding(".idx") {
            let name = entries[number].name.description
            set(number, try index.updated(idx: content(number), members: members, name: name))
        }
        guard let package = entries.firstIndex(where: { $0.name == Self.package }),
            let bytes = try updatedPackage(content(package), resources)
        else { return new }
        new[package] = bytes
        if let number = entries.firstIndex(where: { $0.name == Self.packageDigest }) {
            let digest = try updatedDigest(content(number), package: bytes)
            new[number] = digest.bytes
            if digest.wasSigned {
                notes.append(
                    "written without the signature in datapackage-digest.json, because the signed data has changed"
                )
            }
        }
        return new
    }

    /// The digest algorithms of the manifest.
    private lazy var algorithms: Set<DigestAlgorithm> = {
        let package = entries.firstIndex { $0.name == Self.package }
        guard isRewritten, let package, let text = try? content(package) else { return [] }
        return digestAlgorithms(ofPackage: text)
    }()

    private func content(_ number: Int) throws(ContainerError) -> [UInt8] {
        let entry = entries[number]
        guard let head = file.head(of: entry) else {
            throw ContainerError("\(entry.name): there is no entry at the offset in the directory")
        }
        let (bytes, problem) = file.content(of: entry, at: entry.start + head.count)
        guard problem.isEmpty else { throw ContainerError("\(entry.name): \(problem)") }
        return bytes
    }
}
