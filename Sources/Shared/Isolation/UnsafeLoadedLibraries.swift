// UnsafeLoadedLibraries.swift: where the libraries of this process lie.
//
// Why it is safe: names are copied in the call that lends them. The list is passed as the address of a variable that
// outlives the walk.

import CSandbox

/// The paths of the shared libraries that are loaded, the loader among them.
package func loadedLibraries() -> [String] {
    var paths: [String] = []
    withUnsafeMutablePointer(to: &paths) { list in
        csandbox_each_library(
            { name, context in
                guard let name, let context else { return }
                context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
            },
            list
        )
    }
    return paths.filter { $0.utf8.contains(0x2F) }
}
