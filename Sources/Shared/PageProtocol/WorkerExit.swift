// WorkerExit.swift: how a page worker ends that is not at fault.

/// The exit codes by which a page worker says why it ended.
package enum WorkerExit {
    /// The exit code of a worker that can no longer fork and has done its last job. A job that was sent to it meanwhile
    /// was not begun.
    package static let retired: Int32 = 66
}
