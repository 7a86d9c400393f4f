// UserscriptRun.swift: a userscript on a page: when it starts, in which world, and what is left when it is done.
// Elsewhere: the moments (ScheduledRun.swift), its text with its requirements (UserscriptSource.swift), its settings
// (UserscriptSettings.swift), the functions that it is granted (js/extension/userscripts.js).

import DOM
import PageProtocol
import PropertyValues
import ScriptEngine
import ScriptMetadata

/// The run of one userscript on one page.
final class UserscriptRun: ScheduledRun {
    let metadata: UserscriptMetadata
    /// The manager's side in the world (js/extension/userscripts.js).
    private var state: ScriptValue?
    /// What the script returned: with top-level await, a promise.
    private var returned: ScriptValue?
    private var isStarted = false

    /// Reads a script's metadata.
    ///
    /// - Parameter runs: Whether a script with these patterns runs on the page.
    init(_ call: ScriptCall, runs: (AddressPatterns) -> Bool) {
        do throws(UserscriptMetadataError) {
            metadata = try UserscriptMetadata(source: Array(call.source.utf8))
            super.init(call, isMatched: runs(metadata.patterns))
        } catch {
            metadata = UserscriptMetadata()
            super.init(call, refused: error.description)
        }
    }

    override var sharesPageWorld: Bool { metadata.injectInto != .content }

    override var firstMoment: LoadMoment? {
        switch metadata.runAt ?? .documentEnd {
        case .documentStart: .documentElement
        case .documentBody: .body
        case .documentEnd: .parsed
        case .documentIdle: .loaded
        case .contextMenu: nil
        }
    }

    override func begin(at moment: LoadMoment) {
        guard let firstMoment, moment >= firstMoment else { return }
        begin()
    }

    override func end(in world: World) -> PayloadOutcome {
        world.outcome(of: call) { () throws(ScriptError) in
            var choices = call.manager.choices[...]
            if firstMoment == nil {
                try checkChoice(&choices)
                try run(in: world)
            }
            if let returned, metadata.hasTopLevelAwait {
                try attempt(in: world) { () throws(ScriptError) in
                    _ = try world.settle(returned, timeout: call.timeout)
                }
            }
            world.finishTasks(of: call)
            guard let state else { return PayloadOutcome(payload: nil, state: .completed) }
            for choice in choices {
                var answer: ScriptValue?
                try attempt(in: world) { () throws(ScriptError) in
                    answer = try world.bindings.property("chooseCommand").call([state, world.context.value(choice)])
                }
                if let answer, answer.kind == .string {
                    throw ScriptError(
                        name: "",
                        message: "No command in the script's menu is called \"\(choice)\"; \(answer.string)."
                    )
                }
                world.finishTasks(of: call)
            }
            return try stored(state, in: world)
        }
    }

    /// Ends the manager's side: its records, and the values.
    private func stored(_ state: ScriptValue, in world: World) throws(ScriptError) -> PayloadOutcome {
        var outcome = PayloadOutcome(payload: nil, state: .completed)
        let values = try world.bindings.property("closeUserscript").call([state])
        guard values.kind == .string else { return outcome }
        outcome.storedValues = try storedValues(values.string, of: metadata.identifier)
        return outcome
    }

    /// A script of the context menu runs only when it is chosen by its name.
    private func checkChoice(_ choices: inout ArraySlice<String>) throws(ScriptError) {
        let name = metadata.name
        guard choices.popFirst() == name else {
            throw ScriptError(
                name: "",
                message:
                    "The script runs only when it is chosen in the context menu: --choices '{\"taps\": [\"\(name)\"]}' chooses it."
            )
        }
    }

    private func begin() {
        guard !isStarted, let world else { return }
        start(in: world) { () throws(ScriptError) in try run(in: world) }
    }

    private func run(in world: World) throws(ScriptError) {
        if isStarted { return }
        isStarted = true
        warn(world)
        let source = try UserscriptSource(self, in: world)
        if source.parts.count > 1 { world.page.vm.compose(source.composed, named: call.sourceURL) }
        if metadata.isUnwrapped {
            try attempt(in: world) { () throws(ScriptError) in
                try world.evaluate(source.text(variables: nil), sourceURL: call.sourceURL, timeout: call.timeout)
            }
            return
        }
        let settings = try world.converted(settings(source.resources, in: world))
        let stored = world.context.value(String(decoding: call.manager.values, as: UTF8.self))
        let state = try world.bindings.property("openUserscript")
            .call([settings, stored, world.context.value(metadata.identifier)])
        self.state = state
        let unknown = try state.property("unknown").string
        if !unknown.isEmpty {
            world.record(.warning, "\(call.sourceURL): @grant \(unknown): there is no such function here")
        }
        let variables = try state.property("names").string
        try attempt(in: world) { () throws(ScriptError) in
            let make = try world.evaluate(
                source.text(variables: variables),
                sourceURL: call.sourceURL,
                timeout: call.timeout
            )
            returned = try world.bindings.property("callUserscript").call([state, make])
        }
    }

    /// Warns of metadata that no manager knows.
    private func warn(_ world: World) {
        if metadata.runAt == nil, let value = metadata.first("run-at") {
            world.record(.warning, "\(call.sourceURL): @run-at \(value) is unknown; the script runs at document-end")
        }
        if metadata.injectInto == nil, let value = metadata.first("inject-into") {
            world.record(.warning, "\(call.sourceURL): @inject-into \(value) is unknown; the script runs as with page")
        }
    }
}

extension UserscriptMetadata {
    /// The script's name among the stored values: its own, behind its namespace.
    var identifier: String { namespace.isEmpty ? name : "\(namespace)/\(name)" }
}
