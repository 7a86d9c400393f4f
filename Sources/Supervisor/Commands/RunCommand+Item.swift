// RunCommand+Item.swift: webaction run on a file that is not a page: an image, a movie, a PDF.

import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import PageProtocol
import ProcessSupervision
import RunEngine
import Sharing
import UserFiles

extension RunCommand {
    /// Passes the file to the native action and writes its answer. If there is none, or on a failure, the file is passed
    /// through unchanged.
    ///
    /// - Parameter app: The app that shares it; nil passes the file itself.
    func runItem(type: String, from app: HostApp?) throws {
        try refusePageOptions(type: type, isPresented: app != nil)
        let inputs = try native.inputs(canAsk: true)[0]
        let original = try arguments.reading.readPage(page)
        var items = [InputItem(attachments: [.file(page, type: type)])]
        if let app {
            let thing = ShareSource(file: page, type: type, bytes: original)
            items = try asUsageError(of: page) { () throws(HostAppError) in try app.items(of: thing) }
        }
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        let found = try foundBundles(writing: [NamedOutput("--output", output ?? "-")])[0]
        let bundle = try found.bundle(
            requiredBecause: "\(page) is no page, and only a native action reads such files: give"
        )
        try native.granting.check(for: [found])
        let action: NativeAction
        do {
            action = try native.interactive(
                native.action(of: found, inputs, supervisor: supervisor),
                readsInput: false
            )
        } catch let problem as CommandError where problem.isAboutSources {
            try writeOutput(original, to: output)
            throw problem
        }
        let result = supervisor.run(items: items, action: action, seconds: 5 * arguments.steps.timeout)
        if supervisor.interruption != nil {
            try fail(supervisor, page: page.description, reason: .cancelled, message: "interrupted.")
        }
        if trace {
            for event in result.events {
                printError("\(milliseconds(event.seconds))  \(event.text)", prefix: "trace: ")
            }
        }
        let completion = Completion(bundle, result)
        try writeOutput(completion.returnedItems?.first?.bytes ?? original, to: output)
        finishTransfers(supervisor)
        if let failure = completion.failure {
            try fail(supervisor, page: page.description, reason: failure.reason, message: failure.message)
        }
        if completion.returnedItems == nil {
            printError("\(page): unchanged: \(reasonForNothing(bundle))", prefix: "hint: ")
        } else if completion.returnedItems?.first?.bytes == nil {
            printError("\(page): unchanged: the first returned item contains neither text nor data.", prefix: "hint: ")
        }
    }

    /// Refuses the options that apply only to pages.
    ///
    /// - Parameters:
    ///   - isPresented: Whether an app shares the file; an app may share archives too.
    ///   - allowed: Options with a different meaning here.
    func refusePageOptions(type: String, isPresented: Bool, except allowed: Set<String> = []) throws {
        let pageOptions: [(name: String, isGiven: Bool)] =
            [
                ("--arguments", !native.arguments.isEmpty), ("--run-arguments", !native.runArguments.isEmpty),
                ("--payload", !payload.isEmpty),
                ("--selection", arguments.steps.selection != nil),
                ("--url", address.url != nil), ("--snapshot-run", snapshotRun != nil),
                ("--snapshot-final", snapshotFinal != nil),
                ("--report", report != nil), ("--html", html != nil),
                ("--explain", explain), ("--time", arguments.reproducibility.time != nil),
                ("--seed", arguments.reproducibility.seed != nil),
                ("--page-scripts", arguments.environment.pageScripts),
                ("--resource-root", arguments.environment.resourceRoot != nil),
                ("--encoding", arguments.reading.encoding != nil),
                ("--content-type", arguments.reading.contentType != nil),
                ("--locale", arguments.reading.locale != nil),
            ] + writing.given
        if let option = pageOptions.first(where: { $0.isGiven && !allowed.contains($0.name) }) {
            throw CommandError.usage("\(option.name) applies to pages only; the type of \(page) is \(type).")
        }
        if !isPresented, let advice = containerAdvice(page) {
            // NB: An extension without a script may be intended for such files.
            let found = try extensions.found(readingFirst: page)[0]
            if found.bundle?.script != Script.none { throw CommandError.usage("\(page): \(advice).") }
        }
    }

    private func reasonForNothing(_ bundle: ExtensionBundle) -> String {
        if bundle.point == .share { return "the results of share extensions are not used." }
        if bundle.service.role == .viewer { return "the results of viewers (NSExtensionServiceRoleType) are not used." }
        return "the action returned no items."
    }
}
