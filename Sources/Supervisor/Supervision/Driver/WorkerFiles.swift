// WorkerFiles.swift: what page workers and readers of containers may open: the system's libraries and what these look at, none
// of the user's files.

import FilePaths
import Isolation

/// Files for a worker or reader with the given executable; nil where the kernel can't keep it from any.
///
/// It gets the page over its socket and a container as its standard input, so it has no need of files but to start: libraries
/// from where the system keeps them, where `LD_LIBRARY_PATH` says, and where this program's own lie; time zones; and what
/// `/proc` and `/sys` say of the machine and of itself. It runs its own executable, by the loader, and nothing else.
///
/// - Parameter besides: Files of this program that it reads.
func workerFiles(_ executable: String, _ sandbox: SandboxSupport, besides: [String] = []) -> ReachableFiles? {
    if sandbox.landlockVersion < 1 { return nil }
    let libraries = [
        "/lib", "/lib32", "/lib64", "/libx32", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32", "/usr/local/lib",
        "/usr/local/lib64",
    ]
    let searched = (environmentValue("LD_LIBRARY_PATH") ?? "").utf8
        .split(separator: UInt8(ascii: ":")).map { String(decoding: $0, as: UTF8.self) }
    let loaded = loadedLibraries()
    var own: [String] = []
    for path in loaded {
        let folder = path.parentPath
        if folder.isAbsolutePath, folder != "/", !own.contains(folder) { own.append(folder) }
    }
    return ReachableFiles(
        readable: libraries + own + searched + besides + [
            "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/etc/timezone", "/usr/share/zoneinfo",
            "/usr/share/zoneinfo-icu", "/usr/share/icu", "/dev/null", "/dev/urandom", "/proc/self", "/proc/meminfo",
            "/proc/cpuinfo", "/proc/filesystems", "/proc/sys/vm/overcommit_memory", "/sys/devices/system/cpu",
            "/sys/devices/system/node",
        ],
        programs: [executable] + loaded.filter { $0.pathName.hasBytePrefix("ld-") }
    )
}
