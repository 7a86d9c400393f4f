// PageTask.swift: a page with its extensions, as the supervisor runs it, and its outcome.

package import PageProtocol
package import ProcessSupervision
package import Sharing

/// A page to run; `ticket`, a number of the owner's, identifies it in a pool.
package struct PageTask {
    package var ticket: Int
    /// The page and the settings of all extensions; it includes the first extension's part.
    package var job: RunJob
    /// The extensions that the page goes through, in order; at least one.
    package var extensions: [ExtensionToRun]
    package var order: ExtensionOrder
    /// The resources that the page may load; used only if the job declares resources.
    package var resources: (any ResourceProvider)?
    /// The items that actions are offered; nil offers the page alone. The page's own attachment, `InputAttachment.page`, may be
    /// anywhere among them. Without it the script does not run, and a program receives the items in place of the payload.
    package var items: [InputItem]?
    /// Whether reports record inputs from outside, for a recording.
    package var records = false
    /// The scripts to evaluate on the page, in place of an extension.
    var evaluation: Evaluation?
    /// The resident size in bytes above which a worker is killed; nil: depends on the page's size.
    var workerMemory: Int?

    package init(
        ticket: Int,
        job: RunJob,
        extensions: [ExtensionToRun],
        order: ExtensionOrder,
        resources: (any ResourceProvider)?
    ) {
        self.ticket = ticket
        self.job = job
        self.extensions = extensions
        self.order = order
        self.resources = resources
    }

    /// The memory limits of its processes.
    var memory: MemoryLimits {
        var limits = MemoryLimits(pageBytes: job.page.bytes.count)
        if let workerMemory { limits.worker = workerMemory }
        return limits
    }

    /// The job that begins with an extension, by its index.
    package func job(at step: Int) -> RunJob {
        var job = job
        job.part = extensions[step].part
        job.retention = step == extensions.count - 1 ? .discard : order == .chain ? .keepModified : .keepPristine
        return job
    }
}

/// The result of one extension of a task.
package struct ExtensionRun: Sendable {
    package var report: RunReport
    /// The failure of the first attempt, if the page was retried alone; otherwise nil.
    package var firstFailure: RunFailure?
    /// The duration of the last attempt.
    package var seconds: Double
}

/// The result of a task.
package struct PageOutcome: Sendable {
    package var ticket: Int
    /// The results of the extensions, in order; in a chain, up to and including the first one that failed.
    package var runs: [ExtensionRun]
    /// The number of extensions of the task.
    var extensionCount: Int
    /// The task's original bytes, which are the page if a report has none.
    package var original: [UInt8]

    /// The report of a page that went through one extension, or through a chain.
    package var report: RunReport { RunReport(chain: runs.map(\.report), count: extensionCount) }
    /// The failure of the first attempt, if the page was retried alone; otherwise nil.
    package var firstFailure: RunFailure? { runs.lazy.compactMap(\.firstFailure).first }
    /// The total duration of the extensions' last attempts.
    package var seconds: Double { runs.reduce(0) { $0 + $1.seconds } }
}
