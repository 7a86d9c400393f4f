// UnsafeZipContainer.swift: zip archives by libarchive, read in order and written back entry by entry.
// Safe because: the archive handles live as long as the object, the buffers handed over are arrays' own storage for the
// call, and the write callback appends to a box that the object owns.

import CArchive
import WorkerProtocol

/// Reads the entries of a zip file.
public final class ZipContainer: PageContainer {
    private static let maximumEntry = 512 << 20

    private let reader: OpaquePointer?
    private let keepsAll: Bool
    private var writer: ZipWriter?

    /// - Parameter keepsAll: Whether entries that are no pages are wanted, too.
    public init(descriptor: Int32, keepsAll: Bool) throws(ContainerError) {
        self.keepsAll = keepsAll
        reader = archive_read_new()
        archive_read_support_format_zip(reader)
        guard archive_read_open_fd(reader, descriptor, 1 << 16) == ARCHIVE_OK else {
            throw ContainerError(Self.message(reader))
        }
        if keepsAll { writer = ZipWriter() }
    }

    deinit { archive_read_free(reader) }

    public func close() -> [UInt8] { writer?.close() ?? [] }

    public func next() throws(ContainerError) -> ContainerPart? {
        while true {
            var entry: OpaquePointer?
            let status = archive_read_next_header(reader, &entry)
            if status == ARCHIVE_EOF { return nil }
            guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry else {
                throw ContainerError(Self.message(reader))
            }
            let name =
                (archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)).map { String(cString: $0) } ?? ""
            let lowercased = name.lowercased()
            let isPage = lowercased.hasSuffix(".html") || lowercased.hasSuffix(".htm")
            if !isPage, !keepsAll { continue }
            guard let octets = readData() else {
                return .damaged(
                    offset: Int(archive_read_header_position(reader)),
                    problem: "\(name): \(Self.message(reader))"
                )
            }
            let copy = archive_entry_clone(entry)
            let write = { [writer] (new: [UInt8]?) -> [UInt8] in
                defer { archive_entry_free(copy) }
                return writer?.add(copy, new ?? octets) ?? []
            }
            guard isPage else { return .other(size: octets.count) { write(nil) } }
            if !keepsAll { archive_entry_free(copy) }
            return .page(ContainerPage(name: name, url: "", octets: octets), write: write)
        }
    }

    private func readData() -> [UInt8]? {
        var octets: [UInt8] = []
        while octets.count <= Self.maximumEntry {
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
                count = archive_read_data(reader, buffer.baseAddress, 1 << 16)
                filled = max(0, count)
            }
            if count < 0 { return nil }
            if count == 0 { return octets }
            octets += piece
        }
        return nil
    }

    private static func message(_ archive: OpaquePointer?) -> String {
        archive_error_string(archive).map { String(cString: $0) } ?? "it is no zip file"
    }
}

/// Writes a zip file into memory, which is emptied as it goes.
private final class ZipWriter {
    private final class Sink { var octets: [UInt8] = [] }

    private let sink = Sink()
    private let archive: OpaquePointer?

    init() {
        archive = archive_write_new()
        archive_write_set_format_zip(archive)
        // NB: Nothing is padded to a block's size.
        archive_write_set_bytes_in_last_block(archive, 1)
        archive_write_open(
            archive,
            Unmanaged.passUnretained(sink).toOpaque(),
            nil,
            { _, client, buffer, count in
                guard let client, let buffer else { return -1 }
                Unmanaged<Sink>.fromOpaque(client).takeUnretainedValue().octets += UnsafeRawBufferPointer(
                    start: buffer,
                    count: count
                )
                return count
            },
            nil
        )
    }

    deinit { archive_write_free(archive) }

    func add(_ entry: OpaquePointer?, _ octets: [UInt8]) -> [UInt8] {
        archive_entry_set_size(entry, Int64(octets.count))
        if archive_write_header(archive, entry) >= ARCHIVE_WARN {
            _ = octets.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
            archive_write_finish_entry(archive)
        }
        return drain()
    }

    func close() -> [UInt8] {
        archive_write_close(archive)
        return drain()
    }

    private func drain() -> [UInt8] {
        defer { sink.octets = [] }
        return sink.octets
    }
}
