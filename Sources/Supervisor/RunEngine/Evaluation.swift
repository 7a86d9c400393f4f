// Evaluation.swift: scripts that are evaluated on a page, in place of an extension, for the last one's value.

package import PageProtocol

/// Scripts that are evaluated on a page; the report has the last one's value.
package struct Evaluation: Equatable, Sendable {
    package var scripts: [ScriptInput]
    package var world: ScriptWorld
    package var clock: PageClock

    /// Creates an evaluation.
    package init(scripts: [ScriptInput], world: ScriptWorld, clock: PageClock) {
        self.scripts = scripts
        self.world = world
        self.clock = clock
    }

    /// The worker's job.
    ///
    /// - Parameter job: The page, and the settings of all its steps.
    package func job(of job: RunJob) -> EvaluateJob {
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
