// AuxiliaryViewModifiers.swift: auxiliary view modifiers: titles, toolbars, menus, badges and help.
// https://developer.apple.com/documentation/swiftui/view-auxiliary-views
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Foundation

extension View {
    /// Adds toolbar items.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(AuxiliaryView(other: content().toolbarBody, isFirst: true, isInBar: true))
    }
    /// Adds toolbar items.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(AuxiliaryView(other: content(), isFirst: true, isInBar: true))
    }

    // MARK: No effect
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func help(_ text: String) -> some View { self }

    /// Adds navigation bar items, in the older API.
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
        modifier(AuxiliaryView(other: trailing, isFirst: true, isInBar: true))
            .modifier(AuxiliaryView(other: leading, isFirst: true, isInBar: true))
    }
    /// Adds navigation bar items, in the older API.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        modifier(AuxiliaryView(other: leading, isFirst: true, isInBar: true))
    }
    /// Adds navigation bar items, in the older API.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        modifier(AuxiliaryView(other: trailing, isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        modifier(AuxiliaryView(other: Text(title), isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        modifier(AuxiliaryView(other: Text(title), isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar.
    public func navigationTitle(_ title: Text) -> some View {
        modifier(AuxiliaryView(other: title, isFirst: true, isInBar: true))
    }
    /// Sets the title of the navigation bar, in the older API.
    public func navigationBarTitle(
        _ title: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View { navigationTitle(title) }
    /// Adds a context menu. Its items can be tapped without opening it.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(AuxiliaryView(other: menuItems()))
    }
}

/// The order of a menu.
/// https://developer.apple.com/documentation/swiftui/menuorder
public struct MenuOrder: Sendable {
    // MARK: Apple's values
    public static let automatic = MenuOrder()
    public static let priority = MenuOrder()
    public static let fixed = MenuOrder()
}

/// The display mode of a title.
/// https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
public struct ToolbarTitleDisplayMode: Sendable {
    // MARK: Apple's values
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
}

/// The display mode of a title.
/// https://developer.apple.com/documentation/swiftui/navigationbaritem
public struct NavigationBarItem: Sendable {
    /// The display mode of a title.
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
