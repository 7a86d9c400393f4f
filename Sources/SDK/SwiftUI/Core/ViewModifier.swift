// ViewModifier.swift: what changes a view, and a view so changed.

/// Changes views.
/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// What it makes of a view.
    associatedtype Body: View
    /// The view that it changes.
    typealias Content = _ViewModifier_Content<Self>
    /// What it makes of a view.
    @ViewBuilder
    @MainActor
    @preconcurrency
    func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    let nodes: (Scope) -> [ViewNode]
    func nodes(in scope: Scope) -> [ViewNode] { nodes(scope) }
}

/// A modifier of this module, which changes elements.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The elements of a view that it changes.
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode]
}
extension ViewModifier where Body == Never {
    /// Not to be called: the modifier is one of this module's, which changes elements.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// A view that a modifier changes, or one modifier after the other.
/// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    /// What is changed.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier
    /// A view that a modifier changes.
    public nonisolated init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// What a changed view shows is its elements.
    public typealias Body = Never

    func nodes(in scope: Scope) -> [ViewNode] {
        if let primitive = modifier as? any PrimitiveModifier { return primitive.nodes(of: content, in: scope) }
        scope.connect(modifier)
        // The view is evaluated where the modifier's body has it: in the environment there.
        let inner = _ViewModifier_Content<Modifier> { [content] in $0.nodes(of: content) }
        return scope.nodes(of: modifier.body(content: inner))
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The second modifier after the first.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// This modifier, and then another one.
    public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Changes nothing.
/// https://developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: PrimitiveModifier {
    /// Changes nothing.
    public static let identity = EmptyModifier()
    /// Changes nothing.
    public nonisolated init() {}
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] { scope.nodes(of: content) }
}

/// How something would look: kept, without effect where there is no screen.
struct Look: PrimitiveModifier, @unchecked Sendable {
    let name: String
    let values: [Any]

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        scope.nodes(of: content).map { node in
            var node = node
            node.looks.append(self)
            return node
        }
    }
}

/// Changes elements in a way that a closure says.
struct NodeChange: PrimitiveModifier {
    let change: (inout ViewNode, Scope) -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        scope.nodes(of: content).map { node in
            var node = node
            change(&node, scope)
            return node
        }
    }
}

/// Changes the environment.
struct EnvironmentChange: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        scope.nodes(of: content, at: .index(0), change)
    }
}

/// Views that stand with others: behind them, over them, in their bars.
struct Companion<Other: View>: PrimitiveModifier {
    let other: Other
    /// Whether they are read before.
    var isFirst = false
    var isInBar = false

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        var others = scope.nodes(of: other, at: .index(1))
        for index in others.indices where isInBar { others[index].isInBar = true }
        let own = scope.nodes(of: content)
        return isFirst ? others + own : own + others
    }
}

extension View {
    /// The view, changed.
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Keeps how it would look.
    func look(_ name: String, _ values: Any...) -> ModifiedContent<Self, Look> {
        modifier(Look(name: name, values: values))
    }
    /// Changes its elements.
    func changing(_ change: @escaping (inout ViewNode, Scope) -> Void) -> ModifiedContent<Self, NodeChange> {
        modifier(NodeChange(change: change))
    }
    /// Changes its environment.
    func changingEnvironment(
        _ change: @escaping (inout EnvironmentValues) -> Void
    ) -> ModifiedContent<Self, EnvironmentChange> {
        modifier(EnvironmentChange(change: change))
    }
}
