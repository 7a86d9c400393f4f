// View.swift: what views are, and those that only put others together.

/// A part of an interface.
/// https://developer.apple.com/documentation/swiftui/view
@MainActor
@preconcurrency
public protocol View {
    /// The content.
    associatedtype Body: View
    /// The content.
    @ViewBuilder
    @MainActor
    @preconcurrency
    var body: Body { get }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
    /// Not to be called: the view is one of this module's, which has elements instead of a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Nothing.
/// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View, PrimitiveView {
    /// Nothing.
    public nonisolated init() {}
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}

/// A view whose type is not told.
/// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View, PrimitiveView {
    private let view: any View
    /// A view whose type is not told.
    public init<Content: View>(_ view: Content) { self.view = view }
    /// A view whose type is not told.
    public init<Content: View>(erasing view: Content) { self.view = view }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(ofEach: [view]) }
}

/// Views beside each other.
/// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View, PrimitiveView {
    /// The views.
    public var value: T
    private let views: [any View]

    init(_ value: T, _ views: [any View]) { (self.value, self.views) = (value, views) }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(ofEach: views) }
}

/// Views that modifiers change together.
/// https://developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
    private let content: Content
}
extension Group: View, PrimitiveView where Content: View {
    /// What a group shows is its elements.
    public typealias Body = Never
    /// Views that modifiers change together.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(of: content) }
}
extension Group: ToolbarContent where Content: ToolbarContent {
    /// Items that stand together.
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
    /// The items' elements.
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
    /// What a condition shows is its elements.
    public typealias Body = Never
    func nodes(in scope: Scope) -> [ViewNode] {
        switch storage {
        case .first(let view): scope.nodes(of: view, at: .index(0))
        case .second(let view): scope.nodes(of: view, at: .index(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    /// What a view that may be missing shows is its elements.
    public typealias Body = Never
}
extension Optional: PrimitiveView where Wrapped: View {
    func nodes(in scope: Scope) -> [ViewNode] { map { scope.nodes(of: $0) } ?? [] }
}

/// Puts the views of a closure together.
/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public enum ViewBuilder {
    /// A view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Nothing.
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
    /// A view that may be missing.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// A view where a condition holds.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    /// A view where it does not.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    /// A view of newer systems.
    @MainActor
    @preconcurrency
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Views with an identity of their author's.
struct IdentifiedView<Content: View, ID: Hashable>: View, PrimitiveView {
    let content: Content
    let id: ID
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(of: content, at: .id(AnyHashable(id))) }
}

extension View {
    /// Gives the view an identity: with another one it begins anew.
    @MainActor
    @preconcurrency
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}
