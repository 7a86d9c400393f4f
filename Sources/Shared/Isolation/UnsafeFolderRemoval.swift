// UnsafeFolderRemoval.swift: removes a folder that an action may have filled so as to resist removal: with paths longer than the system's
// limit, names of arbitrary bytes, locked folders, links out of the folder.
//
// Folders are entered only by their parent's descriptor, and links never, so nothing outside can be reached. Folders below the first level
// are moved up to it: two descriptors suffice at any depth, and each folder is read once.
// Safe because: names end with a zero, and each stream of entries is closed by the function that opened it.

import Glibc

/// Removes a folder with its contents, as far as possible; links are removed, not followed.
package func removeFolder(_ path: String) {
    let root = path.withCString { openUnlocked(AT_FDCWD, $0) }
    guard root >= 0 else { return }
    var hasMoved = true
    while hasMoved {
        hasMoved = false
        for name in entries(of: root) where unlinkat(root, name, 0) != 0 {
            let folder = openUnlocked(root, name)
            if folder < 0 { continue }
            if empty(folder, into: root) { hasMoved = true }
            close(folder)
            unlinkat(root, name, AT_REMOVEDIR)
        }
    }
    close(root)
    rmdir(path)
}

/// Removes a folder's contents; folders that are not empty are moved to `root`, under another name. Returns whether there were any.
private func empty(_ folder: Int32, into root: Int32) -> Bool {
    var hasMoved = false
    for name in entries(of: folder) where unlinkat(folder, name, 0) != 0 && unlinkat(folder, name, AT_REMOVEDIR) != 0 {
        // NB: Moving a folder requires the right to write to it.
        let inner = openUnlocked(folder, name)
        if inner < 0 { continue }
        close(inner)
        // Random, so that no existing name conflicts.
        if renameat(folder, name, root, "\(UInt64.random(in: .min ... .max))") == 0 { hasMoved = true }
    }
    return hasMoved
}

/// The names in a folder.
private func entries(of folder: Int32) -> [[CChar]] {
    // The stream takes over its descriptor; this one also starts at the first entry.
    let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else { return [] }
    defer { closedir(stream) }
    let names = FolderNames.read(stream).names
    return (0..<names.count).map { names.terminated($0) }
}

/// Opens a folder that is not a link and gives its owner all rights; negative if it cannot be opened.
private func openUnlocked(_ parent: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = openat(parent, name, flags)
    if folder < 0, errno == EACCES, fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
        folder = openat(parent, name, flags)
    }
    if folder >= 0 { fchmod(folder, 0o700) }
    return folder
}
