// WorkerExit.swift: the exit codes of a page worker.

/// Exit codes that state why a page worker ended.
package enum WorkerExit {
    /// The exit code of a worker that can no longer fork and has done its last job. A job that was sent to it in the meantime was not
    /// begun.
    package static let retired: Int32 = 66
}
