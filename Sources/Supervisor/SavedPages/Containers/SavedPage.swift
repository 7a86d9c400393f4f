// SavedPage.swift: a page in its own container (MHTML, web archive), which is the page's resource root.

package import ContainerProtocol
package import FilePaths
package import Isolation
package import ProcessSupervision
package import UserFiles

/// The page of a container, and the container's resources.
package final class SavedPage {
    /// The page that was read from the container.
    package let page: ContainerPage
    /// The resources that were saved with the page.
    package let resources: [ContainerResource]
    private let path: FilePath

    /// Whether a file name is that of a container of one page.
    package static func isContainer(_ path: some PathBytes) -> Bool {
        ContainerFormat(name: path)?.hasOnePage ?? false
    }

    /// Reads a container.
    ///
    /// - Parameter bounds: The folders that must contain the file, if its name does not come from the user.
    package init(supervisor: Supervisor, path: some PathBytes, in bounds: FileBounds? = nil) throws(FileError) {
        let path = path.filePath
        let session = try ContainerSession(
            supervisor: supervisor,
            path: path,
            in: bounds,
            output: nil,
            credit: 1,
            wantsResources: true
        )
        defer { session.end() }
        guard case .page(_, let page) = try session.await(path: path) else {
            throw FileError(path: path.description, problem: "it contains no page")
        }
        if !page.problem.isEmpty { throw FileError(path: path.description, problem: page.problem) }
        self.page = page
        self.path = path
        resources = session.takeResources()
    }

    /// Writes the container to another file, or in place, with a changed page; nil keeps the page.
    package func write(page written: WrittenPage?, to output: FilePath, supervisor: Supervisor) throws(FileError) {
        let file: ReplacingFile
        switch ReplacingFile.open(output) {
        case .success(let opened): file = opened
        case .failure(let error): throw Self.unwritable(output, error.code)
        }
        let session = try ContainerSession(supervisor: supervisor, path: path, output: file.descriptor, credit: 1)
        defer { session.end() }
        guard case .page(let number, _) = try session.await(path: path) else {
            throw FileError(path: path.description, problem: "it contains no page")
        }
        session.give(result: written, of: number)
        // NB: A reader that cannot write ends without a message; the error is this process's own.
        do throws(FileError) { _ = try session.await(path: path) } catch {
            throw FileError(path: output.description, problem: "cannot be written: \(error.problem)")
        }
        if let code = file.settle() { throw Self.unwritable(output, code) }
    }

    private static func unwritable(_ output: FilePath, _ code: Int32) -> FileError {
        FileError(path: output.description, problem: "cannot be written: \(systemMessage(code))")
    }
}

extension ContainerSession {
    /// The time limit for a message of the reader in seconds.
    private static let patience = 60.0

    /// Waits for the reader's next event, skipping reports of damage.
    fileprivate func await(path: FilePath) throws(FileError) -> ContainerEvent {
        let deadline = monotonicSeconds() + Self.patience
        while monotonicSeconds() < deadline {
            while let event = next() {
                switch event {
                case .damaged, .note, .leftOut: continue
                case .unusable(let problem): throw FileError(path: path.description, problem: problem)
                case .lost: throw FileError(path: path.description, problem: "its reader ended unexpectedly")
                case .page, .end: return event
                }
            }
            if waitingInterruption() != nil {
                throw FileError(path: path.description, problem: "reading it was interrupted")
            }
            guard let interest else { continue }
            var interests = [interest, interruptionInterest].compactMap { $0 }
            wait(for: &interests, seconds: 1)
        }
        throw FileError(path: path.description, problem: "its reader took too long")
    }
}
