// StyleModifiers.swift: style modifiers, and the protocols of custom styles. Nothing is shown, so the body of a custom
// style is not evaluated.
// https://developer.apple.com/documentation/swiftui/view-style-modifiers

import Foundation
import UIKit

/// The style and the interaction of a button.
/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// The appearance of a button.
    associatedtype Body: View
    /// A button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The appearance of a button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// The properties of a button for its style.
/// https://developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
    /// The button's role.
    public let role: ButtonRole?
    /// The button's label.
    public let label: AnyView
    /// Triggers the button's action.
    public func trigger() {}
}
/// The style of a button.
/// https://developer.apple.com/documentation/swiftui/buttonstyle
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// The appearance of a button.
    associatedtype Body: View
    /// A button.
    typealias Configuration = ButtonStyleConfiguration
    /// The appearance of a button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// The properties of a button for its style.
/// https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    /// The button's role.
    public let role: ButtonRole?
    /// The button's label.
    public let label: AnyView
    /// Whether the button is pressed.
    public let isPressed: Bool
}
/// The style of a switch.
/// https://developer.apple.com/documentation/swiftui/togglestyle
@MainActor
@preconcurrency
public protocol ToggleStyle {
    /// The appearance of a switch.
    associatedtype Body: View
    /// A switch.
    typealias Configuration = ToggleStyleConfiguration
    /// The appearance of a switch.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// The properties of a switch for its style.
/// https://developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    /// The switch's label.
    public let label: AnyView
    /// Whether the switch is on.
    @Binding public var isOn: Bool
}
/// The style of a label.
/// https://developer.apple.com/documentation/swiftui/labelstyle
@MainActor
@preconcurrency
public protocol LabelStyle {
    /// The appearance of a label.
    associatedtype Body: View
    /// A label.
    typealias Configuration = LabelStyleConfiguration
    /// The appearance of a label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}
/// The properties of a label for its style.
/// https://developer.apple.com/documentation/swiftui/labelstyleconfiguration
public struct LabelStyleConfiguration {
    /// The label's text.
    public let title: AnyView
    /// The label's image.
    public let icon: AnyView
}
extension View {
    // MARK: No effect
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
}
