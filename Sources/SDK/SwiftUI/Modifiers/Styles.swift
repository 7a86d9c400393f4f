// Styles.swift: styles of controls. An author's own is asked for nothing, for nobody sees it; what it makes is not evaluated.

import Foundation
import UIKit

/// A button's look, and what it does when it is touched.
/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button looks like.
    associatedtype Body: View
    /// A button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// What a button looks like.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// A button, for its style.
/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
    /// What it is for.
    public let role: ButtonRole?
    /// What is on it.
    public let label: AnyView
    /// Does what the button does.
    public func trigger() {}
}
/// A button's look.
/// https://developer.apple.com/documentation/swiftui/buttonstyle
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// What a button looks like.
    associatedtype Body: View
    /// A button.
    typealias Configuration = ButtonStyleConfiguration
    /// What a button looks like.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// A button, for its style.
/// https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    /// What it is for.
    public let role: ButtonRole?
    /// What is on it.
    public let label: AnyView
    /// Whether it is touched.
    public let isPressed: Bool
}
/// A switch's look.
/// https://developer.apple.com/documentation/swiftui/togglestyle
@MainActor
@preconcurrency
public protocol ToggleStyle {
    /// What a switch looks like.
    associatedtype Body: View
    /// A switch.
    typealias Configuration = ToggleStyleConfiguration
    /// What a switch looks like.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// A switch, for its style.
/// https://developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    /// What is on it.
    public let label: AnyView
    /// Whether it is on.
    @Binding public var isOn: Bool
}
/// A label's look.
/// https://developer.apple.com/documentation/swiftui/labelstyle
@MainActor
@preconcurrency
public protocol LabelStyle {
    /// What a label looks like.
    associatedtype Body: View
    /// A label.
    typealias Configuration = LabelStyleConfiguration
    /// What a label looks like.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// A label, for its style.
/// https://developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
    /// The text.
    public let title: AnyView
    /// The image.
    public let icon: AnyView
}
extension View {
    /// Stored, no effect.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { look("buttonStyle", style) }
    /// Stored, no effect.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { look("buttonBorderShape", shape) }
    /// Stored, no effect.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { look("buttonStyle", style) }
    /// Stored, no effect.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { look("toggleStyle", style) }
    /// Stored, no effect.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { look("labelStyle", style) }
    /// Stored, no effect.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { look("textFieldStyle", style) }
    /// Stored, no effect.
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { look("textEditorStyle", style) }
    /// Stored, no effect.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { look("pickerStyle", style) }
    /// Stored, no effect.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { look("datePickerStyle", style) }
    /// Stored, no effect.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View { look("listStyle", style) }
    /// Stored, no effect.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { look("formStyle", style) }
    /// Stored, no effect.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { look("menuStyle", style) }
    /// Stored, no effect.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        look("progressViewStyle", style)
    }
    /// Stored, no effect.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        look("navigationViewStyle", style)
    }
    /// Stored, no effect.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { look("tabViewStyle", style) }
    /// Stored, no effect.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { look("groupBoxStyle", style) }
}
