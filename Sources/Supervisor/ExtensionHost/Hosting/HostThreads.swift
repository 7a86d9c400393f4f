// HostThreads.swift: the threads that carry out a host's runs, each one after the other, with a page worker of its own.
//
// NB: The kernel ends children with the thread that started them (PR_SET_PDEATHSIG), not with the process. A thread of the embedding
// program may end at any time; these end when the host is shut down.

import Foundation
import Isolation
import ProcessSupervision

/// The threads of a host.
struct HostThreads: Sendable {
    /// The size of the main thread's stack: writing values recurses deeply.
    private static let stackBytes = 8 << 20

    /// The page worker's executable.
    let workerExecutable: String
    /// Path of the `webaction` program.
    let program: String
    let queue: RunQueue
    /// Entered by every thread that runs.
    private let running = DispatchGroup()

    init(workerExecutable: String, program: String, queue: RunQueue) {
        (self.workerExecutable, self.program, self.queue) = (workerExecutable, program, queue)
    }

    /// Starts one more thread.
    func start() throws(SupervisorError) {
        // NB: A thread that cannot be started ends the program.
        guard canStartThread() else { throw .processes }
        let started = AwaitedValue<SupervisorError?>()
        running.enter()
        let thread = Thread {
            do throws(SupervisorError) {
                let supervisor = try Supervisor(workerExecutable: workerExecutable)
                started.give(nil)
                work(supervisor)
            } catch {
                started.give(error)
            }
            running.leave()
        }
        thread.name = "webaction-host"
        thread.stackSize = Self.stackBytes
        thread.start()
        if let error = started.wait() { throw error }
    }

    /// Waits until all threads have ended the processes that they started.
    func wait() { running.wait() }

    /// Carries out runs until the queue is closed.
    private func work(_ supervisor: Supervisor) {
        while let run = queue.next() {
            // A worker may have ended since the last run.
            supervisor.reapChildren { _ in }
            supervisor.meanwhile = (
                interest: { nil },
                work: { [unowned supervisor] in
                    if queue.reasonToStop(run) != nil { supervisor.interruption = SIGTERM }
                }
            )
            run.end(result(of: run, by: supervisor))
            supervisor.meanwhile = nil
            supervisor.interruption = nil
        }
        supervisor.shutDown()
    }

    private func result(of run: HostedRun, by supervisor: Supervisor) -> Result<Completion, any Error> {
        let result: Result<Completion, any Error> =
            if let stop = queue.reasonToStop(run) {
                .failure(stop.error)
            } else {
                Result { try run.request.completion(by: supervisor, program: program) }
            }
        // What completed before it was stopped has its effects.
        if case .success(let completion) = result, completion.isCompleted { return result }
        guard supervisor.interruption != nil, let stop = queue.reasonToStop(run) else { return result }
        return .failure(stop.error)
    }
}
