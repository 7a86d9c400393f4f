// UnsafeFiles.swift: what is known of files, by system calls: no other library is needed for it, and errors keep their numbers.
// Elsewhere: reading and writing (UnsafeWholeFiles.swift, UnsafeReplacingFile.swift).
// Safe because: pointers handed to the kernel are an array's own storage with its own count.

package import FilePaths
import Glibc

/// The path without links as text, or nil. One that is no text leads nowhere.
package func resolved(_ path: String) -> String? { resolvedPath(path)?.text }

/// The path without links, or nil.
package func resolvedPath(_ path: some PathBytes) -> FilePath? {
    guard let real = path.withSystemPath({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: real, count: strlen(real)))
}

/// What changes when the file that a path leads to is written to or replaced: its place, its size, and when its content
/// and what the system knows of it changed last. nil if there is none.
package func fileMark(_ path: some PathBytes) -> String? {
    var file = stat()
    guard path.withSystemPath({ stat($0, &file) }) == 0 else { return nil }
    let times = "\(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec) \(file.st_ctim.tv_sec).\(file.st_ctim.tv_nsec)"
    return "\(file.st_dev) \(file.st_ino) \(file.st_size) \(times)"
}

/// What a regular file has: how many bytes, and whether it has other names (hard links). nil where there is none.
package func regularFile(_ path: some PathBytes) -> (size: Int, hasOtherNames: Bool)? {
    var file = stat()
    guard path.withSystemPath({ stat($0, &file) }) == 0, file.st_mode & S_IFMT == S_IFREG else { return nil }
    return (Int(file.st_size), file.st_nlink > 1)
}

/// Whether the path leads to a file that may be executed.
package func isExecutable(_ path: some PathBytes) -> Bool { path.withSystemPath { access($0, X_OK) } == 0 }

/// Whether there is something at a path that may be read.
package func isReadable(_ path: some PathBytes) -> Bool { path.withSystemPath { access($0, R_OK) } == 0 }

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
