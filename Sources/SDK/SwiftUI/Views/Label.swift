// Label.swift: texts with images, and values with labels.

import Foundation
import UIKit

/// A text with an image.
/// https://developer.apple.com/documentation/swiftui/label
public struct Label<Title: View, Icon: View>: View, PrimitiveView {
    private let title: Title
    private let icon: Icon

    /// Creates a text with an image.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
    func nodes(in scope: Scope) -> [ViewNode] {
        [ViewNode(.group, "", scope.nodes(of: title) + scope.nodes(of: icon, at: .index(1)))]
    }
}
extension Label where Title == Text, Icon == Image {
    /// Creates a text with a system symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        (self.title, icon) = (Text(title), Image(systemName: name))
    }
    /// Creates a text with a system symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        (self.title, icon) = (Text(title), Image(systemName: name))
    }
    /// Creates a text with an image of the bundle.
    public init(_ title: LocalizedStringKey, image name: String) { (self.title, icon) = (Text(title), Image(name)) }
    /// Creates a text with an image of the bundle.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, image name: String) {
        (self.title, icon) = (Text(title), Image(name))
    }
}

/// A value with a label.
/// https://developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    /// Creates a row with a label and a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    func nodes(in scope: Scope) -> [ViewNode] {
        [ViewNode(.group, "", scope.nodes(of: label) + scope.nodes(of: content, at: .index(1)))]
    }
}
extension LabeledContent where Label == Text {
    /// Creates a row with a label and a value.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
    /// Creates a row with a label and a value.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
}
extension LabeledContent where Label == Text, Content == Text {
    /// Creates a row with a label and a value.
    public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
        (label, content) = (Text(title), Text(value))
    }
    /// Creates a row with a label and a value.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        (label, content) = (Text(title), Text(value))
    }
}

/// A view for missing content.
/// https://developer.apple.com/documentation/swiftui/contentunavailableview
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, PrimitiveView {
    private let label: Label
    private let description: Description
    private let actions: Actions
    /// Creates a view for missing content.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
    func nodes(in scope: Scope) -> [ViewNode] {
        let texts = scope.nodes(of: label) + scope.nodes(of: description, at: .index(1))
        return [ViewNode(.group, "", texts + scope.nodes(of: actions, at: .index(2)))]
    }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view for missing content.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
    /// Creates a view for missing content.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
        (label, self.description, actions) = (SwiftUI.Label(title, systemImage: name), description, EmptyView())
    }
}

/// The progress.
/// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
    private let label: Label
    private let current: CurrentValueLabel
    func nodes(in scope: Scope) -> [ViewNode] {
        [ViewNode(.group, "", scope.nodes(of: label) + scope.nodes(of: current, at: .index(1)))]
    }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view.
    public init() where Label == EmptyView { (label, current) = (EmptyView(), EmptyView()) }
    /// Creates an indeterminate progress view.
    public init(@ViewBuilder label: () -> Label) { (self.label, current) = (label(), EmptyView()) }
    /// Creates an indeterminate progress view.
    public init(_ title: LocalizedStringKey) where Label == Text { (label, current) = (Text(title), EmptyView()) }
    /// Creates an indeterminate progress view.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) where Label == Text {
        (label, current) = (Text(title), EmptyView())
    }
    /// Creates a progress view with a value.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
        (label, current) = (EmptyView(), EmptyView())
    }
    /// Creates a progress view with a value.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
        (self.label, current) = (label(), EmptyView())
    }
    /// Creates a progress view with a value.
    public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1)
    where Label == Text { (label, current) = (Text(title), EmptyView()) }
    /// Creates the view of a progress.
    public init(_ progress: Progress) where Label == EmptyView { (label, current) = (EmptyView(), EmptyView()) }
}
