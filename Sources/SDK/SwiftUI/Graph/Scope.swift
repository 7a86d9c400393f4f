// Scope.swift: the context in which a view is evaluated: its slot, and the environment.

/// A view of this module, which defines its elements.
@MainActor
protocol PrimitiveView {
    /// The elements.
    func nodes(in scope: Scope) -> [ViewNode]
}

/// The context in which a view is evaluated.
@MainActor
struct Scope {
    let graph: ViewGraph
    let slot: Slot
    var environment: EnvironmentValues
    private var depth = 0

    /// The maximum nesting depth of views, which stops endless recursion.
    static let maximumDepth = 1000

    init(graph: ViewGraph, slot: Slot, environment: EnvironmentValues) {
        (self.graph, self.slot, self.environment) = (graph, slot, environment)
    }

    /// The elements of a nested view.
    func nodes<Content: View>(of view: Content, at key: SlotKey = .index(0)) -> [ViewNode] {
        var inner = self
        inner.depth += 1
        guard inner.depth <= Self.maximumDepth else {
            fatalError("\(Content.self) is in itself: its body has more than \(Self.maximumDepth) views in each other.")
        }
        inner = inner.moved(to: slot.child(key, Content.self, evaluation: graph.evaluation))
        if let primitive = view as? any PrimitiveView { return primitive.nodes(in: inner) }
        if let represented = view as? any UIViewRepresentable { return inner.nodes(representing: represented) }
        if let represented = view as? any UIViewControllerRepresentable {
            return inner.nodes(representing: represented)
        }
        inner.connect(view)
        return inner.nodes(of: view.body)
    }

    /// The elements of sibling views.
    func nodes(ofEach views: [any View]) -> [ViewNode] {
        views.enumerated().flatMap { index, view in nodes(of: view, at: .index(index)) }
    }

    /// The elements of a view in another environment.
    func nodes<Content: View>(
        of view: Content,
        at key: SlotKey = .index(0),
        _ change: (inout EnvironmentValues) -> Void
    ) -> [ViewNode] {
        var inner = self
        change(&inner.environment)
        return inner.nodes(of: view, at: key)
    }

    /// The state stored in this slot, created if missing.
    func remembered<Memory: AnyObject>(_ make: () -> Memory) -> Memory { slot.remembered(make) }

    private func moved(to slot: Slot) -> Scope {
        var inner = Scope(graph: graph, slot: slot, environment: environment)
        inner.depth = depth
        return inner
    }

    /// Connects the properties of a view, including nested ones, to the state stored in this slot.
    func connect(_ view: Any) {
        var index = 0
        connect(view, &index)
    }

    private func connect(_ holder: Any, _ index: inout Int) {
        var mirror: Mirror? = Mirror(reflecting: holder)
        while let current = mirror {
            for (_, value) in current.children {
                guard let property = value as? any DynamicProperty else { continue }
                index += 1
                if let connected = property as? any ConnectedProperty {
                    connected.connect(PropertyPlace(graph: graph, slot: slot, index: index, environment: environment))
                } else {
                    connect(property, &index)
                    var copy = property
                    copy.update()
                }
            }
            mirror = current.superclassMirror
        }
    }
}
