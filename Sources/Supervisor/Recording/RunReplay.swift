// RunReplay.swift: repeats a recorded run and finds where it diverges.

package import PageProtocol
package import ProcessSupervision
import PropertyValues
package import RunEngine
import Wire

/// A step at which a replay diverged from its recording.
package struct ReplayDivergence: Equatable, Sendable, CustomStringConvertible {
    /// The extension's identifier.
    package var identifier: String
    /// The step: `resources`, `notes`, `messages`, `payload`, `finalize`, `outcome` or `page`.
    package var step: String
    package var what: String

    /// The step and the difference.
    package var description: String { "\(identifier): \(step): \(what)" }
}

/// Answers the resource requests of a replayed page with the recorded answers.
final class RecordedResources: ResourceProvider {
    let hasScriptFiles = true
    private var answers: [String: [ResourceAnswer?]] = [:]
    /// Requests that were not recorded; the first few.
    private(set) var unknown: [String] = []

    init(_ steps: [RecordedStep]) {
        // NB: Backwards, so that the first answer is at the end of its list, from which answers are taken.
        for resource in steps.flatMap(\.resources).reversed() {
            answers[resource.url, default: []].append(resource.answer)
        }
    }

    func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard let last = answers[request.url]?.popLast() else {
            if unknown.count < 8 { unknown.append(request.url) }
            return nil
        }
        return last
    }
}

extension RunRecording {
    /// The task that repeats the run.
    ///
    /// - Parameter actions: The native actions to start; nil: their recorded answers are used.
    /// - Returns: The task, and the provider of the page's resources.
    func task(with actions: [NativeAction]?) -> (PageTask, RecordedResources) {
        let extensions = steps.enumerated().map { index, step in
            let recorded: NativeAction =
                step.manager.hasBackground ? .replies(step.messages) : step.argument.map { .fixed($0) } ?? .none
            // NB: If the action never asked for the page, its script did not run.
            let hasTurn = actions != nil || !step.calls.isEmpty
            var part = ExtensionToRun(
                identifier: step.identifier,
                script: hasTurn ? step.script : nil,
                action: actions?[index] ?? recorded,
                callsFinalize: step.callsFinalize
            )
            part.kind = step.kind
            part.furtherScripts = step.furtherScripts
            part.manager = step.manager
            if !step.calls.isEmpty { part.runArguments = step.calls }
            return part
        }
        let resources = RecordedResources(steps)
        var job = job
        job.part = extensions[0].part
        let task = PageTask(ticket: 0, job: job, extensions: extensions, order: order, resources: resources)
        return (task, resources)
    }
}

extension Supervisor {
    /// Repeats a recorded run.
    ///
    /// - Parameters:
    ///   - actions: The native actions to start; nil: their recorded answers are used.
    ///   - explanation: How much reports include about the changes of scripts.
    /// - Returns: Each extension's report, and the divergences from the recording.
    package func replay(
        _ recording: RunRecording,
        with actions: [NativeAction]? = nil,
        explanation: Explanation = .nothing,
        onMessage: (PageMessage) -> Void = { _ in }
    ) throws(SupervisorError) -> (reports: [RunReport], divergences: [ReplayDivergence]) {
        var (task, resources) = recording.task(with: actions)
        task.records = true
        task.job.explanation = explanation
        var reports = try runEach(task, onMessage: onMessage)
        for (index, step) in recording.steps.enumerated() where reports.indices.contains(index) {
            guard actions == nil, let failure = step.actionFailure, reports[index].failure == nil else { continue }
            reports[index].failure = failure.failure
            // An action that ended before the script did could not receive the payload.
            if !step.hasPayload { (reports[index].hasPayload, reports[index].payload) = (false, nil) }
            if failure.reason != .cancelled { reports[index].page = nil }
        }
        // NB: A chain ends with the extension that failed.
        if recording.order == .chain, let failed = reports.firstIndex(where: \.endsChain) {
            reports.removeSubrange((failed + 1)...)
        }
        return (reports, recording.divergences(reports, unknown: resources.unknown))
    }
}

/// Whether two values have the same bytes: Swift's strings compare by canonical equivalence.
private func isSame<Value: WireCodable>(_ recorded: Value?, _ replayed: Value?) -> Bool {
    func bytes(_ value: Value?) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(optional: value) { $0.write($1) }
        return writer.bytes
    }
    return bytes(recorded) == bytes(replayed)
}

extension RunRecording {
    /// The divergences of reports from the recording, in the order of a run's steps.
    func divergences(_ reports: [RunReport], unknown: [String]) -> [ReplayDivergence] {
        var result: [ReplayDivergence] = []
        if let url = unknown.first {
            result.append(
                ReplayDivergence(identifier: steps[0].identifier, step: "resources", what: "\(url) was not recorded")
            )
        }
        for (index, step) in steps.enumerated() {
            func part(_ name: String, _ what: String) {
                result.append(ReplayDivergence(identifier: step.identifier, step: name, what: what))
            }
            guard reports.indices.contains(index) else {
                part("outcome", "it had no turn")
                break
            }
            let report = reports[index]
            let pairs = zip(step.notes, report.notes.map(\.recorded))
            if let number = pairs.enumerated().first(where: { !isSame($0.element.0, $0.element.1) })?.offset {
                part("notes", "number \(number + 1) is \"\(report.notes[number].text.prefix(200))\"")
            } else if step.notes.count != report.notes.count {
                part("notes", "there are \(report.notes.count), and \(step.notes.count) were recorded")
            }
            if step.messages != report.exchange?.messages ?? [] {
                part("messages", "those to the background, or their replies, are others")
            }
            if step.hasPayload, !report.hasPayload || !isSame(step.payload, report.payload) {
                part("payload", report.hasPayload ? "it is another one" : "there is none")
            }
            // NB: Version 1 records the argument even if there was no object to call finalize() on.
            let argument = step.calls.isEmpty || step.script == nil ? nil : step.argument
            if !isSame(argument, report.exchange?.argument) { part("finalize", "its argument is another one") }
            let failure = report.failure.map(RecordedFailure.init)
            if !isSame(step.failure, failure) {
                part(
                    "outcome",
                    "\(failure?.message ?? "it succeeded"), and recorded was: \(step.failure?.message ?? "success")"
                )
            }
            if step.page != report.page { part("page", Self.difference(step.page, report.page)) }
        }
        return result
    }

    private static func difference(_ recorded: [UInt8]?, _ replayed: [UInt8]?) -> String {
        guard let recorded else { return "it was changed, and recorded is that it was not" }
        guard let replayed else { return "it was not changed, and recorded is that it was" }
        let place = zip(recorded, replayed).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return "it differs from byte \(place ?? min(recorded.count, replayed.count)) on"
    }
}
