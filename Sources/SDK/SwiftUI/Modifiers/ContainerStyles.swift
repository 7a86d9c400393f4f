// ContainerStyles.swift: the system's styles of fields, pickers, lists and containers.

import Foundation
import UIKit

// MARK: Styles of text fields
/// The style of text fields.
/// https://developer.apple.com/documentation/swiftui/textfieldstyle
@MainActor
@preconcurrency
public protocol TextFieldStyle {}
/// https://developer.apple.com/documentation/swiftui/defaulttextfieldstyle
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
/// https://developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

// MARK: Styles of text editors
/// The style of text editors.
/// https://developer.apple.com/documentation/swiftui/texteditorstyle
@MainActor
@preconcurrency
public protocol TextEditorStyle {}
/// https://developer.apple.com/documentation/swiftui/automatictexteditorstyle
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
/// https://developer.apple.com/documentation/swiftui/plaintexteditorstyle
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

// MARK: Styles of pickers
/// The style of pickers.
/// https://developer.apple.com/documentation/swiftui/pickerstyle
@MainActor
@preconcurrency
public protocol PickerStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
public struct NavigationLinkPickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/palettepickerstyle
public struct PalettePickerStyle: PickerStyle {
    public nonisolated init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

// MARK: Styles of date pickers
/// The style of date pickers.
/// https://developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor
@preconcurrency
public protocol DatePickerStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
/// https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

// MARK: Styles of lists
/// The style of lists.
/// https://developer.apple.com/documentation/swiftui/liststyle
@MainActor
@preconcurrency
public protocol ListStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultliststyle
public struct DefaultListStyle: ListStyle {
    public nonisolated init() {}
}
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
/// https://developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {
    public nonisolated init() {}
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
/// https://developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {
    public nonisolated init() {}
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
/// https://developer.apple.com/documentation/swiftui/insetgroupedliststyle
public struct InsetGroupedListStyle: ListStyle {
    public nonisolated init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
/// https://developer.apple.com/documentation/swiftui/insetliststyle
public struct InsetListStyle: ListStyle {
    public nonisolated init() {}
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
/// https://developer.apple.com/documentation/swiftui/sidebarliststyle
public struct SidebarListStyle: ListStyle {
    public nonisolated init() {}
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

// MARK: Styles of forms
/// The style of forms.
/// https://developer.apple.com/documentation/swiftui/formstyle
@MainActor
@preconcurrency
public protocol FormStyle {}
/// https://developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
/// https://developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
/// https://developer.apple.com/documentation/swiftui/columnsformstyle
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

// MARK: Styles of menus
/// The style of menus.
/// https://developer.apple.com/documentation/swiftui/menustyle
@MainActor
@preconcurrency
public protocol MenuStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultmenustyle
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
/// https://developer.apple.com/documentation/swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
/// https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

// MARK: Styles of progress views
/// The style of progress views.
/// https://developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor
@preconcurrency
public protocol ProgressViewStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
/// https://developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
/// https://developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

// MARK: Styles of navigation views
/// The style of navigation views.
/// https://developer.apple.com/documentation/swiftui/navigationviewstyle
@MainActor
@preconcurrency
public protocol NavigationViewStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultnavigationviewstyle
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
/// https://developer.apple.com/documentation/swiftui/stacknavigationviewstyle
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
/// https://developer.apple.com/documentation/swiftui/columnnavigationviewstyle
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

// MARK: Styles of tab views
/// The style of tab views.
/// https://developer.apple.com/documentation/swiftui/tabviewstyle
@MainActor
@preconcurrency
public protocol TabViewStyle {}
/// https://developer.apple.com/documentation/swiftui/defaulttabviewstyle
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
/// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
public struct PageTabViewStyle: TabViewStyle {
    public nonisolated init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

// MARK: Styles of group boxes
/// The style of group boxes.
/// https://developer.apple.com/documentation/swiftui/groupboxstyle
@MainActor
@preconcurrency
public protocol GroupBoxStyle {}
/// https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots, which are not visible here.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}

extension PageTabViewStyle {
    /// Whether the page dots are visible.
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
}

extension CircularProgressViewStyle {
    /// Creates the style; the color has no effect.
    public nonisolated init(tint: Color) { self.init() }
}

extension SwitchToggleStyle {
    /// Creates the style; the color has no effect.
    public nonisolated init(tint: Color) { self.init() }
}

/// The shape of buttons' borders.
/// https://developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Sendable {
    /// The automatic border shape.
    public static let automatic = ButtonBorderShape()
    /// The capsule border shape.
    public static let capsule = ButtonBorderShape()
    /// The circle border shape.
    public static let circle = ButtonBorderShape()
    /// The rounded rectangle border shape.
    public static let roundedRectangle = ButtonBorderShape()
    /// A shape.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
