// Evaluation.swift: scripts whose last value is wanted of a page, in the place of an extension.

package import PageProtocol

/// Scripts that are evaluated on a page: its report has the last one's value.
package struct Evaluation: Equatable, Sendable {
    package var scripts: [ScriptInput]
    package var world: ScriptWorld
    package var clock: PageClock

    /// An evaluation with all its fields.
    package init(scripts: [ScriptInput], world: ScriptWorld, clock: PageClock) {
        self.scripts = scripts
        self.world = world
        self.clock = clock
    }

    /// The worker's job.
    ///
    /// - Parameter job: The page, and what holds for all that is done with it.
    func job(of job: RunJob) -> EvaluateJob {
        EvaluateJob(
            page: job.page,
            scripts: scripts,
            selection: job.selection,
            world: world,
            environment: job.environment,
            clock: clock,
            timeout: job.timeout
        )
    }
}
