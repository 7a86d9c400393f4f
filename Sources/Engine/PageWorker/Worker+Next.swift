// Worker+Next.swift: keeps a page between one extension and the next, so that it is parsed once.
//
// In a chain, the next extension gets the tree as the previous one left it. If the page's own scripts run, they keep their world; each
// extension has a world of its own, which ends with its run. If the warm pool has a world, the tree's records are copied for it, as for a
// copy of the page. This takes a small part of the time that making a world over the tree would take.
//
// If each extension gets a fresh copy, the tree's records are saved after the parse and then restored. Forking for each extension would
// share them for free, but the engine's clock for time limits is a thread, and a process with threads cannot fork; a process that parses
// pages is not allowed to start others either. A page's own scripts have objects and listeners that no copy of a tree has: with them, the
// page is parsed again for each extension, and they run again, as if it were the only one.

import PageProtocol
import ScriptEngine
import WebRuntime
import Wire

/// A page that is kept for another extension.
struct RetainedPage {
    /// The page's first job.
    var job: RunJob
    /// The state to continue with, or why the page cannot be used, which then applies to each extension.
    var state: Result<State, JobFailure>

    struct State {
        var source: DecodedPage
        var opened: OpenedPage
    }
}

extension Worker {
    /// Runs another extension on the kept page.
    func run(_ next: NextRunJob) throws(WireError) -> JobResult {
        guard let waiting = kept else {
            return JobResult(.internalError, detail: "the worker has no page for another extension.")
        }
        kept = nil
        var job = waiting.job
        job.part = next.part
        switch waiting.state {
        case .failure(let failure): return failJob(job, failure, isLast: next.isLast)
        case .success(let state):
            var clock = StepClock()
            if job.retention == .keepModified, state.opened.image == nil {
                return try run(job, on: state.opened, state.source, isLast: next.isLast, clock)
            }
            let script = job.retention == .keepPristine ? scheduledRun(of: job) : nil
            // NB: One that waits for the parser needs the page as it was before the parse.
            let opening = script?.waitsForParser == true ? reopen(state, job, script) : copy(state, job)
            switch opening {
            case .success(let opened):
                clock.step(.copy)
                return try run(job, on: opened, state.source, isLast: next.isLast, clock)
            case .failure(let failure): return failJob(job, failure, isLast: next.isLast)
            }
        }
    }

    /// Parses the page again.
    private func reopen(_ state: RetainedPage.State, _ job: RunJob, _ script: ScheduledRun?) -> Result<
        OpenedPage, JobFailure
    > {
        open(state.source, job, keepsImage: false, running: script)
    }

    private func copy(_ state: RetainedPage.State, _ job: RunJob) -> Result<OpenedPage, JobFailure> {
        guard let image = state.opened.image else { return reopen(state, job, scheduledRun(of: job)) }
        do throws(ScriptError) {
            var opened = try copy(state.opened, image, isFresh: job.retention == .keepPristine)
            opened.wasMatched = state.opened.wasMatched
            return .success(opened)
        } catch {
            return .failure(.noWorld(error))
        }
    }

    /// Keeps a page for the next extension, which gets a world of its own.
    ///
    /// - Parameter isMatched: Whether the extension ran on it.
    func keep(_ opened: OpenedPage, of job: RunJob, _ source: DecodedPage, isMatched: Bool = true) {
        var opened = opened
        opened.world = nil
        opened.run = nil
        opened.page.scriptResources = nil
        opened.page.sendMessage = nil
        if isMatched { opened.wasMatched = true }
        if job.retention == .keepModified {
            // NB: Recorded changes stay with the page in which they were made.
            let isCopied = opened.isPrepared && warmPool?.isEmpty == false && job.explanation == .nothing
            opened.image = isCopied && opened.page.fitsImage ? opened.page.image : nil
        }
        kept = RetainedPage(job: job, state: .success(RetainedPage.State(source: source, opened: opened)))
    }

    /// Makes the next extension's world while the supervisor processes the last result. A child of a fork server has its worlds; a page
    /// with scripts of its own waits for the next extension's time limit.
    func prepareForNext() {
        guard !servesManyPages, let waiting = kept, case .success(var state) = waiting.state,
            state.opened.scripts == nil
        else {
            return
        }
        if waiting.job.retention == .keepModified {
            // NB: If this fails, the world is made when it is needed, and the error reported.
            state.opened.world = try? state.opened.page.makeWorld(.isolated)
            kept?.state = .success(state)
        } else if state.opened.isPrepared, state.opened.image != nil {
            fillPool(to: 1)
        }
    }
}
