// Supervisor+Job.swift: jobs without a native action: snapshots and evaluations.

import Isolation
package import PageProtocol
import Wire

extension Supervisor {
    /// Sends a job to the worker and waits for its result.
    ///
    /// - Parameters:
    ///   - job: A snapshot or an evaluation.
    ///   - seconds: The time after which the worker is killed.
    ///   - memory: The resident size in bytes above which it is killed.
    ///   - resources: The resources that the page may load; used only if the job declares resources.
    /// - Returns: The worker's result, or one that is synthesized if the worker has none.
    package func perform(
        _ job: Job,
        seconds limit: Double,
        memory: MemoryLimits,
        resources: (any ResourceProvider)? = nil,
        onTrial: (Int) -> Void = { _ in },
        onMessage: (PageMessage) -> Void = { _ in }
    ) throws(SupervisorError) -> JobResult {
        let worker = try readyWorker()
        // A page's own scripts may have corrupted the process.
        defer { if case .evaluate(let evaluation) = job, evaluation.environment.runsPageScripts { retireWorker() } }
        let request = nextRequest
        nextRequest += 1
        worker.send(SupervisorToWorker.start(job), request: request)
        let deadline = monotonicSeconds() + limit
        var killReason: JobResult?
        var notes = MessageQuota()
        var resourcesAsked = 0
        defer { if let warning = notes.takeWarning() { onMessage(warning) } }
        while true {
            var interests = wakeups
            if let interest = worker.interest { interests.append(interest) }
            wait(for: &interests, seconds: min(deadline - monotonicSeconds(), 0.01))
            if takeSignals() {
                worker.process.kill()
                return JobResult(.cancelled, detail: "interrupted.")
            }
            worker.flush()
            worker.receive()
            reapChildren { _ in }
            worker.receive()
            do {
                while let frame = try worker.nextFrame() {
                    guard frame.request == request else { continue }
                    switch try WorkerToSupervisor(frame) {
                    case .note(let note): if let note = notes.admit(note) { onMessage(note) }
                    case .result(let result): return result
                    case .loadResource(let wanted):
                        resourcesAsked += 1
                        if resourcesAsked > ConnectionLimits.resources { break }
                        worker.send(SupervisorToWorker.resource(resources?.resource(wanted)), request: request)
                    case .parsed, .payload, .message: break
                    case .trying(let expression): onTrial(expression)
                    }
                }
            } catch {
                worker.process.kill()
                return JobResult(
                    .crashed,
                    detail: "the page worker sent an invalid message: \(error.description)."
                )
            }
            if resourcesAsked > ConnectionLimits.resources || worker.isOverrun {
                worker.process.kill()
                return JobResult(
                    .crashed,
                    detail: "the page worker asked for more than the limit, or does not read the answers."
                )
            }
            if let exit = worker.exit, !worker.hasMore {
                if exit.isAlarm {
                    guard case .evaluate(let job) = job else {
                        return JobResult(.timedOut, detail: "the page took too long and could not be stopped.")
                    }
                    let failure = RunFailure.unstoppableScripts(limit: job.timeout)
                    return JobResult(failure.reason, detail: failure.message)
                }
                return killReason ?? JobResult(.crashed, detail: "the page worker \(exit.description).")
            }
            if killReason == nil, monotonicSeconds() >= deadline {
                killReason = JobResult(
                    .timedOut,
                    detail: "the page took more than \(ProcessSupervision.seconds(limit))."
                )
                worker.process.kill()
            } else if killReason == nil, worker.process.residentBytes > memory.worker {
                let megabytes = memory.worker >> 20
                killReason = JobResult(.outOfMemory, detail: "the page took more than \(megabytes) MB of memory.")
                worker.process.kill()
            }
        }
    }
}
