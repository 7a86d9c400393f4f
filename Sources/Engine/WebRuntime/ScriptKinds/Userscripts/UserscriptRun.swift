// UserscriptRun.swift: a userscript on a page: when it starts, in which world, and what is left when it is done.
// Elsewhere: its text with its requirements (UserscriptSource.swift), its settings (UserscriptSettings.swift), the functions that
// it is granted (js/extension/userscripts.js).
//
//   document element ─► document-start
//   body             ─► document-body
//   page parsed, DOMContentLoaded ─► document-end
//   load event       ─► document-idle
//
// If the page's own scripts run, their parser reports these moments. Otherwise a page is parsed at once, unless a script waits for an element,
// and the moments follow one another, with the events that the script may listen for.

import DOM
import PageProtocol
import PropertyValues
package import ScriptEngine
package import ScriptMetadata

/// A step of a page's load that scripts wait for, in order.
package enum LoadMoment: Int, Sendable {
    case documentElement, body, parsed, loaded
}

/// The run of one userscript on one page.
package final class UserscriptRun {
    let call: ScriptCall
    let metadata: UserscriptMetadata
    /// Why the script cannot run on any page.
    private let refusal: ScriptError?
    /// Whether the script runs on pages with this URL.
    package let isMatched: Bool
    private var world: World?
    /// The manager's side in the world (js/extension/userscripts.js).
    private var state: ScriptValue?
    /// What the script returned: with top-level await, a promise.
    private var returned: ScriptValue?
    private var failure: PayloadOutcome?
    private var isStarted = false
    /// Whether the page is known to be loading in the world.
    private var isLoading = false

    /// Reads a script's metadata.
    ///
    /// - Parameter runs: Whether a script with these patterns runs on the page.
    package init(_ call: ScriptCall, runs: (AddressPatterns) -> Bool) {
        self.call = call
        do throws(UserscriptMetadataError) {
            metadata = try UserscriptMetadata(source: Array(call.source.utf8))
            refusal = nil
        } catch {
            metadata = UserscriptMetadata()
            refusal = ScriptError(name: "", message: error.description, file: call.sourceURL)
        }
        isMatched = refusal != nil || runs(metadata.patterns)
    }

    /// Whether it starts before the page is parsed.
    package var waitsForParser: Bool {
        guard let first = start, refusal == nil, isMatched else { return false }
        return first < .parsed
    }

    /// Whether it shares the page's objects, if the page has scripts.
    package var sharesPageWorld: Bool { metadata.injectInto != .content }

    /// Whether the supervisor answers requests for its resources.
    package var hasResources: Bool { call.manager.hasResources }

    /// The moment at which it starts; nil: only when it is chosen.
    private var start: LoadMoment? {
        switch metadata.runAt ?? .documentEnd {
        case .documentStart: .documentElement
        case .documentBody: .body
        case .documentEnd: .parsed
        case .documentIdle: .loaded
        case .contextMenu: nil
        }
    }

    /// Enters the world in which the script runs.
    package func enter(_ world: World) { self.world = world }

    /// Makes the page one that is being loaded. To be called before the parse, if the page's own scripts do not run.
    package func beginLoading() {
        guard let world, !isLoading else { return }
        isLoading = true
        world.reach("loading")
    }

    /// Starts the script, if this is its moment. While the parser waits for it, it cannot write markup.
    package func reached(_ moment: LoadMoment) {
        guard let world, moment < .parsed else { return begin(at: moment) }
        world.holdMarkup(true)
        begin(at: moment)
        world.holdMarkup(false)
    }

    private func begin(at moment: LoadMoment) {
        guard refusal == nil, let start, moment >= start else { return }
        begin()
    }

    /// Takes the page to the end of its load, and the script with it.
    ///
    /// - Returns: No payload; the values that it stored.
    package func finish() -> PayloadOutcome {
        guard let world else { return PayloadOutcome(payload: nil, state: .completed) }
        if let refusal {
            var outcome = PayloadOutcome(payload: nil, state: .threw, error: refusal)
            outcome.stage = .load
            return outcome
        }
        return world.page.vm.withTimeLimit(seconds: call.timeout) { () -> PayloadOutcome in
            if world.page.scripts == nil { passMoments(in: world) } else if start != nil { begin() }
            return end(in: world)
        }
    }

    /// The moments that no parser reported.
    private func passMoments(in world: World) {
        if start == .parsed, !isLoading { world.reach("interactive") } else { beginLoading() }
        begin(at: .documentElement)
        begin(at: .body)
        if isLoading { world.reach("parsed") }
        begin(at: .parsed)
        world.reach("loaded")
        begin(at: .loaded)
    }

    private func end(in world: World) -> PayloadOutcome {
        if let failure { return failure }
        var outcome = world.outcome(of: call) { () throws(ScriptError) in
            var choices = call.manager.choices[...]
            if start == nil {
                try checkChoice(&choices)
                try run(in: world)
            }
            if let returned, metadata.hasTopLevelAwait { _ = try world.settle(returned, timeout: call.timeout) }
            world.finishTasks(of: call)
            guard let state else { return PayloadOutcome(payload: nil, state: .completed) }
            for choice in choices {
                let answer = try world.bindings.property("chooseCommand").call([state, world.context.value(choice)])
                if answer.kind == .string {
                    throw ScriptError(
                        name: "",
                        message: "No command in the script's menu is called \"\(choice)\"; \(answer.string)."
                    )
                }
                world.finishTasks(of: call)
            }
            return try stored(state, in: world)
        }
        // NB: Some managers' scripts end by an exception on purpose; the page is still loaded.
        if outcome.state == .threw { outcome.error = outcome.error ?? world.uncaughtErrors.last }
        return outcome
    }

    /// Ends the manager's side: its records, and the values.
    private func stored(_ state: ScriptValue, in world: World) throws(ScriptError) -> PayloadOutcome {
        var outcome = PayloadOutcome(payload: nil, state: .completed)
        let values = try world.bindings.property("closeUserscript").call([state])
        guard values.kind == .string else { return outcome }
        let text = Array(values.string.utf8)
        guard text.count <= ManagerInput.maximumValues else {
            throw ScriptError(
                name: "",
                message: "The script stores more than \(ManagerInput.maximumValues >> 20) MB of values."
            )
        }
        outcome.storedValues = StoredValues(script: metadata.identifier, values: text)
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
        let outcome = world.outcome(of: call) { () throws(ScriptError) in
            try run(in: world)
            return PayloadOutcome(payload: nil, state: .completed)
        }
        if outcome.state != .completed { failure = outcome }
    }

    private func run(in world: World) throws(ScriptError) {
        if isStarted { return }
        isStarted = true
        warn(world)
        let source = try UserscriptSource(self, in: world)
        if source.parts.count > 1 { world.page.vm.compose(source.composed, named: call.sourceURL) }
        if metadata.isUnwrapped {
            try world.evaluate(source.text(variables: nil), sourceURL: call.sourceURL, timeout: call.timeout)
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
        let make = try world.evaluate(
            source.text(variables: variables),
            sourceURL: call.sourceURL,
            timeout: call.timeout
        )
        returned = try world.bindings.property("callUserscript").call([state, make])
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

extension LoadMoment: Comparable {
    package static func < (one: LoadMoment, other: LoadMoment) -> Bool { one.rawValue < other.rawValue }
}

extension UserscriptMetadata {
    /// The script's name among the stored values: its own, behind its namespace.
    var identifier: String { namespace.isEmpty ? name : "\(namespace)/\(name)" }
}

extension World {
    /// Makes the document refuse markup of scripts, or accept it again.
    fileprivate func holdMarkup(_ isHeld: Bool) {
        do throws(ScriptError) { try bindings.property("holdMarkup").call([context.value(isHeld)]) } catch {
            log.uncaught(error)
        }
    }

    /// Takes the page to a step of its load, of which listeners are notified (js/extension/userscripts.js).
    func reach(_ moment: String) {
        do throws(ScriptError) { try bindings.property("reachMoment").call([context.value(moment)]) } catch {
            log.uncaught(error)
        }
    }
}
