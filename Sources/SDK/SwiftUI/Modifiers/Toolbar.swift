// Toolbar.swift: what stands in the bars above and below a view.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation
import UIKit

/// Items of a bar.
/// https://developer.apple.com/documentation/swiftui/toolbarcontent
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The items that it is made of.
    associatedtype Body: ToolbarContent = Never
    /// The items that it is made of.
    @ToolbarContentBuilder
    var body: Body { get }
    /// What its items show.
    var toolbarBody: AnyView { get }
}
extension ToolbarContent {
    /// What its items show.
    public var toolbarBody: AnyView { body.toolbarBody }
}
extension ToolbarContent where Body == Never {
    /// Not to be called: the item is one of this module's.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Never: ToolbarContent {}

/// Where an item stands.
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
/// An item of a bar.
/// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let content: Content
    /// The content.
    public var toolbarBody: AnyView { AnyView(content) }
}
extension ToolbarItem where ID == Void {
    /// An item of a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
/// Items of a bar that stand together.
/// https://developer.apple.com/documentation/swiftui/toolbaritemgroup
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let content: Content
    /// Items that stand together.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// What they show.
    public var toolbarBody: AnyView { AnyView(content) }
}
/// Room between items.
/// https://developer.apple.com/documentation/swiftui/toolbarspacer
public struct ToolbarSpacer: ToolbarContent {
    /// Room between items.
    public init() {}
    /// Nothing.
    public var toolbarBody: AnyView { AnyView(EmptyView()) }
}
/// Several items.
public struct ToolbarTuple: ToolbarContent {
    let items: [any ToolbarContent]
    /// What they show.
    public var toolbarBody: AnyView { AnyView(ToolbarViews(views: items.map { $0.toolbarBody })) }
}
private struct ToolbarViews: View, PrimitiveView {
    let views: [AnyView]
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(ofEach: views) }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// What an item shows that may be missing.
    public var toolbarBody: AnyView { map { $0.toolbarBody } ?? AnyView(EmptyView()) }
}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// What one of two items shows.
    public var toolbarBody: AnyView {
        switch storage {
        case .first(let item): item.toolbarBody
        case .second(let item): item.toolbarBody
        }
    }
}

/// Puts the items of a closure together.
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
    /// An item that may be missing.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// An item where a condition holds.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
    /// An item where it does not.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
    /// Items of newer systems.
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
    /// Items of the bars above and below.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(Companion(other: content().toolbarBody, isFirst: true, isInBar: true))
    }
    /// Items of the bars above and below.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(Companion(other: content(), isFirst: true, isInBar: true))
    }
    /// Items of the bar above, in the form of older systems.
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
        modifier(Companion(other: trailing, isFirst: true, isInBar: true))
            .modifier(Companion(other: leading, isFirst: true, isInBar: true))
    }
    /// Items of the bar above, in the form of older systems.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        modifier(Companion(other: leading, isFirst: true, isInBar: true))
    }
    /// Items of the bar above, in the form of older systems.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        modifier(Companion(other: trailing, isFirst: true, isInBar: true))
    }
    /// What else a person could do with the view. It can be tapped at once.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(Companion(other: menuItems()))
    }
    /// What a person could do with a row. It can be tapped at once.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> some View { modifier(Companion(other: content())) }
    /// A view behind this one.
    public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(Companion(other: content(), isFirst: true)) }
    /// A view behind this one.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(Companion(other: background, isFirst: true))
    }
    /// A view over this one.
    public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(Companion(other: content())) }
    /// A view over this one.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Companion(other: overlay))
    }
    /// A view at an edge.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(Companion(other: content(), isFirst: edge == .top)) }
    /// A field for searching.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
    ) -> some View {
        modifier(
            Companion(other: TextField(prompt ?? "Search", text: text), isFirst: true, isInBar: true)
        )
    }
    /// A field for searching.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View { modifier(Companion(other: TextField(prompt, text: text), isFirst: true, isInBar: true)) }
    /// The title in the bar above.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        modifier(Companion(other: Text(title), isFirst: true, isInBar: true))
    }
    /// The title in the bar above.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        modifier(Companion(other: Text(title), isFirst: true, isInBar: true))
    }
    /// The title in the bar above.
    public func navigationTitle(_ title: Text) -> some View {
        modifier(Companion(other: title, isFirst: true, isInBar: true))
    }
    /// The title in the bar above, in the form of older systems.
    public func navigationBarTitle(
        _ title: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { navigationTitle(title) }
}
/// Where a field for searching stands.
/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
    /// Where a field for searching can stand.
    public enum DrawerDisplayMode: Sendable { case automatic, always }
    /// A place.
    public static let automatic = SearchFieldPlacement()
    /// A place.
    public static let toolbar = SearchFieldPlacement()
    /// A place.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// A place.
    public static func navigationBarDrawer(displayMode: DrawerDisplayMode) -> SearchFieldPlacement { .automatic }
}
/// How a title is shown.
/// https://developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
