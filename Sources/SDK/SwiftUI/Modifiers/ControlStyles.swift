// ControlStyles.swift: the system's styles of buttons, switches and labels.

import Foundation
import UIKit

/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// A look of the system's.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A look of the system's.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A look of the system's.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A look of the system's.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A look of the system's.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaulttogglestyle
public struct DefaultToggleStyle: ToggleStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// A look of the system's.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/switchtogglestyle
public struct SwitchToggleStyle: ToggleStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A look of the system's.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/buttontogglestyle
public struct ButtonToggleStyle: ToggleStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A look of the system's.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/checkboxtogglestyle
public struct CheckboxToggleStyle: ToggleStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A look of the system's.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultlabelstyle
public struct DefaultLabelStyle: LabelStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == DefaultLabelStyle {
    /// A look of the system's.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle
public struct TitleAndIconLabelStyle: LabelStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A look of the system's.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/titleonlylabelstyle
public struct TitleOnlyLabelStyle: LabelStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A look of the system's.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A look of the system's.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/glassbuttonstyle
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A look of the system's.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// A look of the system's.
    public nonisolated init() {}
    /// What is on it.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A look of the system's.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// How glass would look.
/// https://developer.apple.com/documentation/swiftui/glass
public struct Glass: Equatable, Sendable {
    /// The usual glass.
    public static let regular = Glass()
    /// A clearer one.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// Kept, without effect.
    public func tint(_ color: Color?) -> Glass { self }
    /// Kept, without effect.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
