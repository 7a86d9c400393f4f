// AppearanceModifiers.swift: appearance modifiers: colors, backgrounds, overlays, visibility, lists and controls.
// https://developer.apple.com/documentation/swiftui/view-appearance

import Foundation

/// Hides views: they exist, but cannot be used.
struct HiddenModifier: PrimitiveModifier {
    let isHidden: Bool
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let nodes = scope.nodes(of: content)
        return isHidden ? [] : nodes
    }
}

extension View {
    /// Adds an overlay view.
    public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(AuxiliaryView(other: content())) }
    /// Adds an overlay view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(AuxiliaryView(other: overlay))
    }
    /// Adds a background view.
    public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(AuxiliaryView(other: content(), isFirst: true)) }
    /// Adds a background view.
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(AuxiliaryView(other: background, isFirst: true))
    }
    /// Hides the view.
    public func hidden() -> some View { modifier(HiddenModifier(isHidden: true)) }

    // MARK: No effect
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    public func tint(_ color: Color?) -> some View { self }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    public func colorScheme(_ scheme: ColorScheme) -> some View { self }
    public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { self }
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    public func background<T: Shape>(in shape: T) -> some View { self }
    public func controlSize(_ size: ControlSize) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func redacted(reason: RedactionReasons) -> some View { self }
    public func unredacted() -> some View { self }
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
}

/// The style of a scroll edge effect.
/// https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle
public struct ScrollEdgeEffectStyle: Sendable {
    // MARK: Apple's values
    public static let automatic = ScrollEdgeEffectStyle()
    public static let soft = ScrollEdgeEffectStyle()
    public static let hard = ScrollEdgeEffectStyle()
}

/// The glass effect.
/// https://developer.apple.com/documentation/swiftui/glass
public struct Glass: Equatable, Sendable {
    /// The regular glass.
    public static let regular = Glass()
    /// The clear glass.
    public static let clear = Glass()
    /// The absence of glass.
    public static let identity = Glass()
    /// Stores the value, which has no effect.
    public func tint(_ color: Color?) -> Glass { self }
    /// Stores the value, which has no effect.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
