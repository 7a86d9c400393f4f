// WorkerFiles.swift: what a page worker may read: the system's libraries and what these look at, none of the user's files.

import Isolation

/// Files and folders for a worker with the given executable.
///
/// It gets the page over its socket, so it has no need of files but to start: libraries from where the system keeps them,
/// where `LD_LIBRARY_PATH` says, and where this program's own lie; time zones; and what `/proc` and `/sys` say of the
/// machine.
func workerFiles(_ executable: String) -> [String] {
    let system = ["/usr", "/lib", "/lib32", "/lib64", "/libx32"]
    let searched = currentEnvironment().first { $0.hasPrefix("LD_LIBRARY_PATH=") }?
        .dropFirst("LD_LIBRARY_PATH=".count).split(separator: ":").map(String.init)
    let own = loadedLibraryFolders().filter { folder in
        !system.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }
    return system + own + (searched ?? []) + [
        executable, "/proc", "/sys", "/dev/null", "/dev/urandom", "/etc/ld.so.cache", "/etc/ld.so.preload",
        "/etc/localtime", "/etc/timezone",
    ]
}
