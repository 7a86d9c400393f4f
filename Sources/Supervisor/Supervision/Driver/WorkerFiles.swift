// WorkerFiles.swift: what page workers and readers of containers may open: the system's libraries and what these look at, none
// of the user's files.

import Isolation

/// Files for a worker or reader with the given executable; nil where the kernel can't keep it from any.
///
/// It gets the page over its socket and a container as its standard input, so it has no need of files but to start. It runs its
/// own executable, by the loader, and nothing else.
///
/// - Parameter besides: Files of this program that it reads.
func workerFiles(_ executable: String, _ sandbox: SandboxSupport, besides: [String] = []) -> ReachableFiles? {
    if sandbox.landlockVersion < 1 { return nil }
    return ReachableFiles(
        readable: WorkerStart.files(of: executable) + besides,
        programs: WorkerStart.loader + [executable]
    )
}
