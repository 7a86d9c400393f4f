// ViewModifier.swift: modifiers, and modified views.

/// A modifier of views.
/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The modified view.
    associatedtype Body: View
    /// The view to modify.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view.
    @ViewBuilder
    @MainActor
    @preconcurrency
    func body(content: Content) -> Body
}

/// The view to modify.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    let nodes: (Scope) -> [ViewNode]
    func nodes(in scope: Scope) -> [ViewNode] { nodes(scope) }
}

/// A modifier of this module, which changes elements.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The elements of a modified view.
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode]
}
extension ViewModifier where Body == Never {
    /// Never called: a modifier of this module changes elements.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// A modified view, or a concatenation of modifiers.
/// https://developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    /// The view before the modification.
    public var content: Content
    /// The modifier applied to it.
    public var modifier: Modifier
    /// Creates a modified view.
    public nonisolated init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// A modified view has no body; it consists of its elements.
    public typealias Body = Never

    func nodes(in scope: Scope) -> [ViewNode] {
        if let primitive = modifier as? any PrimitiveModifier { return primitive.nodes(of: content, in: scope) }
        scope.connect(modifier)
        // The view is evaluated at its position in the modifier's body, in the environment there.
        let inner = _ViewModifier_Content<Modifier> { [content] in $0.nodes(of: content) }
        return scope.nodes(of: modifier.body(content: inner))
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the second modifier after the first.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// Concatenates this modifier and another one.
    public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier without effect.
/// https://developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: PrimitiveModifier {
    /// A modifier without effect.
    public static let identity = EmptyModifier()
    /// Creates a modifier without effect.
    public nonisolated init() {}
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] { scope.nodes(of: content) }
}

/// Changes elements with a closure.
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

/// Additional views: backgrounds, overlays, bar items.
struct AuxiliaryView<Other: View>: PrimitiveModifier {
    let other: Other
    /// Whether they come first in reading order.
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
    /// Applies a modifier.
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
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
