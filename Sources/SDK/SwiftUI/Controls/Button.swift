// Button.swift: what a person taps.

import Foundation
import UIKit

/// What a button is for.
/// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
    /// It says that something is right.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes something.
    public static let close = ButtonRole(name: "close")
}

/// A button.
/// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View, PrimitiveView {
    let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    func nodes(in scope: Scope) -> [ViewNode] { [scope.control(label, tap: action)] }

    /// A button, and what it does.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }
    /// A button, and what it does.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}
extension Button where Label == Text {
    /// A button, and what it does.
    @preconcurrency
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        (self.role, self.action, label) = (role, action, Text(title))
    }
    /// A button, and what it does.
    @_disfavoredOverload
    @preconcurrency
    public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, Text(title)) }
    /// A button whose title says what it is for, as the system's do.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        let title = role == .cancel ? "Cancel" : role == .destructive ? "Delete" : role == .close ? "Close" : "Done"
        (self.role, self.action, label) = (role, action, Text(verbatim: title))
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a symbol.
    @preconcurrency
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { (self.role, self.action, label) = (role, action, SwiftUI.Label(title, systemImage: systemImage)) }
    /// A button with a symbol.
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
    /// An element that is used as one, and what is read on it.
    func control<Label: View>(_ label: Label, tap: (@MainActor () -> Void)? = nil) -> ViewNode {
        var node = ViewNode(.control, "", nodes(of: label))
        node.isEnabled = environment.isEnabled
        node.tap = tap
        return node
    }
}

/// What opens an address.
/// https://developer.apple.com/documentation/swiftui/link
public struct Link<Label: View>: View, PrimitiveView {
    private let label: Label
    private let destination: URL
    func nodes(in scope: Scope) -> [ViewNode] {
        let (open, destination) = (scope.environment.openURL, destination)
        return [scope.control(label) { open(destination) }]
    }
    /// What opens an address.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
    /// What opens an address.
    public init(_ title: LocalizedStringKey, destination: URL) where Label == Text {
        (label, self.destination) = (Text(title), destination)
    }
    /// What opens an address.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) where Label == Text {
        (label, self.destination) = (Text(title), destination)
    }
}

/// What would open the sheet with which a person hands something on. There is nobody to take it, so that a tap has no effect.
/// https://developer.apple.com/documentation/swiftui/sharelink
public struct ShareLink<Label: View>: View, PrimitiveView {
    private let label: Label
    func nodes(in scope: Scope) -> [ViewNode] { [scope.control(label) {}] }
    /// What would hand on an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// What would hand on a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// What would hand on an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == Text {
        label = Text(verbatim: "Share…")
    }
    /// What would hand on a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == Text {
        label = Text(verbatim: "Share…")
    }
    /// What would hand on an address.
    public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == Text {
        label = Text(title)
    }
    /// What would hand on a text.
    public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == Text { label = Text(title) }
}

/// Actions behind a button. They can be tapped without it.
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
    /// Actions behind a button.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, primaryAction) = (label(), content(), nil)
    }
    /// Actions behind a button that does one itself.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction) }
    /// Actions behind a button.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        (label, self.content, primaryAction) = (Text(title), content(), nil)
    }
    /// Actions behind a button.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) where Label == Text {
        (label, self.content, primaryAction) = (Text(title), content(), nil)
    }
    /// Actions behind a button with a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {
        (label, self.content, primaryAction) = (SwiftUI.Label(title, systemImage: systemImage), content(), nil)
    }
}
