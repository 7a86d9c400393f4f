// ControlStyles.swift: the system's styles of buttons, switches and labels.

import Foundation
import UIKit

/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// A system style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A system style.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A system style.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A system style.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A system style.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaulttogglestyle
public struct DefaultToggleStyle: ToggleStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// A system style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/switchtogglestyle
public struct SwitchToggleStyle: ToggleStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A system style.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/buttontogglestyle
public struct ButtonToggleStyle: ToggleStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A system style.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/checkboxtogglestyle
public struct CheckboxToggleStyle: ToggleStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A system style.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultlabelstyle
public struct DefaultLabelStyle: LabelStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == DefaultLabelStyle {
    /// A system style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle
public struct TitleAndIconLabelStyle: LabelStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A system style.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/titleonlylabelstyle
public struct TitleOnlyLabelStyle: LabelStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A system style.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A system style.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/glassbuttonstyle
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A system style.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// A system style.
    public nonisolated init() {}
    /// The content, without decoration.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A system style.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The glass effect.
/// https://developer.apple.com/documentation/swiftui/glass
public struct Glass: Equatable, Sendable {
    /// Regular glass.
    public static let regular = Glass()
    /// Clear glass.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// Stored, no effect.
    public func tint(_ color: Color?) -> Glass { self }
    /// Stored, no effect.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
