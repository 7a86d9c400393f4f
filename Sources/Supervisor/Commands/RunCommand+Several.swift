// RunCommand+Several.swift: webaction run with several extensions: a chain, or each on a copy of the page.

import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
import Reports
import Supervision

/// The files of one extension among several; nil: not wanted.
private struct OwnFiles {
    var output: FilePath?
    var payload: FilePath?
    var runTree: FilePath?
    var finalTree: FilePath?
    var html: FilePath?

    var named: [NamedOutput?] {
        [
            NamedOutput("--output", output), NamedOutput("--payload", payload), NamedOutput("--snapshot-run", runTree),
            NamedOutput("--snapshot-final", finalTree), NamedOutput("--html", html),
        ]
    }
}

extension RunCommand {
    /// Takes the page through all extensions, parsing it once.
    func runSeveral() throws {
        let count = extensions.bundles.count
        try refuseOptionsOfOne()
        var steps = CommandSteps()
        let fixed = try native.fixedArguments(for: count)
        try native.extraArguments(for: count)
        try native.userChoices(for: count, canAsk: true)
        let payloads = try spread(payload, over: count, "--payload")
        if explanation != .nothing { keepFreedMemory() }
        let supervisor = try sandbox.startSupervisor(explains: explanation != .nothing)
        defer { supervisor.shutDown() }
        let reading = arguments.reading
        let opened = try arguments.environment.open(page, url: address.url, reading: reading, supervisor: supervisor)
        steps.prepared("the page is read")
        let found = try extensions.bundles.map(findBundle)
        // NB: Before actions are compiled: where one can't be, the page is written as it came.
        let names = RunOptions(try found.map { try RunExtension($0, action: .none) }).outputNames
        let files = zip(names, payloads).map { name, path in
            OwnFiles(
                output: extensions.each ? ownFile(output, name, ending: pageEnding) : nil,
                payload: payload.count > 1 ? path : ownFile(path, name, ending: "json"),
                runTree: ownFile(snapshotRun, name, ending: "tree"),
                finalTree: ownFile(snapshotFinal, name, ending: "tree"),
                html: extensions.each ? ownFile(html, name, ending: "html") : nil
            )
        }
        let shared: [NamedOutput?] = [NamedOutput("--report", report), NamedOutput("--record", record)]
        let ofChain = extensions.each ? [] : [NamedOutput("--output", output ?? "-"), NamedOutput("--html", html)]
        let outputs = shared + ofChain + files.flatMap(\.named)
        try checkOutputs(outputs, inputs: [page] + found.flatMap(\.readFiles), replaceable: page)
        found.warnOfMisspeltKeys()
        let actions: [NativeAction]
        do {
            actions = try native.actions(of: found, fixed: fixed, supervisor: supervisor, canAsk: true).map {
                try native.attended($0, readsInput: page == "-")
            }
        } catch let problem as CommandError where problem.isAboutSources {
            supervisor.endWorker()
            let passed = RunReport(failure: RunFailure(.actionFailed, problem.message))
            for output in extensions.each ? files.map(\.output) : [output] where !extensions.each || output != nil {
                if let output, extensions.each { try makeFolder(of: output) }
                try writePage(passed, to: output, of: opened, supervisor: supervisor)
            }
            throw problem
        }
        var options = try arguments.options(for: found, actions, order: extensions.order)
        try native.giveExtraArguments(to: &options)
        options.origin = arguments.origin.drawn(isRepeated: isRepeated)
        for part in zip(found, actions) {
            steps.prepared("the bundle is read: \(part.0.bundle.path); \(part.1.preparation)")
        }
        var task = options.task(for: opened)
        task.job.writing.keepsContentType = staysInContainer(opened)
        task.job.wantsRunSnapshot = snapshotRun != nil
        task.job.wantsFinalSnapshot = snapshotFinal != nil || html != nil
        task.job.explanation = explanation
        task.records = record != nil
        steps.runBegins()
        var reports: [RunReport]
        do { reports = try supervisor.runEach(task, onNote: printNote) } catch {
            throw CommandError.engine(error.description)
        }
        if supervisor.interruption != nil {
            try fail(supervisor, page: opened.input.name, reason: .cancelled, message: "interrupted.")
        }
        let before = html == nil ? nil : try? supervisor.treeBefore(opened, options)
        supervisor.endWorker()
        try checkOutputs(outputs, inputs: task.resources?.readFiles ?? [])
        if let record { try writeOutput(recording(of: task, reports, found).bytes, to: record) }
        if options.writing.verifies { reports = reports.map { $0.verified(against: $0.writingFaults) } }
        for (report, files) in zip(reports, files) { try write(report, files) }
        let whole = RunReport(chain: reports, count: count)
        if !extensions.each {
            try writePage(whole, to: output, of: opened, supervisor: supervisor)
        } else if output != nil {
            for (report, files) in zip(reports, files) {
                try writePage(report, to: files.output, of: opened, supervisor: supervisor)
            }
        }
        steps.ended("the output is written")
        finishTransfers(supervisor)
        supervisor.shutDown()
        let stories = reports.indices.map { place in
            let (report, part) = (reports[place], task.extensions[place])
            // NB: In a chain it is the last one after which the page is written, or not.
            let isDiagnosed = extensions.each || report.failure != nil || place == count - 1
            let diagnosis =
                isDiagnosed
                ? RunDiagnosis(
                    report,
                    action: part.action,
                    hasScript: part.script != nil,
                    callsFinalize: part.callsFinalize
                )?.reading(part.script) : nil
            return RunStory(
                report: report,
                diagnosis: diagnosis,
                bundle: found[place].bundle,
                page: opened.input.name,
                steps: CommandSteps(),
                seed: options.origin.seed,
                repeats: arguments.origin.repeats
            )
        }
        if trace { show(stories, steps) }
        if explain {
            for story in stories {
                printError("\(story.bundle.identifier):", prefix: "")
                printChanges(of: story.report)
            }
        }
        if let report { try writeReport(stories, whole, page: opened.input.name, steps, supervisor, to: report) }
        if html != nil {
            let views = zip(stories, task.extensions).map { story, part in
                story.view(opened.input, before: before, scripts: [part.script].compactMap { $0 })
            }
            if let html, !extensions.each {
                try writeOutput(
                    Array(whole.view(ofChain: views, reports, before: before).report.html.text.utf8),
                    to: html
                )
            }
            for (view, files) in zip(views, files) {
                if let path = files.html { try writeOutput(Array(view.report.html.text.utf8), to: path) }
            }
        }
        try tell(stories, whole, page: opened.input.name, supervisor)
    }

    /// Refuses options that mean one extension, and outputs that several can't share.
    private func refuseOptionsOfOne() throws {
        if presenter != nil {
            throw CommandError.usage("--host presents one extension; give one --extension.")
        }
        if let type = itemType(ofFile: page, isPresented: false) {
            throw CommandError.usage("Several --extension apply to pages only; the type of \(page) is \(type).")
        }
        guard extensions.each else { return }
        if output == "-" { throw CommandError.usage("--each writes several pages; give --output a file or a folder.") }
        let others = [output, report, html, record, snapshotRun, snapshotFinal]
        if payload.isEmpty, others.allSatisfy({ $0 == nil }) {
            throw CommandError.usage("--each writes several pages; give --output, --payload, --report or --html.")
        }
    }

    /// What the names of pages in a folder end with.
    private var pageEnding: String { page.filenameExtension.isEmpty ? "html" : page.filenameExtension }

    private func write(_ report: RunReport, _ files: OwnFiles) throws {
        for path in [files.output, files.payload, files.runTree, files.finalTree, files.html].compactMap({ $0 }) {
            try makeFolder(of: path)
        }
        if let path = files.payload, report.hasPayload {
            try writeOutput((report.payload ?? .null).json(.canonical) + [0x0A], to: path)
        }
        for (path, tree) in [(files.runTree, report.runSnapshot), (files.finalTree, report.finalSnapshot)] {
            if let path, let tree { try writeOutput(tree.last == 0x0A ? tree : tree + [0x0A], to: path) }
        }
    }

    // MARK: What is told

    private func show(_ stories: [RunStory], _ steps: CommandSteps) {
        for step in steps.before { printError("trace: \(milliseconds(step.seconds))  \(step.text)", prefix: "") }
        for story in stories {
            printError("trace: \(story.bundle.identifier), from its own beginning:", prefix: "")
            for line in story.timeline { printError(line, prefix: "") }
        }
        for step in steps.after { printError("trace: \(milliseconds(step.seconds))  \(step.text)", prefix: "") }
    }

    private func writeReport(
        _ stories: [RunStory],
        _ whole: RunReport,
        page: String,
        _ steps: CommandSteps,
        _ supervisor: Supervisor,
        to path: FilePath
    ) throws {
        let isChain = !extensions.each
        let failure = isChain ? whole.failure : stories.lazy.compactMap(\.report.failure).first
        var entries: [(key: String, value: PropertyValue)] = [
            ("page", .string(page)), ("order", .string(extensions.order.rawValue)),
            ("reason", .string((failure?.reason ?? .completed).description)),
        ]
        if isChain { entries.append(("changed", .bool(whole.page != nil))) }
        if let failed = stories.first(where: { $0.report.failure != nil }) {
            entries.append(("failed", .string(failed.bundle.identifier)))
        }
        let parts = stories.map { story in
            // NB: In a chain the page is written once, and whether it changed is said of the whole.
            PropertyValue.dictionary(story.entries(total: nil).filter { !isChain || $0.key != "changed" })
        }
        entries.append(("extensions", .array(parts)))
        if !arguments.origin.repeats {
            let total = PropertyValue.number((steps.total * 1_000_000).rounded() / 1000)
            entries.append(("milliseconds", .dictionary([("total", total)])))
            entries.append(("peakBytes", peakBytes(supervisor)))
        }
        try writeOutput(reportText(entries), to: path)
    }

    /// Says what failed, and why; each with its extension.
    private func tell(_ stories: [RunStory], _ whole: RunReport, page: String, _ supervisor: Supervisor) throws {
        let isWanted = whole.failure != nil || output != nil || (payload.isEmpty && report == nil)
        func hints(_ story: RunStory) -> [String] {
            guard isWanted || story.report.failure != nil else { return [] }
            return story.hints.map { "\(page): \(story.bundle.identifier): \($0)" }
        }
        let failed = stories.filter { $0.report.failure != nil }
        for story in stories where story.report.failure == nil {
            for fault in story.report.writingFaults {
                let text = "\(page): \(story.bundle.identifier): \(fault)"
                printError(text, prefix: "warning: ")
            }
        }
        for story in failed.dropLast() {
            let message = "\(page): \(story.bundle.identifier): \(story.report.failure?.message ?? "")"
            printError(withCalls(message, of: story.report.failure?.fault))
            for hint in hints(story) { printError(hint, prefix: "hint: ") }
        }
        if let last = failed.last, let failure = last.report.failure {
            let message = "\(last.bundle.identifier): \(failure.message)"
            try fail(
                supervisor,
                page: page,
                reason: failure.reason,
                message: message,
                fault: failure.fault,
                hints: hints(last)
            )
        }
        for story in stories { for hint in hints(story) { printError(hint, prefix: "hint: ") } }
    }
}
