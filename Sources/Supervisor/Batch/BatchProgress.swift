// BatchProgress.swift: what a batch reports: its progress, its messages, and how it ended.

package import FilePaths

/// How far a batch is.
package struct BatchProgress: Equatable, Sendable {
    /// Pages done, those of earlier runs included.
    package var done = 0
    /// Of these, pages done before this run.
    package var doneBefore = 0
    package var failed = 0
    /// Pages that succeeded with a warning.
    package var warned = 0
    package var seconds = 0.0
}

/// A message of a batch while it runs.
package enum BatchMessage: Equatable, Sendable {
    case failed(page: FilePath, message: String)
    /// Something about a container or the journal.
    case note(String)
}

/// How a batch ended.
package struct BatchEnd: Sendable {
    package var progress: BatchProgress
    /// The signal that stopped it early.
    package var interruption: Int32?
    /// What is no page.
    package var leftOut: LeftOutList
}
