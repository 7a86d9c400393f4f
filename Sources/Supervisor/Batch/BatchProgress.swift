// BatchProgress.swift: what a batch reports: its progress, its messages, and how it ended.

public import FilePaths

/// How far a batch is.
public struct BatchProgress: Equatable, Sendable {
    /// Pages done, those of earlier runs included.
    public var done = 0
    /// Of these, pages done before this run.
    public var doneBefore = 0
    public var failed = 0
    /// Pages that succeeded with a warning.
    public var remarked = 0
    public var seconds = 0.0
}

/// A message of a batch while it runs.
public enum BatchMessage: Equatable, Sendable {
    case failed(page: FilePath, message: String)
    /// Something about a container or the journal.
    case note(String)
}

/// How a batch ended.
public struct BatchEnd: Sendable {
    public var progress: BatchProgress
    /// The signal that stopped it early.
    public var interruption: Int32?
    /// Files in folders that are no pages by their names.
    public var leftOut: Int
}
