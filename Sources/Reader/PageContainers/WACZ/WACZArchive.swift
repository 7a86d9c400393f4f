// WACZArchive.swift: a WARC file in a WACZ file, for reading and writing.

import ArchiveCoding
import ContainerProtocol
import Digests
import FilePaths

/// One WARC file.
final class WACZArchive {
    /// Its index among the entries, in the file's order.
    let number: Int
    let entry: ZipEntry
    let head: [UInt8]
    let descriptor: ZipDescriptor?
    let warc: WARCContainer
    /// The offset of its descriptor in the output, once written.
    var descriptorPlace = 0
    /// Its size in the output, in bytes.
    private(set) var size = 0
    /// Whether a page in it was changed.
    private(set) var isChanged = false
    /// Whether records that share members with others were re-encoded, so that their offsets are unknown.
    var isReencoded = false
    private(set) var moves = WARCMoves()

    private let file: ZipFile
    private var digests: [DigestAlgorithm: RunningDigest]
    private var checkSum: UInt32 = 0
    /// Ranges of the file that are written but not yet in the digests; an unchanged archive needs no digests.
    private var held: [Range<Int>] = []
    private var isOther = false

    /// - Parameters:
    ///   - end: The offset of the next entry.
    ///   - algorithms: The digest algorithms of the manifest.
    /// - Throws: Why it cannot be read.
    init(
        _ number: Int,
        in file: ZipFile,
        before end: Int,
        records: PageRecords,
        isRewritten: Bool,
        algorithms: Set<DigestAlgorithm>
    ) throws(ContainerError) {
        let entry = file.directory.entries[number]
        guard let head = file.head(of: entry, before: end) else {
            throw ContainerError("\(entry.name): there is no entry at the offset in the directory")
        }
        self.number = number
        digests = Dictionary(uniqueKeysWithValues: algorithms.map { ($0, RunningDigest($0)) })
        self.file = file
        self.entry = entry
        self.head = head
        let body = entry.start + head.count
        descriptor = ZipDescriptor(entry, head, behind: file.bytes(behind: body + entry.compressedSize, before: end))
        let stored: ContainerFile
        if entry.method == 0, !entry.isEncrypted, entry.size == entry.compressedSize {
            stored = file.slice(body..<(body + entry.size))
        } else {
            let (bytes, problem) = file.content(of: entry, at: body)
            guard problem.isEmpty else { throw ContainerError("\(entry.name): \(problem)") }
            // NB: The standard requires stored entries, so it is written as one.
            stored = ContainerFile(bytes: bytes)
        }
        warc = WARCContainer(stored, records: records, isRewritten: isRewritten, layers: entry.method == 0 ? 0 : 1)
        warc.onChange = { [unowned self] place, bytes, page in
            isChanged = true
            guard let place else {
                isReencoded = true
                return
            }
            let isCompressed = RecordCompression(start: bytes) != .none
            moves.add(place, WARCChange(bytes: bytes, page: page, isCompressed: isCompressed))
        }
    }

    /// Its name without the folder.
    var name: FilePath { entry.name.names.dropFirst().reduce("") { $0.isEmpty ? $1 : $0.appending($1) } }

    /// Adds output of this archive to its size and digests.
    func add(_ pieces: [WrittenPiece]) {
        for piece in pieces {
            switch piece {
            case .original(let range):
                size += range.count
                if let last = held.last, last.upperBound == range.lowerBound {
                    held[held.count - 1] = last.lowerBound..<range.upperBound
                } else {
                    held.append(range)
                }
            case .bytes(let bytes):
                digestHeld()
                isOther = true
                size += bytes.count
                take(bytes)
            case .seek, .end: break
            }
        }
    }

    private func take(_ bytes: [UInt8]) {
        for algorithm in digests.keys { digests[algorithm]?.update(bytes) }
        checkSum = crc32(bytes, after: checkSum)
    }

    private func digestHeld() {
        for range in held {
            var start = range.lowerBound
            while start < range.upperBound {
                let bytes = file.bytes(at: start, min(1 << 20, range.upperBound - start))
                if bytes.isEmpty { break }
                take(bytes)
                start += bytes.count
            }
        }
        held.removeAll()
    }

    /// The new numbers for the zip directory and the manifest, once all is written; nil if the archive is unchanged.
    func finish() -> (numbers: ZipNumbers, resource: WACZResource)? {
        guard isOther else { return nil }
        digestHeld()
        let method = entry.method == 0 ? nil : 0
        return (
            ZipNumbers(checkSum: checkSum, compressedSize: size, size: size, method: method),
            WACZResource(
                bytes: size,
                digests: ContentDigests(digests.mapValues { $0.digest() })
            )
        )
    }
}
