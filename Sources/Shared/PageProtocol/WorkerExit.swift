// WorkerExit.swift: how a page worker ends that is not at fault.

public enum WorkerExit {
    /// The exit code of a worker that can make no copy of itself any more and has done its last job. One that was sent to it
    /// meanwhile was not begun.
    public static let retired: Int32 = 66
}
