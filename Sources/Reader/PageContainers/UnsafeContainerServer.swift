// UnsafeContainerServer.swift: the main loop of the reader. It sends pages as fast as it has credit for them. When the container is
// rewritten, it writes the parts in order as the results arrive.
// Safe because: pointers passed to the kernel are an array's own storage with its own count.

import ArchiveCoding
import ContainerProtocol
import Glibc
package import Wire

/// Serves one container to the supervisor.
package final class ContainerServer {
    private enum Waiting {
        case ready([WrittenPiece])
        case page(number: UInt32, write: (WrittenPage?) -> [WrittenPiece])
    }

    /// The most bytes of other parts that may wait behind a page.
    private static let maximumWaiting = 64 << 20

    private let channel: FrameChannel
    private var credit = 0
    private var isRewritten = false
    private var records = PageRecords.captures
    private var queue: [Waiting] = []
    private var queueStart = 0
    private var waitingBytes = 0
    private var results: [UInt32: WrittenPage?] = [:]

    /// A reader that communicates on the given descriptor.
    package init(descriptor: Int32 = 3) { channel = FrameChannel(descriptor: descriptor) }

    /// Reads the container on standard input to its end.
    ///
    /// - Throws: `WireError` when the connection fails.
    package func serve() throws(WireError) {
        guard let frame = try channel.read() else { return }
        switch try SupervisorToReader(frame) {
        case .open(let name, let isRewritten, let wantsResources, let records):
            self.isRewritten = isRewritten
            self.records = records
            try servePages(name, wantsResources: wantsResources)
        case .openLibrary(let name): try serveLibrary(name)
        case .readShortcut: try send(shortcut())
        case .credit, .result, .find: return
        }
    }

    /// Answers queries until there are no more.
    private func serveLibrary(_ name: String) throws(WireError) {
        // NB: Other containers send the resources along with their page.
        let library = ContainerFormat(name: name) == .zip ? try? ZipLibrary(descriptor: 0) : nil
        while let frame = try channel.read() {
            guard case .find(let names, let limit) = try SupervisorToReader(frame) else { return }
            try send(.found(library?.find(names, limit: limit)))
        }
    }

    /// The scripts of the shortcut on standard input.
    private func shortcut() -> ReaderToSupervisor {
        do {
            return .scripts(try shortcutScripts(try readInput()))
        } catch let error as ShortcutError {
            return .unusable(problem: error.description)
        } catch {
            return .unusable(problem: "\(error)")
        }
    }

    private func servePages(_ name: String, wantsResources: Bool) throws(WireError) {
        do {
            let container = try open(name)
            var number: UInt32 = 0
            while let part = try container.next() {
                switch part {
                case .damaged(let offset, let inside, let problem):
                    try send(.damaged(offset: offset, inside: inside, problem: problem))
                case .other(let pieces):
                    guard isRewritten else { continue }
                    queue.append(.ready(pieces))
                    waitingBytes += Self.size(pieces)
                    try flush()
                    while waitingBytes > Self.maximumWaiting { try receive() }
                case .page(let page, let write):
                    while credit == 0 { try receive() }
                    credit -= 1
                    if wantsResources {
                        for resource in container.resources() { try send(.resource(resource)) }
                    }
                    try send(.page(page), number)
                    if isRewritten {
                        queue.append(.page(number: number, write: write))
                        // NB: If this reader replaces a lost one, the result may already be there.
                        try flush()
                    }
                    number += 1
                }
            }
            while queueStart < queue.count { try receive() }
            if isRewritten { write(try container.close()) }
            for group in container.leftOut { try send(.leftOut(group)) }
            for note in container.notes { try send(.note(note)) }
            if number == 0 { try send(.note("it contains no page: \(container.contents)")) }
            try send(.end)
        } catch let error as ContainerError {
            while queueStart < queue.count { try receive() }
            try send(.unusable(problem: error.problem))
        } catch let error as WireError {
            throw error
        } catch {
            try send(.unusable(problem: "\(error)"))
        }
    }

    private func open(_ name: String) throws -> any PageContainer {
        switch ContainerFormat(name: name) {
        case .warc: return WARCContainer(descriptor: 0, records: records, isRewritten: isRewritten)
        case .mhtml: return MHTMLContainer(bytes: try readInput())
        case .webArchive: return WebArchiveContainer(bytes: try readInput(), isRewritten: isRewritten)
        case .zip: return try ZipContainer(descriptor: 0, isRewritten: isRewritten)
        case .wacz: return try WACZContainer(descriptor: 0, records: records, isRewritten: isRewritten)
        case nil: throw ContainerError("its name is not that of a container")
        }
    }

    /// The whole of standard input.
    private func readInput() throws(ContainerError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= 512 << 20 {
            var code: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, filled in
                let count = read(0, buffer.baseAddress, buffer.count)
                if count < 0 { code = errno } else { filled = count }
            }
            if code == EINTR { continue }
            if code != 0 { throw ContainerError("it cannot be read: \(String(cString: strerror(code)))") }
            if piece.isEmpty { return bytes }
            bytes += piece
        }
        throw ContainerError("it has more than 512 MB")
    }

    private func send(_ message: ReaderToSupervisor, _ number: UInt32 = 0) throws(WireError) {
        try channel.send(message, request: number)
    }

    private func receive() throws(WireError) {
        guard let frame = try channel.read() else { exit(0) }
        switch try SupervisorToReader(frame) {
        case .open, .openLibrary, .find, .readShortcut: break
        case .credit(let count): credit += count
        case .result(let page):
            results[frame.request] = .some(page)
            try flush()
        }
    }

    /// Writes the parts whose results are there, in order.
    private func flush() throws(WireError) {
        while queueStart < queue.count {
            switch queue[queueStart] {
            case .ready(let pieces):
                write(pieces)
                waitingBytes -= Self.size(pieces)
            case .page(let number, let part):
                guard let result = results.removeValue(forKey: number) else { return }
                write(part(result))
            }
            queue[queueStart] = .ready([])
            queueStart += 1
            if queueStart == queue.count || queueStart == 1024 {
                queue.removeSubrange(..<queueStart)
                queueStart = 0
            }
        }
    }

    /// The number of bytes in memory.
    private static func size(_ pieces: [WrittenPiece]) -> Int {
        pieces.reduce(0) { sum, piece in
            if case .bytes(let bytes) = piece { sum + bytes.count } else { sum }
        }
    }

    private func write(_ pieces: [WrittenPiece]) {
        for piece in pieces {
            switch piece {
            case .bytes(let bytes): write(bytes)
            case .seek(let place):
                // NB: The output is a file of the supervisor's; if it cannot be sought, it could not be written either.
                if lseek(1, place, SEEK_SET) < 0 { exit(4) }
            case .end(let place):
                if ftruncate(1, place) != 0 { exit(4) }
            case .original(let range):
                var start = range.lowerBound
                while start < range.upperBound {
                    let bytes = readFile(0, at: start, min(range.upperBound - start, 1 << 20))
                    // NB: A range may end after the file's end.
                    if bytes.isEmpty { break }
                    write(bytes)
                    start += bytes.count
                }
            }
        }
    }

    private func write(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + start, $0.count - start) }
            if count < 0, errno != EINTR {
                let problem = "it cannot be written: \(String(cString: strerror(errno)))"
                try? channel.send(ReaderToSupervisor.unusable(problem: problem), request: 0)
                exit(4)
            }
            start += max(0, count)
        }
    }
}
