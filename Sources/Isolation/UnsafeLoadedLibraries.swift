// UnsafeLoadedLibraries.swift: where the libraries of this process lie.
//
// Why it is safe: names are copied in the call that lends them. The list is passed as the address of a variable that
// outlives the walk.

import CSandbox

/// The folders of the shared libraries that are loaded, each once.
public func loadedLibraryFolders() -> [String] {
    var folders: [String] = []
    withUnsafeMutablePointer(to: &folders) { list in
        csandbox_each_library(
            { name, context in
                guard let name, let context else { return }
                let path = String(cString: name)
                guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
                let list = context.assumingMemoryBound(to: [String].self)
                let folder = String(path[..<slash])
                if !list.pointee.contains(folder) { list.pointee.append(folder) }
            },
            list
        )
    }
    return folders
}
