// RunSummary.swift: formats a run for people (--trace, the reason for an unchanged page) and for programs (--report).

import Activation
import Codecs
import Diagnosis
import ExtensionHost
import ExtensionModel
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import Recording
import Reports
import RunEngine
import Sharing
import Snapshots

/// The steps of a command around its run.
struct CommandTimeline {
    private let started = monotonicSeconds()
    private(set) var before: [(seconds: Double, text: String)] = []
    private(set) var after: [(seconds: Double, text: String)] = []
    /// The time at which the run itself began.
    private(set) var runBegan = 0.0

    /// Seconds since the command began.
    var total: Double { monotonicSeconds() - started }

    /// Records a step that was completed before the run.
    mutating func prepared(_ text: String) { before.append((total, text)) }

    /// Records the beginning of the run.
    mutating func runBegins() { runBegan = total }

    /// Records a step that was completed after the run.
    mutating func ended(_ text: String) { after.append((total, text)) }
}

/// A run, for the timeline and the report.
struct RunSummary {
    let report: RunReport
    let diagnosis: RunDiagnosis?
    /// What ran.
    let used: ResolvedExtension
    let page: String
    /// The steps of the command before and after the run, in seconds from its start.
    let timeline: CommandTimeline
    /// The seed of its random numbers, given or chosen; nil: none.
    let seed: UInt64?
    /// Whether time and seed were given, so that the report omits measurements.
    let isReproducible: Bool
    /// The app that presented the extension, and its items; nil: no particular app.
    var presentation: (app: HostApp, items: [InputItem])?

    /// The timeline as text: one step a line, beginning with milliseconds; then the worker's own measurements, and the last step.
    var traceLines: [String] {
        var lines = moments.map { "trace: \(milliseconds($0.seconds))  \($0.text)" }
        if !report.timings.isEmpty {
            let steps = report.timings.map { "\($0.step) \(milliseconds(Double($0.microseconds) / 1e6))" }
            lines.append("trace: in the worker: \(steps.joined(separator: ", "))")
        }
        if let offer { lines.append("trace: rule: \(offer)") }
        if let diagnosis { lines.append("trace: ended at: \(diagnosis.step.rawValue)") }
        return lines
    }

    /// All events of the command and the run, in seconds from the command's start.
    private var moments: [(seconds: Double, text: String)] {
        timeline.before + report.events.map { ($0.seconds + timeline.runBegan, $0.text) } + timeline.after
    }

    /// The same in an order that is reproducible, although the worker and the action run concurrently.
    private var repeatedMoments: [(seconds: Double, text: String)] {
        timeline.before + RunEvent.repeated(report.events).map { ($0.seconds, $0.text) } + timeline.after
    }

    /// Hints after a run that changed nothing, or whose result may not be what its action intended.
    var hints: [String] {
        if let diagnosis { return [diagnosis.sentence] + refusalHints }
        let isFinalized = report.events.contains { if case .finalizing = $0.kind { true } else { false } }
        let missing = isFinalized ? report.returnedItems.flatMap(missingArgument(in:)).map { [$0] } ?? [] : []
        return missing + (presentation == nil ? [] : refusalHints)
    }

    private var refusalHints: [String] { refusal.map { ["rule: \($0)"] } ?? [] }

    /// The rule's reason for rejecting a page; nil if it accepts pages, or if there is no rule.
    private var refusal: String? { verdict.flatMap { $0.activates ? nil : offer } }

    /// The rule's result for a page; nil if there is no rule.
    private var offer: String? {
        let who = presentation?.app.title ?? "a browser"
        return verdict.map { "\(who) would \($0.activates ? "" : "not ")offer it for a page: \($0.why)" }
    }

    private var verdict: ActivationVerdict? {
        let content = presentation.map { SharedContent(of: $0.items) } ?? .page(title: nil)
        guard let rule = used.bundle?.activationRule, rule != .absent else { return nil }
        return rule.verdict(for: content)
    }

    /// The report as JSON, with a newline.
    func json(_ supervisor: Supervisor) -> [UInt8] {
        let memory = isReproducible ? [] : [("peakBytes", peakBytes(supervisor))]
        return reportText([("page", .string(page))] + entries(total: timeline.total) + memory)
    }

    /// The entries of the report on the extension.
    ///
    /// - Parameter total: The duration of the command in seconds; nil: reported elsewhere.
    func entries(total: Double?) -> [(key: String, value: PropertyValue)] {
        let result = report
        var entries: [(key: String, value: PropertyValue)] = [
            ("extension", .string(used.identifier)),
            ("reason", .string((result.failure?.reason ?? .completed).description)),
            ("changed", .bool(result.page != nil)),
            ("payload", result.payload ?? .null),
            ("runs", .integer(Int64(result.runs))),
            ("time", result.startTime.map { .string(DateText.text(of: $0)) } ?? .null),
            ("timeZone", .string(Reproducibility.timeZone)),
            ("seed", seed.map { .integer(Int64($0)) } ?? .null),
            ("pageSeed", result.pageSeed.map { .string(String($0, radix: 16)) } ?? .null),
        ]
        if used.kind.hasPatterns { entries.append(("matched", .bool(result.isMatched))) }
        if let failure = result.failure {
            entries.append(("message", .string(failure.message)))
            if let fault = failure.fault {
                let place: [(key: String, value: PropertyValue)] = [
                    ("stage", .string(fault.stage.description)), ("name", .string(fault.name)),
                    ("message", .string(fault.message)),
                    ("file", .string(fault.source)), ("line", .integer(Int64(fault.line))),
                    ("stack", .string(fault.stack)),
                ]
                entries.append(("error", .dictionary(place)))
            }
        }
        entries += result.writingFacts
        if let changes = result.changes { entries.append(("changes", changes.json)) }
        let notes = result.notes.map { note in
            PropertyValue.dictionary(
                [("kind", .string("\(note.kind)")), ("text", .string(note.text))] + note.placeEntries
            )
        }
        entries.append(("notes", .array(notes)))
        if !isReproducible {
            var times = result.timings.map { ("\($0.step)", PropertyValue.number(Double($0.microseconds) / 1000)) }
            if let total { times.append(("total", .number((total * 1_000_000).rounded() / 1000))) }
            entries.append(("milliseconds", .dictionary(times.map { (key: $0.0, value: $0.1) })))
        }
        if let diagnosis {
            entries.append(("endedAt", .string(diagnosis.step.rawValue)))
            if !diagnosis.message.isEmpty { entries.append(("why", .string(diagnosis.message))) }
            entries.append(("remedy", .string(diagnosis.remedy)))
        }
        let events = (isReproducible ? repeatedMoments : moments).map { seconds, text in
            let time = PropertyValue.number((seconds * 1_000_000).rounded() / 1000)
            return PropertyValue.dictionary(
                (isReproducible ? [] : [("milliseconds", time)]) + [("step", .string(text))]
            )
        }
        entries.append(("trace", .array(events)))
        return entries
    }
}

/// The peak memory use of each kind of process.
func peakBytes(_ supervisor: Supervisor) -> PropertyValue {
    .dictionary([
        ("worker", .integer(Int64(supervisor.workerPeakBytes))),
        ("action", .integer(Int64(supervisor.actionPeakBytes))),
    ])
}

/// The text of a report.
func reportText(_ entries: [(key: String, value: PropertyValue)]) -> [UInt8] {
    jsonText(.dictionary(entries))
}

extension NativeAction {
    /// The completed preparations, in words.
    var preparation: String {
        switch self {
        case .none: "there is no native action"
        case .fixed: "the argument of finalize() is given"
        case .replies: "the recorded replies of the background are given"
        case .swift(let executable, _): "native action: the executable \(executable)"
        case .program(let path, _, _, _, _): "native action: the program \(path)"
        }
    }
}

/// A time as it is shown.
func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
}

/// Waits for an action's background transfers, and reports those that continue without the command.
func finishTransfers(_ supervisor: Supervisor) {
    let seconds = 60.0
    let left = supervisor.finishTransfers(seconds: seconds)
    if left > 0 {
        printError(
            "\(counted(left, "transfer")) not finished after \(Int(seconds)) s; continuing in the background.",
            prefix: "hint: "
        )
    }
}

extension PageMessage {
    /// The script's place for reports: that of the innermost call that has one; if there are several calls, all of them.
    fileprivate var placeEntries: [(key: String, value: PropertyValue)] {
        guard let place = calls.first(where: \.isKnown) else { return [] }
        let first: [(key: String, value: PropertyValue)] = [
            ("file", .string(place.file)), ("line", .integer(Int64(place.line))),
            ("column", .integer(Int64(place.column))),
        ]
        return first + (calls.count > 1 ? [("calls", .array(calls.map { .string($0.callText) }))] : [])
    }
}
