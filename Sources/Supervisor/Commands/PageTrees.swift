// PageTrees.swift: the trees of pages as they are before an extension, for differences.

import PageProtocol
import Snapshots
import Supervision

extension Supervisor {
    /// A page's tree, in the text form, as it is before any extension runs: what its own scripts do is no action's doing.
    func treeBefore(_ opened: LoadedPage, _ options: RunOptions) throws -> [UInt8] {
        guard opened.environment.runsPageScripts else { return try tree(of: opened.input, timeout: options.timeout) }
        var bare = options
        bare.extensions = []
        var task = bare.task(for: opened)
        task.job.wantsRunSnapshot = true
        let report: RunReport
        do { report = try run(task) } catch { throw CommandError.engine(error.description) }
        if let failure = report.failure { throw CommandError.failed("\(opened.input.name): \(failure.message)") }
        return report.runSnapshot ?? []
    }

    /// A page's tree as it is parsed, in the text form.
    func tree(of page: PageInput, timeout: Double) throws -> [UInt8] {
        let limits = StepLimits(timeout: timeout, pageBytes: page.bytes.count)
        let result: JobResult
        do {
            result = try perform(
                .snapshot(SnapshotJob(page: page, format: .tree, fragment: nil, scripting: true)),
                seconds: limits.parsing,
                memory: MemoryLimits(pageBytes: page.bytes.count)
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        guard result.reason == .completed else { throw CommandError.failed("\(page.name): \(result.detail)") }
        return result.output ?? []
    }
}
