// ScheduledRun.swift: scripts that start at moments of a page's load: userscripts, and content scripts of web extensions.
//
//   document element ─► document-start
//   body             ─► document-body
//   page parsed, DOMContentLoaded ─► document-end
//   load event       ─► document-idle
//
// If the page's own scripts run, their parser reports these moments. Otherwise a page is parsed at once, unless a script waits for an element,
// and the moments follow one another, with the events that the scripts may listen for.

import DOM
package import PageProtocol
import PropertyValues
package import ScriptEngine
package import ScriptMetadata

/// A step of a page's load that scripts wait for, in order.
package enum LoadMoment: Int, Sendable {
    case documentElement, body, parsed, loaded
}

/// The run of a script, or of several of one extension, on one page. Each kind has a class of its own.
package class ScheduledRun {
    let call: ScriptCall
    /// Why it cannot run on any page.
    private let refusal: ScriptError?
    /// Whether it runs on pages with this URL.
    package let isMatched: Bool
    private(set) var world: World?
    /// The first failure, which ends the run.
    private(set) var failure: PayloadOutcome?
    /// The first exception of a script, which ends that script alone.
    private var exception: ScriptError?
    /// Whether the page is known to be loading in the world.
    private(set) var isLoading = false

    init(_ call: ScriptCall, isMatched: Bool) {
        self.call = call
        self.isMatched = isMatched
        refusal = nil
    }

    /// A run that fails on all pages.
    init(_ call: ScriptCall, refused reason: String) {
        self.call = call
        isMatched = true
        refusal = ScriptError(name: "", message: reason, file: call.sourceURL)
    }

    // MARK: What a kind determines

    /// The moment at which the first script starts; nil: only when it is chosen.
    var firstMoment: LoadMoment? { .parsed }

    /// Whether it shares the page's objects, if the page has scripts.
    package var sharesPageWorld: Bool { false }

    /// A further world of the page, whose listeners hear of the load, too.
    var furtherWorld: World? { nil }

    /// The patterns of scripts that run in frames, too, in browsers.
    package var framePatterns: [AddressPatterns] { [] }

    /// The name of the script, or of the manifest.
    package var name: String { call.sourceURL }

    /// Starts what this moment, or an earlier one, starts.
    func begin(at moment: LoadMoment) {}

    /// Ends the run on a page that is loaded.
    func end(in world: World) -> PayloadOutcome { PayloadOutcome(payload: nil, state: .completed) }

    // MARK: What all have

    /// Whether it starts before the page is parsed.
    package var waitsForParser: Bool {
        guard let firstMoment, refusal == nil, isMatched else { return false }
        return firstMoment < .parsed
    }

    /// Whether the supervisor answers requests for its resources or files.
    package var hasResources: Bool { call.manager.hasResources }

    /// Whether a background receives the messages of its scripts.
    package var hasBackground: Bool { call.manager.hasBackground }

    /// Enters the world in which it runs.
    package func enter(_ world: World) { self.world = world }

    /// Makes the page one that is being loaded. To be called before the parse, if the page's own scripts do not run.
    package func beginLoading() {
        guard let world, !isLoading else { return }
        isLoading = true
        world.reach("loading")
    }

    /// Starts the scripts of this moment. While the parser waits for them, they cannot write markup.
    package func reached(_ moment: LoadMoment) {
        guard refusal == nil, failure == nil else { return }
        guard let world, moment < .parsed else { return begin(at: moment) }
        world.holdMarkup(true)
        begin(at: moment)
        world.holdMarkup(false)
    }

    /// Starts scripts. What fails but their exceptions ends the run.
    func start(in world: World, _ body: () throws(ScriptError) -> Void) {
        let outcome = world.outcome(of: call) { () throws(ScriptError) in
            try body()
            return PayloadOutcome(payload: nil, state: .completed)
        }
        if outcome.state != .completed { failure = failure ?? outcome }
    }

    /// Calls a script. As in browsers, its exception ends no other script; the first one is how the run fails in the end.
    func attempt(in world: World, _ body: () throws(ScriptError) -> Void) throws(ScriptError) {
        do throws(ScriptError) { try body() } catch {
            if error.timedOut { throw error }
            note(error, in: world)
        }
    }

    private func note(_ error: ScriptError, in world: World) {
        if exception == nil { exception = error } else { world.log.uncaught(error) }
    }

    /// Takes the page to the end of its load, and the scripts with it.
    ///
    /// - Returns: What the scripts give, and the values that they stored.
    package func finish() -> PayloadOutcome {
        guard let world else { return PayloadOutcome(payload: nil, state: .completed) }
        if let refusal {
            var outcome = PayloadOutcome(payload: nil, state: .threw, error: refusal)
            outcome.stage = .load
            return outcome
        }
        return world.page.vm.withTimeLimit(seconds: call.timeout) { () -> PayloadOutcome in
            if world.page.scripts == nil { passMoments(in: world) } else { reached(.loaded) }
            var outcome = failure ?? end(in: world)
            guard let exception else { return outcome }
            if outcome.state == .completed {
                (outcome.state, outcome.error, outcome.stage) = (.threw, exception, .scheduled)
            } else {
                world.log.uncaught(exception)
            }
            return outcome
        }
    }

    /// The moments that no parser reported.
    private func passMoments(in world: World) {
        if firstMoment == .parsed, !isLoading { world.reach("interactive") } else { beginLoading() }
        reached(.documentElement)
        reached(.body)
        furtherWorld?.reach("interactive")
        if isLoading { world.reach("parsed") }
        reached(.parsed)
        furtherWorld?.reach("complete")
        world.reach("loaded")
        reached(.loaded)
    }

    /// Values to store, which are not too many.
    func storedValues(_ json: String, of script: String) throws(ScriptError) -> StoredValues {
        let text = Array(json.utf8)
        guard text.count <= ManagerInput.maximumValues else {
            throw ScriptError(
                name: "",
                message: "The script stores more than \(ManagerInput.maximumValues >> 20) MB of values."
            )
        }
        return StoredValues(script: script, values: text)
    }
}

/// The run of a script whose kind has moments.
///
/// - Parameter runs: Whether a script with these patterns runs on the page.
package func makeScheduledRun(
    _ kind: ScriptKind,
    _ call: ScriptCall,
    runs: (AddressPatterns) -> Bool
) -> ScheduledRun {
    kind == .contentScript ? ContentScriptRun(call, runs: runs) : UserscriptRun(call, runs: runs)
}

extension LoadMoment: Comparable {
    package static func < (one: LoadMoment, other: LoadMoment) -> Bool { one.rawValue < other.rawValue }
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
        do throws(ScriptError) {
            try bindings.property("reachMoment").call([context.value(moment), context.value(pairedWorld != nil)])
        } catch {
            log.uncaught(error)
        }
    }
}
