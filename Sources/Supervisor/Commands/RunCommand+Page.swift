// RunCommand+Page.swift: webaction run on a page, from the options to the outcome. RunDelivery.swift writes the results.

import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import PageProtocol
import ProcessSupervision
import PropertyValues
import RunEngine
import SavedPages
import Sharing

extension RunCommand {
    /// Runs the page through its extensions, parsing it once.
    ///
    /// - Parameter app: The app that presents the only extension; nil: no particular app.
    func runPage(from app: HostApp?) throws {
        let count = extensions.count
        var timeline = CommandTimeline()
        let inputs = try native.inputs(for: count, canAsk: true)
        _ = try spread(payload, over: count, "--payload")
        // A list of changes is read and printed in large blocks of memory, one after another. NB: Set here, since a library must not
        // change its host's memory settings.
        if explanation != .nothing { keepFreedMemory() }
        // The worker starts while the files are read.
        let supervisor = try sandbox.startSupervisor(explains: explanation != .nothing)
        defer { supervisor.shutDown() }
        let loading = try arguments.environment.loadOptions(reading: arguments.reading)
        let opened = try loadPage(page, loading, url: address.url, supervisor: supervisor)
        timeline.prepared("the page is read")
        let found = try extensions.found(readingFirst: page)
        for use in found { timeline.prepared("the \(use.bundle == nil ? "script" : "bundle") is read: \(use.path)") }
        // NB: The names of files are needed before actions are compiled: if one does not compile, the page is written unchanged.
        let parts = try found.map { try $0.partsWithoutAction() }
        var options = try arguments.options(for: parts, order: extensions.order, writing: writing)
        let plan = try outputPlan(for: options)
        try checkOutputs(plan.named, inputs: [page] + found.flatMap(\.readFiles), replaceable: page)
        found.warnOfMisspeltKeys()
        var delivery = RunDelivery(
            command: self,
            supervisor: supervisor,
            opened: opened,
            bundles: found,
            plan: plan,
            timeline: timeline
        )
        try native.granting.check(for: found)
        for place in found.indices {
            do {
                try native.prepare(&options.extensions[place], of: found[place], inputs[place], supervisor: supervisor)
            } catch let problem as CommandError where problem.isAboutSources {
                let outcome = RunOutcome(of: options.extensions, notStarted: place, problem.message)
                delivery.notStarted = problem
                delivery.reproducibility = arguments.reproducibility.given
                return try delivery.deliver(outcome)
            }
            let action = try native.interactive(options.extensions[place].action, readsInput: page == "-")
            options.extensions[place].action = action
            delivery.timeline.prepared(action.preparation)
        }
        options.reproducibility = arguments.reproducibility.drawn(needsSeed: isRepeated)
        options.explanation = explanation
        delivery.reproducibility = options.reproducibility
        delivery.values = options.values
        var observations = RunObservations()
        observations.runTree = snapshotRun != nil
        observations.finalTree = snapshotFinal != nil || html != nil
        observations.isRecorded = record != nil
        var session = RunSession(supervisor, opened, options, observing: observations)
        if staysInContainer(opened) { session.keepContentType() }
        if let app {
            _ = try found[0].bundle(requiredBecause: "--host presents")
            let thing = try shareSource(
                page,
                opened,
                hasScript: options.extensions[0].script != nil,
                options: options,
                supervisor: supervisor
            )
            try asUsageError(of: page) { () throws(HostAppError) in try session.share(thing, from: app) }
            delivery.app = app
            delivery.timeline.prepared("\(app.title) shares \(typeList(session.task.items ?? []))")
        }
        for script in options.extensions.flatMap(\.scripts) {
            delivery.timeline.prepared("the script is read: \(script.name), \(script.bytes.count) bytes")
        }
        delivery.timeline.runBegins()
        let outcome = try session.runPrinting(on: supervisor, page: opened.input.name)
        try checkOutputs(plan.named, inputs: outcome.loadedFiles)
        if html != nil { delivery.before = try? session.treeBefore() }
        if record != nil { delivery.recording = recording(of: session.task, outcome.reports, found) }
        try delivery.deliver(outcome)
    }

    /// Refuses options for a single extension if there are several, and outputs that several cannot share.
    func refuseOptionsOfOne() throws {
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

    /// Whether the page remains in its container: if the output's name is that of a container.
    func staysInContainer(_ opened: LoadedPage) -> Bool {
        opened.container != nil && (output.map { SavedPage.isContainer($0) } ?? false)
    }
}
