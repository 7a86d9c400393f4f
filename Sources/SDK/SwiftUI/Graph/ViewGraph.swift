// ViewGraph.swift: a tree of views with what it keeps. It is evaluated anew, as a whole, when something changed that a view
// keeps or looks at, at the latest when somebody looks at it.

import Foundation
import Observation

/// What lies over what was there before: a sheet, an alert.
@MainActor
struct Layer {
    /// When it came: the last is in front.
    var order: Int
    /// Whether it is a question, which waits for an answer.
    var isQuestion = false
    var nodes: [ViewNode]
}

/// A tree of views.
@MainActor
final class ViewGraph {
    /// Evaluations one after the other, each because of the one before, beyond which there would be no end of them.
    static let maximumRounds = 100

    private let root = Slot(type: Void.self)
    private let change = ChangeFlag()
    private var makeNodes: (Scope) -> [ViewNode] = { _ in [] }
    private var isStarted = false
    private var isUpdating = false
    private var nextOrder = 0
    private var afterwards: [() -> Void] = []
    private var pending: [Layer] = []
    /// The number of the evaluation.
    private(set) var evaluation = 0
    /// The root's elements and what lies over them, the one in front last.
    private(set) var layers: [Layer] = []
    /// The environment of the root.
    var environment = EnvironmentValues()
    /// Where views of UIKit's are put.
    weak var host: (any ViewGraphHost)?

    init() { change.graph = self }

    /// Shows a view; the one before keeps what it has if this one is of its type.
    func show<Content: View>(_ view: Content) {
        makeNodes = { $0.nodes(of: view) }
        change.set()
    }

    /// Evaluates the views from now on.
    func start() {
        isStarted = true
        change.set()
        update()
    }

    /// Something changed. May be called from everywhere.
    nonisolated var invalidate: @Sendable () -> Void { change.set }

    /// Evaluates the views if something changed, until nothing changes any more.
    func update() {
        guard isStarted, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        var rounds = 0
        while change.take() {
            rounds += 1
            if rounds > Self.maximumRounds {
                let problem =
                    "the views change what they show each time that they are evaluated, without an end: "
                    + "look for state that body, onAppear or onChange sets."
                isStarted = false
                guard let host else { fatalError(problem) }
                return host.fail(problem)
            }
            evaluate()
            let actions = afterwards
            afterwards = []
            for action in actions { action() }
        }
    }

    private func evaluate() {
        evaluation += 1
        pending = []
        let set = change.set
        let nodes = withObservationTracking {
            makeNodes(Scope(graph: self, slot: root, environment: environment))
        } onChange: {
            set()
        }
        layers = [Layer(order: -1, nodes: nodes)] + pending.sorted { $0.order < $1.order }
        root.sweep(evaluation)
        var shown: Set<ObjectIdentifier> = []
        for node in front { node.visit { if case .represented(let view) = $0.kind { shown.insert(view) } } }
        host?.showOnly(shown)
    }

    /// What a person sees.
    var front: [ViewNode] { layers.last?.nodes ?? [] }

    /// Does something once the views are evaluated.
    func afterwards(_ action: @escaping () -> Void) { afterwards.append(action) }

    /// The place of what comes in front now, in the order of all that came.
    func newOrder() -> Int {
        nextOrder += 1
        return nextOrder
    }

    /// Puts something in front.
    func present(_ layer: Layer) { pending.append(layer) }

    /// Ends all views.
    func end() {
        isStarted = false
        root.end()
    }

    // MARK: - A person's hands

    /// The elements in front that can be used, those of bars first.
    private func elements(where isMeant: (ViewNode) -> Bool) -> [ViewNode] {
        update()
        var found: [ViewNode] = []
        for node in front { node.visit { if $0.isEnabled, isMeant($0) { found.append($0) } } }
        return found
    }

    /// Those that can be tapped, by what is read on them.
    var tapNames: [String] {
        var names: [String] = []
        for node in elements(where: { $0.tap != nil }) where !node.reading.isEmpty && !names.contains(node.reading) {
            names.append(node.reading)
        }
        return names
    }

    /// Taps what is so called. False if there is no such thing.
    func tap(_ name: String) -> Bool {
        let elements = elements { $0.tap != nil }
        let found = elements.first { $0.reading == name } ?? elements.first { $0.otherNames.contains(name) }
        guard let found else { return false }
        found.tap?()
        update()
        return true
    }

    /// Those that take texts, by their names.
    var fieldNames: [String] { elements { $0.write != nil }.map(\.reading) }

    /// Puts a text into what is so called, or into the first element that takes texts. False if there is none that takes it.
    func write(_ text: String, into name: String?) -> Bool {
        let elements = elements { $0.write != nil }
        let found = name.map { name in elements.first { $0.names.contains(name) } } ?? elements.first
        guard let found, found.write?(text) == true else { return false }
        update()
        return true
    }

    /// What can be chosen.
    var choices: [Choice] {
        update()
        var choices: [Choice] = []
        for node in front { node.addChoices(to: &choices) }
        return choices
    }

    /// Chooses. False if there is no such choice.
    func choose(at index: Int) -> Bool {
        let choices = choices
        guard choices.indices.contains(index) else { return false }
        choices[index].choose()
        update()
        return true
    }

    /// All that a person reads in front.
    var texts: [String] {
        update()
        func texts(_ node: ViewNode) -> [String] {
            (node.text.isEmpty ? [] : [node.text]) + node.children.flatMap(texts)
        }
        return front.flatMap(texts)
    }
}

/// Who shows a graph.
@MainActor
protocol ViewGraphHost: AnyObject {
    /// Shows those of UIKit's views, and none of the others.
    func showOnly(_ views: Set<ObjectIdentifier>)
    /// Ends the request, since the views cannot be evaluated.
    func fail(_ problem: String)
}

/// Whether something changed; changes come from all threads.
final class ChangeFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false
    /// Set once, before anything changes.
    weak var graph: ViewGraph?

    /// Something changed: the graph will look at it soon.
    @Sendable func set() {
        let wasSet = lock.withLock {
            defer { isSet = true }
            return isSet
        }
        if wasSet { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.graph?.update() } }
    }

    /// Whether something changed since this was last asked.
    func take() -> Bool {
        lock.withLock {
            defer { isSet = false }
            return isSet
        }
    }
}
