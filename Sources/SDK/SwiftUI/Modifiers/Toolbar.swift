// Toolbar.swift: the contents of the bars above and below a view.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation
import UIKit

/// Toolbar items.
/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The type of its items.
    associatedtype Body: ToolbarContent = Never
    /// The type of its items.
    @ToolbarContentBuilder
    var body: Body { get }
    /// The views of its items.
    var toolbarBody: AnyView { get }
}
extension ToolbarContent {
    /// The views of its items.
    public var toolbarBody: AnyView { body.toolbarBody }
}
extension ToolbarContent where Body == Never {
    /// Never called: the item is one of this module.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Never: ToolbarContent {}

/// The position of a toolbar item.
/// https://developer.apple.com/documentation/swiftui/toolbaritemplacement
public struct ToolbarItemPlacement: Sendable {
    private let name: String
    /// A toolbar position.
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    /// A toolbar position.
    public static let principal = ToolbarItemPlacement(name: "principal")
    /// A toolbar position.
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    /// A toolbar position.
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    /// A toolbar position.
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    /// A toolbar position.
    public static let status = ToolbarItemPlacement(name: "status")
    /// A toolbar position.
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    /// A toolbar position.
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    /// A toolbar position.
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    /// A toolbar position.
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    /// A toolbar position.
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    /// A toolbar position.
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    /// A toolbar position.
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    /// A toolbar position.
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    /// A toolbar position.
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}
/// A toolbar item.
/// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let content: Content
    /// The content.
    public var toolbarBody: AnyView { AnyView(content) }
}
extension ToolbarItem where ID == Void {
    /// A toolbar item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
/// A group of toolbar items.
/// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let content: Content
    /// Creates a group of items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// The views of its items.
    public var toolbarBody: AnyView { AnyView(content) }
}
/// Space between items.
/// https://developer.apple.com/documentation/swiftui/toolbarspacer
public struct ToolbarSpacer: ToolbarContent {
    /// Space between items.
    public init() {}
    /// An empty view.
    public var toolbarBody: AnyView { AnyView(EmptyView()) }
}
/// Several items.
public struct ToolbarTuple: ToolbarContent {
    let items: [any ToolbarContent]
    /// The views of its items.
    public var toolbarBody: AnyView { AnyView(ToolbarViews(views: items.map { $0.toolbarBody })) }
}
private struct ToolbarViews: View, PrimitiveView {
    let views: [AnyView]
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(ofEach: views) }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// The view of an optional item.
    public var toolbarBody: AnyView { map { $0.toolbarBody } ?? AnyView(EmptyView()) }
}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// The view of a conditional item.
    public var toolbarBody: AnyView {
        switch storage {
        case .first(let item): item.toolbarBody
        case .second(let item): item.toolbarBody
        }
    }
}

/// Combines the items of a closure.
/// https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder
@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
    /// An item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several items.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> ToolbarTuple {
        var items: [any ToolbarContent] = []
        for item in repeat each content { items.append(item) }
        return ToolbarTuple(items: items)
    }
    /// An optional item.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The item if a condition is true.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
    /// The item if a condition is false.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
    /// Items with limited availability.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarTuple {
        ToolbarTuple(items: [content])
    }
}

/// A bar.
/// https://developer.apple.com/documentation/swiftui/toolbarplacement
public struct ToolbarPlacement: Sendable {
    /// A bar.
    public static let automatic = ToolbarPlacement()
    /// A bar.
    public static let navigationBar = ToolbarPlacement()
    /// A bar.
    public static let bottomBar = ToolbarPlacement()
    /// A bar.
    public static let tabBar = ToolbarPlacement()
}

extension View {
    /// Adds toolbar items.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(Companion(other: content().toolbarBody, isFirst: true, isInBar: true))
    }
    /// Adds toolbar items.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(Companion(other: content(), isFirst: true, isInBar: true))
    }
    /// Adds navigation bar items, in the older API.
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
        modifier(Companion(other: trailing, isFirst: true, isInBar: true))
            .modifier(Companion(other: leading, isFirst: true, isInBar: true))
    }
    /// Adds navigation bar items, in the older API.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        modifier(Companion(other: leading, isFirst: true, isInBar: true))
    }
    /// Adds navigation bar items, in the older API.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        modifier(Companion(other: trailing, isFirst: true, isInBar: true))
    }
    /// Adds a context menu. Its items can be tapped without opening it.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(Companion(other: menuItems()))
    }
    /// Adds swipe actions of a row. They can be tapped directly.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> some View { modifier(Companion(other: content())) }
    /// Adds a background view.
    public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(Companion(other: content(), isFirst: true)) }
    /// Adds a background view.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(Companion(other: background, isFirst: true))
    }
    /// Adds an overlay view.
    public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(Companion(other: content())) }
    /// Adds an overlay view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Companion(other: overlay))
    }
    /// Adds a view at an edge.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(Companion(other: content(), isFirst: edge == .top)) }
    /// A search field.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
    ) -> some View {
        modifier(
            Companion(other: TextField(prompt ?? "Search", text: text), isFirst: true, isInBar: true)
        )
    }
    /// A search field.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View { modifier(Companion(other: TextField(prompt, text: text), isFirst: true, isInBar: true)) }
    /// Sets the title of the navigation bar.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        modifier(Companion(other: Text(title), isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        modifier(Companion(other: Text(title), isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar.
    public func navigationTitle(_ title: Text) -> some View {
        modifier(Companion(other: title, isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar, in the older API.
    public func navigationBarTitle(
        _ title: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { navigationTitle(title) }
}
/// The placement of a search field.
/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
    /// The display mode of a search field.
    public enum DrawerDisplayMode: Sendable { case automatic, always }
    /// A position.
    public static let automatic = SearchFieldPlacement()
    /// A position.
    public static let toolbar = SearchFieldPlacement()
    /// A position.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// A position.
    public static func navigationBarDrawer(displayMode: DrawerDisplayMode) -> SearchFieldPlacement { .automatic }
}
/// The display mode of a title.
/// https://developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
    /// The display mode of a title.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
