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
/// A look.
/// https://developer.apple.com/documentation/swiftui/textfieldstyle
@MainActor
@preconcurrency
public protocol TextFieldStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A look of the system's.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A look of the system's.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A look of the system's.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/texteditorstyle
@MainActor
@preconcurrency
public protocol TextEditorStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/automatictexteditorstyle
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// A look of the system's.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/plaintexteditorstyle
public struct PlainTextEditorStyle: TextEditorStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A look of the system's.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/pickerstyle
@MainActor
@preconcurrency
public protocol PickerStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// A look of the system's.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A look of the system's.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A look of the system's.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// A look of the system's.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A look of the system's.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
public struct NavigationLinkPickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A look of the system's.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/palettepickerstyle
public struct PalettePickerStyle: PickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
    /// A look of the system's.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor
@preconcurrency
public protocol DatePickerStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// A look of the system's.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A look of the system's.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A look of the system's.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A look of the system's.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/liststyle
@MainActor
@preconcurrency
public protocol ListStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ListStyle where Self == DefaultListStyle {
    /// A look of the system's.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ListStyle where Self == PlainListStyle {
    /// A look of the system's.
    public static var plain: PlainListStyle { PlainListStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ListStyle where Self == GroupedListStyle {
    /// A look of the system's.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/insetgroupedliststyle
public struct InsetGroupedListStyle: ListStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A look of the system's.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/insetliststyle
public struct InsetListStyle: ListStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ListStyle where Self == InsetListStyle {
    /// A look of the system's.
    public static var inset: InsetListStyle { InsetListStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/sidebarliststyle
public struct SidebarListStyle: ListStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ListStyle where Self == SidebarListStyle {
    /// A look of the system's.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/formstyle
@MainActor
@preconcurrency
public protocol FormStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    /// A look of the system's.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension FormStyle where Self == GroupedFormStyle {
    /// A look of the system's.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/columnsformstyle
public struct ColumnsFormStyle: FormStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A look of the system's.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/menustyle
@MainActor
@preconcurrency
public protocol MenuStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultmenustyle
public struct DefaultMenuStyle: MenuStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// A look of the system's.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A look of the system's.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A look of the system's.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor
@preconcurrency
public protocol ProgressViewStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A look of the system's.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A look of the system's.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A look of the system's.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A look of the system's.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A look of the system's.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A look of the system's.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
@preconcurrency
public protocol TabViewStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A look of the system's.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A look of the system's.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}
/// A look.
/// https://developer.apple.com/documentation/swiftui/groupboxstyle
@MainActor
@preconcurrency
public protocol GroupBoxStyle {}
/// A look of the system's.
/// https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// A look of the system's.
    public nonisolated init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A look of the system's.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A look of the system's.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}
extension PageTabViewStyle {
    /// Whether dots are seen.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
extension CircularProgressViewStyle {
    /// A look of the system's.
    public nonisolated init(tint: Color) { self.init() }
}
extension SwitchToggleStyle {
    /// A look of the system's.
    public nonisolated init(tint: Color) { self.init() }
}
/// The shape of buttons' borders.
/// https://developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Sendable {
    /// A shape.
    public static let automatic = ButtonBorderShape()
    /// A shape.
    public static let capsule = ButtonBorderShape()
    /// A shape.
    public static let circle = ButtonBorderShape()
    /// A shape.
    public static let roundedRectangle = ButtonBorderShape()
    /// A shape.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension View {
    /// Kept, without effect.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { look("buttonStyle", style) }
    /// Kept, without effect.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { look("buttonBorderShape", shape) }
    /// Kept, without effect.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { look("buttonStyle", style) }
    /// Kept, without effect.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { look("toggleStyle", style) }
    /// Kept, without effect.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { look("labelStyle", style) }
    /// Kept, without effect.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { look("textFieldStyle", style) }
    /// Kept, without effect.
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { look("textEditorStyle", style) }
    /// Kept, without effect.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { look("pickerStyle", style) }
    /// Kept, without effect.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { look("datePickerStyle", style) }
    /// Kept, without effect.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View { look("listStyle", style) }
    /// Kept, without effect.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { look("formStyle", style) }
    /// Kept, without effect.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { look("menuStyle", style) }
    /// Kept, without effect.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { look("progressViewStyle", style) }
    /// Kept, without effect.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { look("navigationViewStyle", style) }
    /// Kept, without effect.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { look("tabViewStyle", style) }
    /// Kept, without effect.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { look("groupBoxStyle", style) }
}
