// RunStory.swift: how a run went, for people (--trace, the reason of an unchanged page) and for programs (--report).

import ActionHost
import Activation
import ExtensionModel
import WorkerProtocol

/// One run, to be told.
struct RunStory {
    let report: RunReport
    let diagnosis: RunDiagnosis?
    let bundle: ExtensionBundle
    let page: String
    /// From the command's start to its end.
    let seconds: Double

    /// The timeline: a step a line, milliseconds first; the worker's own measurements; the step that ended it.
    var timeline: [String] {
        var lines = report.events.map { "trace: \(milliseconds($0.seconds))  \($0.text)" }
        if !report.timings.isEmpty {
            let steps = report.timings.map { "\($0.step) \(milliseconds(Double($0.microseconds) / 1e6))" }
            lines.append("trace: in the worker: \(steps.joined(separator: ", "))")
        }
        if let refusal { lines.append("trace: \(refusal)") }
        if let diagnosis { lines.append("trace: ended at: \(diagnosis.step.rawValue)") }
        return lines
    }

    /// What the rule says against a page; nil if it accepts pages, or if there is none.
    var refusal: String? {
        if bundle.activationRule == .absent { return nil }
        let verdict = bundle.activationRule.verdict(for: .page(title: nil))
        return verdict.activates ? nil : "a browser would not offer it for a page: \(verdict.why)"
    }

    /// The report as JSON, with a newline.
    func json(_ host: Host) -> [UInt8] {
        let result = report
        var entries: [(key: String, value: PropertyValue)] = [
            ("page", .string(page)),
            ("extension", .string(bundle.identifier)),
            ("reason", .string((result.failure?.reason ?? .completed).description)),
            ("changed", .bool(result.page != nil)),
            ("payload", result.payload ?? .null),
        ]
        if let failure = result.failure {
            entries.append(("message", .string(failure.message)))
            if let fault = failure.fault {
                let place: [(key: String, value: PropertyValue)] = [
                    ("stage", .string(fault.stage)), ("name", .string(fault.name)), ("message", .string(fault.message)),
                    ("file", .string(fault.source)), ("line", .integer(Int64(fault.line))),
                    ("stack", .string(fault.stack)),
                ]
                entries.append(("error", .dictionary(place)))
            }
        }
        if let writing = result.writing {
            let facts: [(key: String, value: PropertyValue)] = [
                ("copiedBytes", .integer(Int64(writing.copied))), ("sourceBytes", .integer(Int64(writing.total))),
                ("share", .number((writing.share * 10_000).rounded() / 10_000)),
                ("certainty", .string(writing.certainty)),
                ("differing", .array(writing.differing.map(PropertyValue.string))),
            ]
            entries.append(("written", .dictionary(facts)))
        }
        let notes = result.notes.map { note in
            PropertyValue.dictionary([("kind", .string("\(note.kind)")), ("text", .string(note.text))])
        }
        entries.append(("notes", .array(notes)))
        var times = result.timings.map { ($0.step, PropertyValue.number(Double($0.microseconds) / 1000)) }
        times.append(("total", .number((seconds * 1_000_000).rounded() / 1000)))
        entries.append(("milliseconds", .dictionary(times.map { (key: $0.0, value: $0.1) })))
        if let diagnosis {
            entries.append(("endedAt", .string(diagnosis.step.rawValue)))
            if !diagnosis.message.isEmpty { entries.append(("why", .string(diagnosis.message))) }
            entries.append(("remedy", .string(diagnosis.remedy)))
        }
        let events = result.events.map { event in
            PropertyValue.dictionary([
                ("milliseconds", .number((event.seconds * 1_000_000).rounded() / 1000)), ("step", .string(event.text)),
            ])
        }
        entries.append(("trace", .array(events)))
        let peaks: [(key: String, value: PropertyValue)] = [
            ("worker", .integer(Int64(host.workerPeakBytes))), ("action", .integer(Int64(host.actionPeakBytes))),
        ]
        entries.append(("peakBytes", .dictionary(peaks)))
        return PropertyValue.dictionary(entries).json(JSONStyle(isIndented: true, sortsKeys: false)) + [0x0A]
    }
}

/// A time as it is shown.
func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100_000).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) ms"
}

/// Waits for what an action transfers in the background, and says what is given up.
func finishTransfers(_ host: Host) {
    let seconds = 60.0
    let left = host.finishTransfers(seconds: seconds)
    if left > 0 {
        printError("\(left) transfers were not done after \(Int(seconds)) s and are given up.", prefix: "warning: ")
    }
}
