// RunDelivery.swift: delivers the results of a page's run: files first, then printed output, then the exit code. The same for one
// extension and for several, however the run ended.

import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import Recording
import Reports
import RunEngine
import SavedPages
import Sharing
import UserFiles

/// Writes the outputs of a run, and reports it.
struct RunDelivery {
    let command: RunCommand
    let supervisor: Supervisor
    let opened: LoadedPage
    let bundles: [ResolvedExtension]
    let plan: OutputPlan
    var timeline: CommandTimeline
    /// The time and the seed of the page.
    var reproducibility = Reproducibility()
    /// The app that presented the extension; nil: no particular app.
    var app: HostApp?
    /// The page's tree before the extensions, in the text form.
    var before: [UInt8]?
    var recording: RunRecording?
    /// The values that scripts stored in earlier runs.
    var values = ScriptValueStore()
    /// The reason why a native half does not compile; then nothing ran.
    var notStarted: CommandError?

    private var page: String { opened.input.name }
    private var isSeveral: Bool { plan.extensions.count > 1 }

    /// Writes all files, prints the rest, and throws the error that the command ends with.
    func deliver(_ outcome: RunOutcome) throws {
        // OPTIMIZATION: The worker ends while the files are written.
        supervisor.endWorker()
        let whole = outcome.whole
        try writeFiles(outcome, whole)
        var delivery = self
        delivery.timeline.ended("the output is written")
        try delivery.tell(outcome, whole)
    }

    private func writeFiles(_ outcome: RunOutcome, _ whole: RunReport) throws {
        try plan.makeFolders()
        for run in outcome.runs {
            let (report, files) = (run.report, plan.extensions[run.place])
            if let path = files.payload, report.hasPayload {
                try writeOutput((report.payload ?? .null).json(.canonical) + [0x0A], to: path)
            }
            for (path, tree) in [(files.runTree, report.runSnapshot), (files.finalTree, report.finalSnapshot)] {
                if let path, let tree { try writeOutput(tree.last == 0x0A ? tree : tree + [0x0A], to: path) }
            }
        }
        if !plan.isEach {
            try writePage(whole, to: plan.output)
        } else if command.output != nil {
            for (place, files) in plan.extensions.enumerated() {
                try writePage(outcome.report(at: place) ?? whole, to: files.output)
            }
        }
        var values = values
        do throws(ScriptValueError) { try values.apply(outcome.reports) } catch {
            throw CommandError.failed("\(page): \(error.description) (--values).")
        }
        if !whole.endsChain { try command.arguments.stored.write(values) }
        if let path = plan.record, let recording { try writeOutput(recording.bytes, to: path) }
    }

    /// Writes the changed or the original page, into its container if the output is one.
    private func writePage(_ report: RunReport, to output: FilePath?) throws {
        guard let container = opened.container, let output, command.staysInContainer(opened) else {
            return try writeOutput(report.page ?? opened.input.bytes, to: output)
        }
        do throws(FileError) {
            try container.write(page: report.writtenPage, to: output, supervisor: supervisor)
        } catch {
            throw CommandError.failed(error.description)
        }
    }

    // MARK: Reports and messages

    private func tell(_ outcome: RunOutcome, _ whole: RunReport) throws {
        finishTransfers(supervisor)
        supervisor.shutDown()
        let summaries = outcome.runs.map { summary(of: $0, in: outcome) }
        if command.trace { printTrace(summaries) }
        if command.explain {
            for summary in summaries {
                if isSeveral { printError("\(summary.used.identifier):", prefix: "") }
                printChanges(of: summary.report)
            }
        }
        if let path = plan.report { try writeOutput(report(summaries, whole), to: path) }
        if command.html != nil { try writeViews(summaries, outcome, whole) }
        try end(summaries, outcome, whole)
    }

    private func summary(of run: ExtensionOutcome, in outcome: RunOutcome) -> RunSummary {
        let diagnosis = notStarted == nil ? outcome.diagnosis(of: run, in: command.extensions.order) : nil
        return RunSummary(
            report: run.report,
            diagnosis: diagnosis?.reading(outcome.extensions[run.place].script),
            used: bundles[run.place],
            page: page,
            timeline: isSeveral ? CommandTimeline() : timeline,
            seed: reproducibility.seed,
            isReproducible: command.arguments.reproducibility.isReproducible,
            presentation: app.map { ($0, outcome.items) }
        )
    }

    private func printTrace(_ summaries: [RunSummary]) {
        guard isSeveral else {
            for line in summaries.flatMap(\.traceLines) { printError(line, prefix: "") }
            return
        }
        for step in timeline.before { printError("trace: \(milliseconds(step.seconds))  \(step.text)", prefix: "") }
        for summary in summaries {
            printError("trace: \(summary.used.identifier), from its own beginning:", prefix: "")
            for line in summary.traceLines { printError(line, prefix: "") }
        }
        for step in timeline.after { printError("trace: \(milliseconds(step.seconds))  \(step.text)", prefix: "") }
    }

    /// The report as JSON: of one extension, or of several, with a part for each that ran.
    private func report(_ summaries: [RunSummary], _ whole: RunReport) -> [UInt8] {
        guard isSeveral else { return summaries[0].json(supervisor) }
        let failed = summaries.first { $0.report.failure != nil }
        let failure = plan.isEach ? failed?.report.failure : whole.failure
        var entries: [(key: String, value: PropertyValue)] = [
            ("page", .string(page)), ("order", .string(command.extensions.order.rawValue)),
            ("reason", .string((failure?.reason ?? .completed).description)),
        ]
        if !plan.isEach { entries.append(("changed", .bool(whole.page != nil))) }
        if let failed { entries.append(("failed", .string(failed.used.identifier))) }
        let parts = summaries.map { summary in
            // NB: A chain writes the page once, and the report of the whole has "changed".
            PropertyValue.dictionary(summary.entries(total: nil).filter { plan.isEach || $0.key != "changed" })
        }
        entries.append(("extensions", .array(parts)))
        if !command.arguments.reproducibility.isReproducible {
            let total = PropertyValue.number((timeline.total * 1_000_000).rounded() / 1000)
            entries.append(("milliseconds", .dictionary([("total", total)])))
            entries.append(("peakBytes", peakBytes(supervisor)))
        }
        return reportText(entries)
    }

    private func writeViews(_ summaries: [RunSummary], _ outcome: RunOutcome, _ whole: RunReport) throws {
        let views = zip(summaries, outcome.runs).map { summary, run in
            summary.view(
                opened.input,
                before: before,
                scripts: outcome.extensions[run.place].scripts
            )
        }
        if plan.isEach {
            for (view, run) in zip(views, outcome.runs) {
                if let path = plan.extensions[run.place].html { try write(view, to: path) }
            }
        } else if let path = plan.html {
            try write(isSeveral ? whole.view(ofChain: views, outcome.reports, before: before) : views[0], to: path)
        }
    }

    private func write(_ view: RunView, to path: FilePath) throws {
        try writeOutput(Array(view.report.html.text.utf8), to: path)
    }

    /// Prints warnings, hints and failures, and throws the last failure.
    private func end(_ summaries: [RunSummary], _ outcome: RunOutcome, _ whole: RunReport) throws {
        if let notStarted { throw notStarted }
        // Without a native half, a run that only writes a payload or a report is complete.
        let hasAction = outcome.extensions.contains { $0.action != .none }
        let isForData = !command.payload.isEmpty || command.report != nil || command.html != nil
        let isWanted = whole.failure != nil || hasAction || !isForData
        func who(_ summary: RunSummary) -> String { isSeveral ? "\(summary.used.identifier): " : "" }
        func hints(_ summary: RunSummary) -> [String] {
            guard isWanted || summary.report.failure != nil else { return [] }
            return summary.hints.map { "\(page): \(who(summary))\($0)" }
        }
        let failed = summaries.filter { $0.report.failure != nil }
        for summary in summaries where summary.report.failure == nil {
            for fault in summary.report.writingFaults {
                printError("\(page): \(who(summary))\(fault)", prefix: "warning: ")
            }
        }
        for summary in failed.dropLast() {
            let message = "\(page): \(who(summary))\(summary.report.failure?.message ?? "")"
            printError(withCalls(message, of: summary.report.failure?.fault))
            for hint in hints(summary) { printError(hint, prefix: "hint: ") }
        }
        if let last = failed.last, let failure = last.report.failure {
            try fail(
                supervisor,
                page: page,
                reason: failure.reason,
                message: who(last) + failure.message,
                fault: failure.fault,
                hints: hints(last)
            )
        }
        for hint in summaries.flatMap(hints) { printError(hint, prefix: "hint: ") }
        if !outcome.reports.contains(where: \.isMatched) {
            let names = summaries.map(\.used.identifier).joined(separator: ", ")
            throw CommandError.failed(
                "\(page): not matched: \(names) runs on no page with the URL \(opened.input.url)."
            )
        }
    }
}
