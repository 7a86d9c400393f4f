// RunQueue.swift: the runs of a host that wait for a thread, first come, first served.

import Foundation
import Synchronization

/// Runs that wait, and the threads that wait for runs.
final class RunQueue: Sendable {
    private struct State {
        var waiting: [Int: HostedRun] = [:]
        /// The places of waiting runs, by which a cancelled one is removed.
        var places: [ObjectIdentifier: Int] = [:]
        var first = 0
        var end = 0
        var isClosed = false

        mutating func append(_ run: HostedRun) {
            waiting[end] = run
            places[ObjectIdentifier(run)] = end
            end += 1
        }

        mutating func remove(_ run: HostedRun) -> Bool {
            guard let place = places.removeValue(forKey: ObjectIdentifier(run)) else { return false }
            return waiting.removeValue(forKey: place) != nil
        }

        mutating func popFirst() -> HostedRun? {
            while first < end {
                defer { first += 1 }
                if let run = waiting[first], remove(run) { return run }
            }
            return nil
        }
    }

    private let state = Mutex(State())
    /// Counts runs that were added, and threads that have to be woken up.
    private let arrivals = DispatchSemaphore(value: 0)

    /// Adds a run, which is ended at once if it is to be stopped already.
    func add(_ run: HostedRun) {
        let isAdded = state.withLock { state in
            if !state.isClosed { state.append(run) }
            return !state.isClosed
        }
        guard isAdded else { return run.end(.failure(RunStop.hostShutDown.error)) }
        arrivals.signal()
        if run.isTaskCancelled { endUnstarted(run) }
    }

    /// Stops a run because the task that waits for it was cancelled: at once if it has not started, otherwise its thread notices it.
    func cancel(_ run: HostedRun) {
        run.cancel()
        endUnstarted(run)
    }

    private func endUnstarted(_ run: HostedRun) {
        if state.withLock({ $0.remove(run) }) { run.end(.failure(RunStop.taskCancelled.error)) }
    }

    /// Waits for a run; nil once the queue is closed.
    func next() -> HostedRun? {
        while true {
            arrivals.wait()
            let (run, isClosed) = state.withLock { ($0.popFirst(), $0.isClosed) }
            if let run { return run }
            if isClosed {
                // The next thread is woken up too.
                arrivals.signal()
                return nil
            }
        }
    }

    /// Why a run that has started is to be stopped; nil if it is not.
    func reasonToStop(_ run: HostedRun) -> RunStop? {
        if run.isTaskCancelled { return .taskCancelled }
        return state.withLock { $0.isClosed } ? .hostShutDown : nil
    }

    /// Ends the runs that wait, has the others stopped, and accepts no more.
    func close() {
        let left = state.withLock { state in
            state.isClosed = true
            defer { (state.waiting, state.places) = ([:], [:]) }
            return Array(state.waiting.values)
        }
        for run in left { run.end(.failure(RunStop.hostShutDown.error)) }
        arrivals.signal()
    }
}
