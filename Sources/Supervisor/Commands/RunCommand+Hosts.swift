// RunCommand+Hosts.swift: webaction run --host all: runs one extension as each app presents it, and prints a table of the results.

import Activation
import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import Reports
import RunEngine
import SavedPages
import Sharing
import UniformTypes
import UserFiles

/// The types of items for a table: the representations of an attachment joined by `+`, attachments by commas, items by semicolons.
func typeList(_ items: [InputItem]) -> String {
    items.map { item in
        item.attachments.map { $0.representations.map(\.type).joined(separator: "+") }.joined(separator: ", ")
    }.joined(separator: "; ")
}

/// The result of an extension that one app presented.
private struct HostOutcome {
    let app: HostApp
    /// The items that the app passed to the extension.
    let items: [InputItem]
    let verdict: ActivationVerdict
    /// How it ended; nil if it was not offered, and so not run.
    var completion: Completion?

    /// The reason, as in all reports; "-" if it was not run.
    var reason: String {
        completion.map { ($0.failure?.reason ?? .completed).description } ?? "-"
    }

    /// A short description of the returned items.
    var returned: String {
        guard let completion, completion.failure == nil else { return "-" }
        var parts = completion.page == nil ? [] : ["the page changed"]
        if let items = completion.returnedItems {
            let types = items.flatMap(\.attachments).map { $0.map(\.type).joined(separator: "+") }
            parts.append(counted(items.count, "item") + (types.isEmpty ? "" : ": " + types.joined(separator: ", ")))
        }
        return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    }

    /// The reason why it was not offered, or did not complete.
    var explanation: String? { completion == nil ? verdict.why : completion?.failure?.message }

    var json: PropertyValue {
        var entries: [(key: String, value: PropertyValue)] = [
            ("host", .string(app.name)), ("offered", .bool(verdict.activates)), ("why", .string(verdict.why)),
            (
                "items",
                .array(
                    items.map { item in
                        .array(item.attachments.map { .array($0.representations.map { .string($0.type) }) })
                    }
                )
            ),
        ]
        if let completion {
            entries.append(("reason", .string(reason)))
            if let failure = completion.failure { entries.append(("message", .string(failure.message))) }
            entries.append(("changed", .bool(completion.page != nil)))
            entries.append(("returned", .string(returned)))
        }
        return .dictionary(entries)
    }
}

extension RunCommand {
    /// Runs the extension as presented by each app that is known to share such content and would offer it.
    func runOnAllHosts() throws {
        let type = itemType(ofFile: page, isPresented: true)
        let pageOptions: [(name: String, isGiven: Bool)] = [
            ("--arguments", !native.arguments.isEmpty), ("--run-arguments", !native.runArguments.isEmpty),
            ("--output", output != nil), ("--payload", !payload.isEmpty),
            ("--snapshot-run", snapshotRun != nil), ("--snapshot-final", snapshotFinal != nil), ("--trace", trace),
            ("--html", html != nil), ("--explain", explain),
            ("--choices -", native.readsSteps),
        ]
        if let option = pageOptions.first(where: \.isGiven) {
            throw CommandError.usage("\(option.name) applies to one run, and --host all makes several.")
        }
        if let type { try refusePageOptions(type: type, isPresented: true, except: ["--report"]) }
        let inputs = try native.inputs()
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        let found = try foundBundles(writing: [NamedOutput("the table", "-"), NamedOutput("--report", report)])[0]
        let bundle = try found.bundle(requiredBecause: "--host presents")
        let loading = try arguments.environment.loadOptions(reading: arguments.reading)
        let opened = type == nil ? try loadPage(page, loading, url: address.url, supervisor: supervisor) : nil
        let bytes = opened == nil ? try arguments.reading.readPage(page) : []
        let options = try arguments.options(
            for: native.prepare([found], inputs, supervisor: supervisor),
            writing: writing
        )
        let thing: ShareSource
        if let opened {
            thing = try shareSource(
                page,
                opened,
                hasScript: options.extensions.first?.script != nil,
                options: options,
                supervisor: supervisor
            )
        } else {
            thing = ShareSource(file: page, type: type ?? "public.data", bytes: bytes)
        }
        let types = UniformTypeTree(declarationsOf: [bundle])
        var outcomes: [HostOutcome] = []
        var others: [HostApp] = []
        for app in HostApp.all {
            guard let items = try? app.items(of: thing) else {
                others.append(app)
                continue
            }
            let verdict = bundle.activationRule.verdict(for: SharedContent(of: items), types: types)
            var outcome = HostOutcome(app: app, items: items, verdict: verdict)
            if verdict.activates {
                printError("running it as \(app.title) presents it.")
                outcome.completion = Completion(
                    bundle,
                    try run(items, thing, from: app, options: options, opened, supervisor: supervisor)
                )
            }
            outcomes.append(outcome)
        }
        finishTransfers(supervisor)
        try show(outcomes, others, of: bundle)
    }

    private func run(
        _ items: [InputItem],
        _ thing: ShareSource,
        from app: HostApp,
        options: RunOptions,
        _ opened: LoadedPage?,
        supervisor: Supervisor
    ) throws -> RunReport {
        if let opened {
            var session = RunSession(supervisor, opened, options)
            do throws(HostAppError) { try session.share(thing, from: app) } catch {
                return RunReport(failure: RunFailure(.actionFailed, "\(error.description)."))
            }
            return try session.runPrinting(on: supervisor, page: page.description).whole
        }
        let action = options.extensions.first?.action ?? .none
        let report = supervisor.run(items: items, action: action, seconds: 5 * options.timeout)
        if supervisor.interruption != nil {
            try fail(supervisor, page: page.description, reason: .cancelled, message: "interrupted.")
        }
        return report
    }

    /// Prints the table, and writes the report if one is requested.
    private func show(_ outcomes: [HostOutcome], _ others: [HostApp], of bundle: ExtensionBundle) throws {
        var rows = [["host", "offered", "reason", "items", "returned"]]
        rows += outcomes.map { row in
            [row.app.name, row.verdict.activates ? "yes" : "no", row.reason, typeList(row.items), row.returned]
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = ""
        for (index, row) in rows.enumerated() {
            // The last column needs no padding.
            let cells = zip(row.dropLast(), widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            text += (cells + [row[row.count - 1]]).joined(separator: "  ") + "\n"
            if index > 0, let explanation = outcomes[index - 1].explanation { text += "    \(explanation)\n" }
        }
        if !others.isEmpty {
            text += "not known to share it: \(others.map(\.name).joined(separator: ", "))\n"
        }
        try writeText(text)
        if let report {
            let json = PropertyValue.dictionary([
                ("page", .string(page.description)), ("extension", .string(bundle.identifier)),
                ("hosts", .array(outcomes.map(\.json))),
            ])
            try writeJSON(json, to: report)
        }
        let offered = outcomes.filter { $0.completion != nil }
        if offered.isEmpty {
            var problem = CommandError.failed(
                "\(page): no app that is known to share it would offer \(bundle.identifier)."
            )
            if bundle.activationRule == .absent {
                problem.hints = [
                    "\(bundle.shown(bundle.infoPlist)): add NSExtensionActivationRule to NSExtensionAttributes "
                        + "(\(documentPath("docs/activation.md"))). One app by its name runs it without asking the rule."
                ]
            }
            throw problem
        }
        let failed = offered.filter { $0.completion?.failure != nil }.map(\.app.name)
        if !failed.isEmpty {
            throw CommandError.failed(
                "\(page): \(failed.count) of \(counted(offered.count, "run")) did not complete: "
                    + failed.joined(separator: ", ") + "."
            )
        }
    }
}
