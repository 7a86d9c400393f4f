// BatchProgress.swift: the progress of a batch, its messages, and its end.

package import FilePaths

/// The progress of a batch.
package struct BatchProgress: Equatable, Sendable {
    /// Pages done, including those of earlier runs.
    package var done = 0
    /// Pages done before this run, which are part of `done`.
    package var doneBefore = 0
    package var failed = 0
    /// Pages that succeeded with a warning.
    package var warned = 0
    /// Pages that no script matches.
    package var unmatched = 0
    package var seconds = 0.0
}

/// A message of a batch while it runs.
package enum BatchMessage: Equatable, Sendable {
    case failed(page: FilePath, message: String)
    /// A note about a container or the journal.
    case note(String)
}

/// How a batch ended.
package struct BatchEnd: Sendable {
    package var progress: BatchProgress
    /// The signal that interrupted it; nil if there was none.
    package var interruption: Int32?
    /// The inputs that are not pages.
    package var leftOut: LeftOutList
}
