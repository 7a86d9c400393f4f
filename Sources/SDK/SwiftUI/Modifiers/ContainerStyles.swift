// ContainerStyles.swift: the system's styles of fields, pickers, lists and what holds others.

import Foundation
import UIKit

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
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
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
