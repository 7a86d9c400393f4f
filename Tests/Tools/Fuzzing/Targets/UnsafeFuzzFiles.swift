// UnsafeFuzzFiles.swift: files for code that reads files: one without a name, and a folder that is emptied.
//
// Why it is safe: pointers passed to the kernel are an array's own storage with its own count.

import Glibc

/// A file without a name.
struct MemoryFile: ~Copyable {
    let descriptor: Int32

    init(_ bytes: [UInt8]) {
        let name = FuzzFolder.path + "/unnamed"
        descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC, 0o600)
        require(descriptor >= 0, "There is no file without a name.")
        unlink(name)
        writeAll(bytes, to: descriptor)
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { close(descriptor) }
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + start, $0.count - start) }
        require(count > 0, "A file can't be written.")
        start += count
    }
}

/// A folder for this process, in memory if the system has such.
enum FuzzFolder {
    static let path: String = {
        let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(place)/webaction-fuzz-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("There is no folder for files.") }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        atexit { FuzzFolder.remove() }
        return path
    }()

    private static func remove() {
        for name in ["bundle.appex", "suite", "root", ""] {
            for file in files { unlink("\(path)/\(name)/\(file)") }
            rmdir("\(path)/\(name)")
        }
    }

    private static let files = [
        "Info.plist", "Action.js", "journal", "journal-journal", "journal-wal", "journal-shm", "suite.json",
        "case.json",
        "b.js",
    ]

    /// Writes one of the known files, and creates its folder.
    static func write(_ bytes: [UInt8], as name: String, in folder: String = "") {
        if !folder.isEmpty { mkdir("\(path)/\(folder)", 0o700) }
        let descriptor = open("\(path)/\(folder)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        require(descriptor >= 0, "\(name) can't be made.")
        defer { close(descriptor) }
        writeAll(bytes, to: descriptor)
    }

    static func remove(_ name: String) { unlink("\(path)/\(name)") }
}
