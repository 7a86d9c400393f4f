// UnsafeFiles.swift: properties of files, by system calls: no other library is needed, and errors keep their numbers.
// Elsewhere: reading and writing (UnsafeWholeFiles.swift, UnsafeReplacingFile.swift).
// Safe because: pointers passed to the kernel are an array's own storage with its own count.

package import FilePaths
import Glibc

/// The path with links resolved, as text, or nil. A path that is not text is treated as missing.
package func resolved(_ path: String) -> String? { resolvedPath(path)?.text }

/// The path with links resolved, or nil.
package func resolvedPath(_ path: some PathBytes) -> FilePath? {
    guard let real = path.withSystemPath({ realpath($0, nil) }) else { return nil }
    defer { free(real) }
    return FilePath(bytes: UnsafeRawBufferPointer(start: real, count: strlen(real)))
}

/// A value that changes when a path's target is written to or replaced: its identity, size, and the times of its last changes. nil if there
/// is none.
package func fileMark(_ path: some PathBytes) -> String? {
    var file = stat()
    guard path.withSystemPath({ stat($0, &file) }) == 0 else { return nil }
    let times = "\(file.st_mtim.tv_sec).\(file.st_mtim.tv_nsec) \(file.st_ctim.tv_sec).\(file.st_ctim.tv_nsec)"
    return "\(file.st_dev) \(file.st_ino) \(file.st_size) \(times)"
}

/// A regular file's size in bytes, and whether it has other names (hard links). nil if there is no such file.
package func regularFile(_ path: some PathBytes) -> (size: Int, hasOtherNames: Bool)? {
    var file = stat()
    guard path.withSystemPath({ stat($0, &file) }) == 0, file.st_mode & S_IFMT == S_IFREG else { return nil }
    return (Int(file.st_size), file.st_nlink > 1)
}

/// Whether the path's target may be executed.
package func isExecutable(_ path: some PathBytes) -> Bool { path.withSystemPath { access($0, X_OK) } == 0 }

/// Whether the path's target exists and may be read.
package func isReadable(_ path: some PathBytes) -> Bool { path.withSystemPath { access($0, R_OK) } == 0 }

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
