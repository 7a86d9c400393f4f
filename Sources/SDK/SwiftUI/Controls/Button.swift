// Button.swift: controls that are tapped.

import Foundation
import UIKit

/// The role of a button.
/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The cancel button role.
    public static let cancel = ButtonRole(name: "cancel")
    /// The confirm button role.
    public static let confirm = ButtonRole(name: "confirm")
    /// The close button role.
    public static let close = ButtonRole(name: "close")
}

/// A button.
/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View, PrimitiveView {
    let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    func nodes(in scope: Scope) -> [ViewNode] { [scope.control(label, tap: action)] }

    /// Creates a button with an action.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }
    /// Creates a button with an action.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}
extension Button where Label == Text {
    /// Creates a button with an action.
    @preconcurrency
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        (self.role, self.action, label) = (role, action, Text(title))
    }
    /// Creates a button with an action.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, Text(title)) }
    /// Creates a button whose title follows from its role.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        let title = role == .cancel ? "Cancel" : role == .destructive ? "Delete" : role == .close ? "Close" : "Done"
        (self.role, self.action, label) = (role, action, Text(verbatim: title))
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a symbol.
    @preconcurrency
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, SwiftUI.Label(title, systemImage: systemImage)) }
    /// Creates a button with a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Scope {
    /// An element that is a single control, with its label.
    func control<Label: View>(_ label: Label, tap: (@MainActor () -> Void)? = nil) -> ViewNode {
        var node = ViewNode(.control, "", nodes(of: label))
        node.isEnabled = environment.isEnabled
        node.tap = tap
        return node
    }
}

/// A link to a URL.
/// https://developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View, PrimitiveView {
    private let label: Label
    private let destination: URL
    func nodes(in scope: Scope) -> [ViewNode] {
        let (open, destination) = (scope.environment.openURL, destination)
        return [scope.control(label) { open(destination) }]
    }
    /// Creates a link to a URL.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
    /// Creates a link to a URL.
    public init(_ title: LocalizedStringKey, destination: URL) where Label == Text {
        (label, self.destination) = (Text(title), destination)
    }
    /// Creates a link to a URL.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) where Label == Text {
        (label, self.destination) = (Text(title), destination)
    }
}

/// A button for the share sheet. There is no receiver, so a tap has no effect.
/// https://developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Label: View>: View, PrimitiveView {
    private let label: Label
    func nodes(in scope: Scope) -> [ViewNode] { [scope.control(label) {}] }
    /// Creates a share link for a URL.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Creates a share link for a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Creates a share link for a URL.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == Text {
        label = Text(verbatim: "Share…")
    }
    /// Creates a share link for a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == Text {
        label = Text(verbatim: "Share…")
    }
    /// Creates a share link for a URL.
    public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == Text {
        label = Text(title)
    }
    /// Creates a share link for a text.
    public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == Text { label = Text(title) }
}

/// A menu. Its actions can be tapped without opening it.
/// https://developer.apple.com/documentation/swiftui/menu
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    func nodes(in scope: Scope) -> [ViewNode] {
        var head = scope.control(label, tap: primaryAction)
        if primaryAction == nil { head.kind = .group }
        return [ViewNode(.group, "", [head] + scope.nodes(of: content, at: .index(1)))]
    }
    /// Creates a menu with this content and label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, primaryAction) = (label(), content(), nil)
    }
    /// Creates a menu with this content and label; `primaryAction` runs when the menu itself is tapped.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction) }
    /// Creates a menu with this content and a localized title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        (label, self.content, primaryAction) = (Text(title), content(), nil)
    }
    /// Creates a menu with this content and a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) where Label == Text {
        (label, self.content, primaryAction) = (Text(title), content(), nil)
    }
    /// Creates a menu with a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {
        (label, self.content, primaryAction) = (SwiftUI.Label(title, systemImage: systemImage), content(), nil)
    }
}
