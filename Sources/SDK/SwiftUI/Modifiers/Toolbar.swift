// Toolbar.swift: toolbar items and their builder. The modifiers that add them are auxiliary view modifiers.

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

    // MARK: Positions of toolbar items
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// A toolbar item.
/// https://developer.apple.com/documentation/swiftui/toolbaritem
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    private let content: Content
    /// The item's content.
    public var toolbarBody: AnyView { AnyView(content) }
}

extension ToolbarItem where ID == Void {
    /// Creates a toolbar item.
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
    /// Creates a space between items.
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
    /// The automatic placement of a toolbar.
    public static let automatic = ToolbarPlacement()
    /// The navigation bar placement of a toolbar.
    public static let navigationBar = ToolbarPlacement()
    /// The bottom bar placement of a toolbar.
    public static let bottomBar = ToolbarPlacement()
    /// The tab bar placement of a toolbar.
    public static let tabBar = ToolbarPlacement()
}
