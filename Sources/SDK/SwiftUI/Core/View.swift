// View.swift: the protocol of views, and the views that only combine others.

/// A view.
/// https://developer.apple.com/documentation/swiftui/view
@MainActor
@preconcurrency
public protocol View {
    /// The content.
    associatedtype Body: View
    /// The view's content.
    @ViewBuilder
    @MainActor
    @preconcurrency
    var body: Body { get }
}

extension Never: View {
    /// Never called: there is no such view.
    public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
    /// Never called: a view of this module has elements instead of a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// An empty view.
/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, PrimitiveView {
    /// Creates an empty view.
    public nonisolated init() {}
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}

/// A type-erased view.
/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, PrimitiveView {
    private let view: any View
    /// Creates a type-erased view.
    public init<Content: View>(_ view: Content) { self.view = view }
    /// Creates a type-erased view.
    public init<Content: View>(erasing view: Content) { self.view = view }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(ofEach: [view]) }
}

/// Several views.
/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View, PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    private let views: [any View]

    init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(ofEach: views) }
}

/// A group of views to which modifiers apply.
/// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
    private let content: Content
}
extension Group: View, PrimitiveView where Content: View {
    /// A group has no body; it consists of its elements.
    public typealias Body = Never
    /// Creates a group of views to which modifiers apply.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(of: content) }
}
extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of items.
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
    /// The elements of the items.
    public var toolbarBody: AnyView { content.toolbarBody }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
}
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    /// A conditional view has no body; it consists of its elements.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] {
        switch storage {
        case .first(let view): scope.nodes(of: view, at: .index(0))
        case .second(let view): scope.nodes(of: view, at: .index(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    /// An optional view has no body; it consists of its elements.
    public typealias Body = Never
}
extension Optional: PrimitiveView where Wrapped: View {
    func nodes(in scope: Scope) -> [ViewNode] { map { scope.nodes(of: $0) } ?? [] }
}

/// Combines the views of a closure.
/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public enum ViewBuilder {
    /// A view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// An empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    @MainActor
    @preconcurrency
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView((repeat each content), views)
    }
    /// An optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The view if a condition is true.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    /// The view if a condition is false.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    /// A view with limited availability.
    @MainActor
    @preconcurrency
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Views with an explicit identity.
struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(of: content, at: .id(AnyHashable(id))) }
}

extension View {
    /// Sets the view's identity: a different identity resets its state.
    @MainActor
    @preconcurrency
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
