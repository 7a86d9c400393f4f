// UnsafeFolderRemoval.swift: removing a folder that an action may have filled to outlast it: with paths that are longer
// than the system takes, names of any bytes, folders that are locked, links that lead elsewhere.
//
// Folders are only gone into by their parent's descriptor, and links never, so nothing outside can be reached. Those that
// are found below the first level are moved up to it: however deep the tree, two descriptors do, and each is read once.
// Safe because: names end with a zero, and each stream of entries is closed by the function that opened it.

import Glibc

/// Removes a folder with all that is in it, as far as possible; links are removed, not followed.
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

/// Removes what is in a folder; folders that are not empty go to `root`, under another name. Whether there were such.
private func empty(_ folder: Int32, into root: Int32) -> Bool {
    var hasMoved = false
    for name in entries(of: folder) where unlinkat(folder, name, 0) != 0 && unlinkat(folder, name, AT_REMOVEDIR) != 0 {
        // NB: Whoever moves a folder to another one must be allowed to write to it.
        let inner = openUnlocked(folder, name)
        if inner < 0 { continue }
        close(inner)
        // Random, so that no name that is there already is in the way.
        if renameat(folder, name, root, "\(UInt64.random(in: .min ... .max))") == 0 { hasMoved = true }
    }
    return hasMoved
}

/// The names in a folder.
private func entries(of folder: Int32) -> [[CChar]] {
    // The stream takes its descriptor with it; this one also begins anew.
    let descriptor = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else { return [] }
    defer { closedir(stream) }
    let names = FolderNames.read(stream).names
    return (0..<names.count).map { names.terminated($0) }
}

/// Opens a folder that is no link and gives its owner all rights to it; negative when it can't be opened.
private func openUnlocked(_ parent: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = openat(parent, name, flags)
    if folder < 0, errno == EACCES, fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
        folder = openat(parent, name, flags)
    }
    if folder >= 0 { fchmod(folder, 0o700) }
    return folder
}
