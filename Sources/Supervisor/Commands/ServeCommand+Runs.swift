// ServeCommand+Runs.swift: runs pages and cases for webaction serve, as its options and the form say.

import Codecs
import ExtensionHost
import FilePaths
import Isolation
import PageProtocol
import ProcessSupervision
import RunEngine
import SavedPages
import Serving
import Suites

extension ServeCommand: ServingCommand {
    var firstChoice: RunChoice {
        var choice = RunChoice()
        choice.bundle = bundle ?? ""
        choice.arguments = native.arguments.first ?? ""
        choice.runArguments = native.runArguments.first ?? ""
        choice.choices = native.choices.first ?? ""
        choice.selection = page.steps.selection ?? ""
        choice.pageScripts = page.environment.pageScripts
        choice.time = page.reproducibility.time.map { DateText.text(of: $0) } ?? ""
        choice.seed = page.reproducibility.seed.map(String.init) ?? ""
        return choice
    }
    var timeout: Double { page.steps.timeout }
    var maximumPageBytes: Int { page.reading.size.maxBytes }
    var allowed: [FilePath] { outside.allowOutside }
    var facts: [(name: String, value: String)] { reportFacts() }

    func loadOptions() throws -> PageLoadOptions { try page.environment.loadOptions(reading: page.reading) }

    func suiteBundles() throws -> SuiteBundleSearch {
        let (grants, allowed) = (native.granting.grants, try outside.folders())
        return { name, kind, bounds, startsAction in
            try SuiteBundle(
                findExtension(name, kind: kind, allowing: allowed, in: bounds),
                startsAction: startsAction,
                grants: grants
            )
        }
    }

    func run(_ path: FilePath, _ choice: RunChoice, on supervisor: Supervisor) throws(ServedRunError) -> ServedOutcome {
        do { return try outcome(of: path, choice, supervisor) } catch {
            throw ServedRunError("\(error)", hints: (error as? CommandError)?.hints ?? [])
        }
    }

    private func outcome(of path: FilePath, _ choice: RunChoice, _ supervisor: Supervisor) throws -> ServedOutcome {
        var timeline = CommandTimeline()
        var page = page
        page.environment.pageScripts = choice.pageScripts
        page.reproducibility.time = try given(choice.time, "time", ReproducibilityArguments.time)
        page.reproducibility.seed = try given(choice.seed, "seed", ReproducibilityArguments.seed)
        let loading = try page.environment.loadOptions(reading: page.reading)
        let opened = try loadPage(path, loading, supervisor: supervisor)
        // NB: Others that are chosen in the browser are seen by their names.
        let kind = choice.bundle == bundle ? kind.entry : nil
        let found = try findExtension(choice.bundle, kind: kind, allowing: allowed)
        let native = native(choice)
        var part = try found.partsWithoutAction()
        try native.prepare(&part, of: found, native.inputs()[0], supervisor: supervisor)
        var options = try page.options(for: [part])
        options.selection = choice.selection.isEmpty ? nil : choice.selection
        options.reproducibility = page.reproducibility.drawn(isRepeated: choice.pageScripts)
        options.explanation = .changes
        var observations = RunObservations()
        observations.finalTree = true
        let session = RunSession(supervisor, opened, options, observing: observations)
        let before = try session.treeBefore()
        timeline.runBegins()
        let outcome = try session.run()
        let (report, script) = (outcome.whole, outcome.extensions[0].script)
        let summary = RunSummary(
            report: report,
            diagnosis: outcome.diagnosis(of: outcome.runs[0], in: .chain)?.reading(script),
            used: found,
            page: opened.input.name,
            timeline: timeline,
            seed: options.reproducibility.seed,
            repeats: page.reproducibility.repeats
        )
        var after = opened.input
        after.bytes = report.page ?? after.bytes
        if let written = report.encoding { after.encoding = written.name }
        func side(_ input: PageInput, isAfter: Bool) -> ServedSide {
            ServedSide(
                input,
                type: summary.frameType(opened.input, isAfter: isAfter),
                resources: opened.makeResources()
            )
        }
        return ServedOutcome(
            summary.view(opened.input, before: nil, scripts: outcome.extensions[0].scripts),
            sides: (side(opened.input, isAfter: false), side(after, isAfter: true)),
            trees: (before, report.finalSnapshot),
            changes: report.explainingChanges
        )
    }

    /// The command's options of actions, with the form's fields.
    private func native(_ choice: RunChoice) -> ActionArguments {
        func value(_ text: String) -> [String] { isBlank(text) ? [] : [text] }
        var native = native
        native.arguments = value(choice.arguments)
        native.runArguments = value(choice.runArguments)
        native.choices = value(choice.choices)
        return native
    }

    private func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 <= 0x20 } }

    /// The value of a field; nil if it is blank.
    private func given<Value>(_ text: String, _ name: String, _ parse: (String) throws -> Value) throws -> Value? {
        if isBlank(text) { return nil }
        do { return try parse(text) } catch { throw CommandError.usage("\(name): \(error); it is \"\(text)\".") }
    }
}
