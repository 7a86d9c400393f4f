// ContainerStyles.swift: the system's styles of fields, pickers, lists and containers.

import Foundation
import UIKit

/// A style.
/// https://developer.apple.com/documentation/swiftui/textfieldstyle
@MainActor
@preconcurrency
public protocol TextFieldStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A system style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A system style.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A system style.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/texteditorstyle
@MainActor
@preconcurrency
public protocol TextEditorStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/automatictexteditorstyle
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// A system style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/plaintexteditorstyle
public struct PlainTextEditorStyle: TextEditorStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A system style.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/pickerstyle
@MainActor
@preconcurrency
public protocol PickerStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// A system style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A system style.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A system style.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// A system style.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A system style.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
public struct NavigationLinkPickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A system style.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/palettepickerstyle
public struct PalettePickerStyle: PickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
    /// A system style.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor
@preconcurrency
public protocol DatePickerStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// A system style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A system style.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A system style.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle {
    /// A system style.
    public nonisolated init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A system style.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/liststyle
@MainActor
@preconcurrency
public protocol ListStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ListStyle where Self == DefaultListStyle {
    /// A system style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ListStyle where Self == PlainListStyle {
    /// A system style.
    public static var plain: PlainListStyle { PlainListStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ListStyle where Self == GroupedListStyle {
    /// A system style.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/insetgroupedliststyle
public struct InsetGroupedListStyle: ListStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A system style.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/insetliststyle
public struct InsetListStyle: ListStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ListStyle where Self == InsetListStyle {
    /// A system style.
    public static var inset: InsetListStyle { InsetListStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/sidebarliststyle
public struct SidebarListStyle: ListStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ListStyle where Self == SidebarListStyle {
    /// A system style.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/formstyle
@MainActor
@preconcurrency
public protocol FormStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
    /// A system style.
    public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    /// A system style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
    /// A system style.
    public nonisolated init() {}
}
extension FormStyle where Self == GroupedFormStyle {
    /// A system style.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/columnsformstyle
public struct ColumnsFormStyle: FormStyle {
    /// A system style.
    public nonisolated init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A system style.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/menustyle
@MainActor
@preconcurrency
public protocol MenuStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultmenustyle
public struct DefaultMenuStyle: MenuStyle {
    /// A system style.
    public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// A system style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {
    /// A system style.
    public nonisolated init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A system style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// A system style.
    public nonisolated init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A system style.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor
@preconcurrency
public protocol ProgressViewStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A system style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A system style.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A system style.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A system style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A system style.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A system style.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
@preconcurrency
public protocol TabViewStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A system style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
    /// A system style.
    public nonisolated init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A system style.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}
/// A style.
/// https://developer.apple.com/documentation/swiftui/groupboxstyle
@MainActor
@preconcurrency
public protocol GroupBoxStyle {}
/// A system style.
/// https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// A system style.
    public nonisolated init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A system style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// A system style.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}
extension PageTabViewStyle {
    /// Whether the page dots are visible.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
extension CircularProgressViewStyle {
    /// A system style.
    public nonisolated init(tint: Color) { self.init() }
}
extension SwitchToggleStyle {
    /// A system style.
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
