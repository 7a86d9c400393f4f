// UnsafeConfinedReading.swift: opens regular files that must be in certain folders, wherever links lead. All files that are named by
// something other than the user are opened here: those of bundles, projects, packages, suites and saved pages.
// Safe because: pointers passed to the kernel are buffers' own storage with their own count, and each descriptor is closed by the code that
// opened it.

package import FilePaths
import Glibc

/// A folder to which reading is confined.
package struct ConfiningFolder: Sendable {
    /// The folder's path, with links resolved.
    package let path: FilePath
    private let folder: BeneathDirectory

    /// The folder at `path`, whose own links are followed; nil if there is none.
    package init?(_ path: some PathBytes) {
        guard let real = resolvedPath(path), case .success(let folder) = BeneathDirectory.open(real) else { return nil }
        self.path = real
        self.folder = folder
    }

    /// The content of a regular file.
    ///
    /// - Parameters:
    ///   - relative: The file's path relative to the folder, or an absolute one. Links are followed, but not out of the folder.
    ///   - limit: The largest size in bytes; a longer file is an error.
    package func read(_ relative: FilePath, limit: Int) -> Result<[UInt8], ReadError> {
        FileBounds([self]).read(relative.isAbsolute ? relative : path.appending(relative), limit: limit)
    }

    /// Whether a resolved path is the folder or below it.
    fileprivate func holds(_ real: FilePath) -> Bool { real == path || real.isBelow(path) }

    /// Opens a file by its resolved path.
    fileprivate func open(_ real: FilePath) -> Result<Int32, ReadError> {
        // NB: A folder in the path may have become a link since; then it is not followed.
        folder.file(FilePath(bytes: real.bytes.dropFirst(path.bytes.count).drop { $0 == UInt8(ascii: "/") }))
    }
}

/// The folders that may contain files named by something other than the user.
package struct FileBounds: Sendable {
    private let folders: [ConfiningFolder]
    /// The first folder as given, for messages.
    private let shown: FilePath

    /// - Parameter paths: Folders whose own links are followed. A missing folder contains nothing.
    package init(_ paths: [some PathBytes]) {
        folders = paths.compactMap { ConfiningFolder($0) }
        shown = paths.first?.filePath ?? "/"
    }

    fileprivate init(_ folders: [ConfiningFolder]) {
        self.folders = folders
        shown = folders.first?.path ?? "/"
    }

    /// Whether the target of a path is in one of the folders; for a missing target, whether it would be.
    package func holds(_ path: some PathBytes) -> Bool {
        let real = place(of: path.filePath)
        return folders.contains { $0.holds(real) }
    }

    /// The content of a regular file.
    ///
    /// - Parameter limit: The largest size in bytes; a longer file is an error, and is not read.
    package func read(_ path: some PathBytes, limit: Int) -> Result<[UInt8], ReadError> {
        read(path, limit: limit, atMost: .max)
    }

    /// The first bytes of a regular file.
    package func readStart(_ path: some PathBytes, _ count: Int) -> Result<[UInt8], ReadError> {
        read(path, limit: .max, atMost: count)
    }

    private func read(_ path: some PathBytes, limit: Int, atMost: Int) -> Result<[UInt8], ReadError> {
        open(path).flatMap { descriptor in
            defer { close(descriptor) }
            var information = stat()
            guard fstat(descriptor, &information) == 0 else { return .failure(.system(errno)) }
            guard Int(information.st_size) <= limit else { return .failure(.isTooLarge(limit: limit)) }
            let size = min(Int(information.st_size), atMost)
            var code: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                while count < size {
                    let got = Glibc.read(descriptor, buffer.baseAddress! + count, size - count)
                    if got > 0 {
                        count += got
                    } else if got == 0 {
                        break
                    } else if errno != EINTR {
                        code = errno
                        break
                    }
                }
            }
            return code == 0 ? .success(bytes) : .failure(.system(code))
        }
    }

    /// Opens a regular file for reading. Other files are not opened: opening a device may have effects.
    package func open(_ path: some PathBytes) -> Result<Int32, ReadError> {
        guard let real = resolvedPath(path) else {
            let code = errno
            return .failure(holds(path) ? .system(code) : .isOutside(folder: shown))
        }
        guard let folder = folders.first(where: { $0.holds(real) }) else { return .failure(.isOutside(folder: shown)) }
        var information = stat()
        guard real.withSystemPath({ lstat($0, &information) }) == 0 else { return .failure(.system(errno)) }
        if let refusal = Self.refusal(of: information) { return .failure(refusal) }
        return folder.open(real).flatMap { descriptor in
            // NB: It may be another file by now.
            if fstat(descriptor, &information) == 0, Self.refusal(of: information) == nil {
                return .success(descriptor)
            }
            close(descriptor)
            return .failure(Self.refusal(of: information) ?? .system(EIO))
        }
    }

    private static func refusal(of information: stat) -> ReadError? {
        switch information.st_mode & S_IFMT {
        case S_IFREG: nil
        case S_IFDIR: .isFolder
        default: .isPipe
        }
    }

    /// The resolved path of a path's target, or of a missing target.
    private func place(of path: FilePath) -> FilePath {
        if let real = resolvedPath(path) { return real }
        var here = path.isAbsolute ? FilePath("/") : resolvedPath(FilePath.current) ?? "/"
        var rest = path.names[...]
        while let name = rest.first, let real = resolvedPath(here.appending(name)) {
            here = real
            rest.removeFirst()
        }
        var names = here.names
        for name in rest where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return FilePath(bytes: Array("/".utf8) + names.map(\.bytes).joined(separator: "/".utf8))
    }
}
