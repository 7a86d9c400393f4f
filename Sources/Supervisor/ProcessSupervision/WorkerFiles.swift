// WorkerFiles.swift: the files that page workers and readers of containers may open: the system's libraries and the files that these
// read, but none of the user's.

package import Isolation

/// Files for a worker or reader with the given executable; nil if the kernel cannot restrict its access to files.
///
/// It receives the page over its socket, and a container as its standard input, so it needs files only to start. It may execute
/// only its own executable and the loader.
///
/// - Parameter others: Files of this program that it reads.
package func workerFiles(_ executable: String, _ sandbox: SandboxSupport, alsoReading others: [String] = [])
    -> ReachableFiles?
{
    if sandbox.landlockVersion < 1 { return nil }
    return ReachableFiles(
        readable: WorkerStart.files(of: executable) + others,
        programs: WorkerStart.loader + [executable]
    )
}
