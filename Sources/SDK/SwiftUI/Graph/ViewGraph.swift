// ViewGraph.swift: a view tree with its state. It is evaluated as a whole when state or an observed value has changed,
// at the latest when the elements are read.

import Foundation
import Observation

/// A presented layer: a sheet, an alert.
@MainActor
struct Layer {
    /// The order of presentation: the last is in front.
    var order: Int
    /// Whether it is an alert, which waits for an answer.
    var isAlert = false
    var nodes: [ViewNode]
}

/// A tree of views.
@MainActor
final class ViewGraph {
    /// The maximum number of consecutive evaluations, each caused by the previous one.
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
    /// The layers: the root's elements first, the frontmost layer last.
    private(set) var layers: [Layer] = []
    /// The environment of the root.
    var environment = EnvironmentValues()
    /// The host of UIKit views.
    weak var host: (any ViewGraphHost)?

    init() { change.graph = self }

    /// Shows a view; it keeps the state of the previous one if both have the same type.
    func show<Content: View>(_ view: Content) {
        makeNodes = { $0.nodes(of: view) }
        change.set()
    }

    /// Starts evaluating the views.
    func start() {
        isStarted = true
        change.set()
        update()
    }

    /// Marks the graph as changed. Thread-safe.
    nonisolated var invalidate: @Sendable () -> Void { change.set }

    /// Evaluates the views until nothing changes any more, if something changed.
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

    /// The elements of the frontmost layer.
    var front: [ViewNode] { layers.last?.nodes ?? [] }

    /// Runs an action after the views have been evaluated.
    func afterwards(_ action: @escaping () -> Void) { afterwards.append(action) }

    /// A new number in the order of presentation.
    func newOrder() -> Int {
        nextOrder += 1
        return nextOrder
    }

    /// Presents a layer.
    func present(_ layer: Layer) { pending.append(layer) }

    /// Ends all views.
    func end() {
        isStarted = false
        root.end()
    }

    // MARK: - User input

    /// The usable elements of the frontmost layer, those of bars first.
    private func elements(where isMeant: (ViewNode) -> Bool) -> [ViewNode] {
        update()
        var found: [ViewNode] = []
        for node in front { node.visit { if $0.isEnabled, isMeant($0) { found.append($0) } } }
        return found
    }

    /// The visible names of elements that can be tapped.
    var tapNames: [String] {
        var names: [String] = []
        for node in elements(where: { $0.tap != nil }) where !node.reading.isEmpty && !names.contains(node.reading) {
            names.append(node.reading)
        }
        return names
    }

    /// Taps the element with a name. False if there is none.
    func tap(_ name: String) -> Bool {
        let elements = elements { $0.tap != nil }
        let found = elements.first { $0.reading == name } ?? elements.first { $0.otherNames.contains(name) }
        guard let found else { return false }
        found.tap?()
        update()
        return true
    }

    /// The names of elements that accept text.
    var fieldNames: [String] { elements { $0.write != nil }.map(\.reading) }

    /// Sets the text of the element with a name, or of the first one that accepts text. False if none accepts it.
    func write(_ text: String, into name: String?) -> Bool {
        let elements = elements { $0.write != nil }
        let found = name.map { name in elements.first { $0.names.contains(name) } } ?? elements.first
        guard let found, found.write?(text) == true else { return false }
        update()
        return true
    }

    /// The choices that the user has on these views.
    var choices: [Choice] {
        update()
        var choices: [Choice] = []
        for node in front { node.addChoices(to: &choices) }
        return choices
    }

    /// Selects a choice. False if there is none.
    func choose(at index: Int) -> Bool {
        let choices = choices
        guard choices.indices.contains(index) else { return false }
        choices[index].choose()
        update()
        return true
    }

    /// All visible texts of the frontmost layer.
    var texts: [String] {
        update()
        func texts(_ node: ViewNode) -> [String] {
            (node.text.isEmpty ? [] : [node.text]) + node.children.flatMap(texts)
        }
        return front.flatMap(texts)
    }
}

/// The host of a graph.
@MainActor
protocol ViewGraphHost: AnyObject {
    /// Shows these UIKit views, and no others.
    func showOnly(_ views: Set<ObjectIdentifier>)
    /// Ends the request, since the views cannot be evaluated.
    func fail(_ problem: String)
}

/// A flag for changes, which may come from any thread.
final class ChangeFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false
    /// Set once, before anything changes.
    weak var graph: ViewGraph?

    /// Sets the flag: the graph will be updated soon.
    @Sendable func set() {
        let wasSet = lock.withLock {
            defer { isSet = true }
            return isSet
        }
        if wasSet { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.graph?.update() } }
    }

    /// Whether something changed since the last call.
    func take() -> Bool {
        lock.withLock {
            defer { isSet = false }
            return isSet
        }
    }
}
