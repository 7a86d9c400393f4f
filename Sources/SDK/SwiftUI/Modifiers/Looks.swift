// Looks.swift: modifiers for the appearance of views and for text input. They are stored with the elements, without
// effect.

import Drawing
import Foundation
import UIKit

extension View {
    /// Stored, no effect.
    public func font(_ font: Font?) -> some View { look("font", font as Any) }
    /// Stored, no effect.
    public func fontWeight(_ weight: Font.Weight?) -> some View { look("fontWeight", weight as Any) }
    /// Stored, no effect.
    public func fontDesign(_ design: Font.Design?) -> some View { look("fontDesign", design as Any) }
    /// Stored, no effect.
    public func bold(_ isActive: Bool = true) -> some View { look("bold", isActive as Any) }
    /// Stored, no effect.
    public func italic(_ isActive: Bool = true) -> some View { look("italic", isActive as Any) }
    /// Stored, no effect.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        look("underline", isActive as Any, color as Any)
    }
    /// Stored, no effect.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        look("strikethrough", isActive as Any, color as Any)
    }
    /// Stored, no effect.
    public func monospaced(_ isActive: Bool = true) -> some View { look("monospaced", isActive as Any) }
    /// Stored, no effect.
    public func monospacedDigit() -> some View { look("monospacedDigit") }
    /// Stored, no effect.
    public func kerning(_ kerning: CGFloat) -> some View { look("kerning", kerning as Any) }
    /// Stored, no effect.
    public func tracking(_ tracking: CGFloat) -> some View { look("tracking", tracking as Any) }
    /// Stored, no effect.
    public func foregroundColor(_ color: Color?) -> some View { look("foregroundColor", color as Any) }
    /// Stored, no effect.
    public func accentColor(_ color: Color?) -> some View { look("accentColor", color as Any) }
    /// Stored, no effect.
    public func tint(_ color: Color?) -> some View { look("tint", color as Any) }
    /// Stored, no effect.
    public func padding(_ insets: EdgeInsets) -> some View { look("padding", insets as Any) }
    /// Stored, no effect.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        look("padding", edges as Any, length as Any)
    }
    /// Stored, no effect.
    public func padding(_ length: CGFloat) -> some View { look("padding", length as Any) }
    /// Stored, no effect.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        look("frame", width as Any, height as Any, alignment as Any)
    }
    /// Stored, no effect.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        look(
            "frame",
            minWidth as Any,
            idealWidth as Any,
            maxWidth as Any,
            minHeight as Any,
            idealHeight as Any,
            maxHeight as Any,
            alignment as Any
        )
    }
    /// Stored, no effect.
    public func fixedSize() -> some View { look("fixedSize") }
    /// Stored, no effect.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        look("fixedSize", horizontal as Any, vertical as Any)
    }
    /// Stored, no effect.
    public func layoutPriority(_ value: Double) -> some View { look("layoutPriority", value as Any) }
    /// Stored, no effect.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { look("position", x as Any, y as Any) }
    /// Stored, no effect.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { look("offset", x as Any, y as Any) }
    /// Stored, no effect.
    public func offset(_ offset: CGSize) -> some View { look("offset", offset as Any) }
    /// Stored, no effect.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        look("aspectRatio", ratio as Any, contentMode as Any)
    }
    /// Stored, no effect.
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        look("aspectRatio", size as Any, contentMode as Any)
    }
    /// Stored, no effect.
    public func scaledToFit() -> some View { look("scaledToFit") }
    /// Stored, no effect.
    public func scaledToFill() -> some View { look("scaledToFill") }
    /// Stored, no effect.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        look("cornerRadius", radius as Any, antialiased as Any)
    }
    /// Stored, no effect.
    public func clipped(antialiased: Bool = false) -> some View { look("clipped", antialiased as Any) }
    /// Stored, no effect.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        look("shadow", color as Any, radius as Any, x as Any, y as Any)
    }
    /// Stored, no effect.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { look("blur", radius as Any, opaque as Any) }
    /// Stored, no effect.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        look("rotationEffect", angle as Any, anchor as Any)
    }
    /// Stored, no effect.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        look("scaleEffect", scale as Any, anchor as Any)
    }
    /// Stored, no effect.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        look("scaleEffect", x as Any, y as Any, anchor as Any)
    }
    /// Stored, no effect.
    public func brightness(_ amount: Double) -> some View { look("brightness", amount as Any) }
    /// Stored, no effect.
    public func contrast(_ amount: Double) -> some View { look("contrast", amount as Any) }
    /// Stored, no effect.
    public func saturation(_ amount: Double) -> some View { look("saturation", amount as Any) }
    /// Stored, no effect.
    public func grayscale(_ amount: Double) -> some View { look("grayscale", amount as Any) }
    /// Stored, no effect.
    public func zIndex(_ value: Double) -> some View { look("zIndex", value as Any) }
    /// Stored, no effect.
    public func compositingGroup() -> some View { look("compositingGroup") }
    /// Stored, no effect.
    public func drawingGroup() -> some View { look("drawingGroup") }
    /// Stored, no effect.
    public func lineLimit(_ number: Int?) -> some View { look("lineLimit", number as Any) }
    /// Stored, no effect.
    public func lineLimit(_ range: ClosedRange<Int>) -> some View { look("lineLimit", range as Any) }
    /// Stored, no effect.
    public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { look("lineLimit", range as Any) }
    /// Stored, no effect.
    public func lineLimit(_ range: PartialRangeThrough<Int>) -> some View { look("lineLimit", range as Any) }
    /// Stored, no effect.
    public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View {
        look("lineLimit", number as Any, reservesSpace as Any)
    }
    /// Stored, no effect.
    public func lineSpacing(_ spacing: CGFloat) -> some View { look("lineSpacing", spacing as Any) }
    /// Stored, no effect.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        look("multilineTextAlignment", alignment as Any)
    }
    /// Stored, no effect.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { look("truncationMode", mode as Any) }
    /// Stored, no effect.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { look("minimumScaleFactor", factor as Any) }
    /// Stored, no effect.
    public func allowsTightening(_ flag: Bool) -> some View { look("allowsTightening", flag as Any) }
    /// Stored, no effect.
    public func textCase(_ textCase: Text.Case?) -> some View { look("textCase", textCase as Any) }
    /// Stored, no effect.
    public func imageScale(_ scale: Image.Scale) -> some View { look("imageScale", scale as Any) }
    /// Stored, no effect.
    public func symbolRenderingMode(_ mode: Image.SymbolRenderingMode?) -> some View {
        look("symbolRenderingMode", mode as Any)
    }
    /// Stored, no effect.
    public func keyboardType(_ type: UIKeyboardType) -> some View { look("keyboardType", type as Any) }
    /// Stored, no effect.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        look("autocapitalization", style as Any)
    }
    /// Stored, no effect.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        look("textInputAutocapitalization", autocapitalization as Any)
    }
    /// Stored, no effect.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        look("autocorrectionDisabled", disable as Any)
    }
    /// Stored, no effect.
    public func disableAutocorrection(_ disable: Bool?) -> some View { look("disableAutocorrection", disable as Any) }
    /// Stored, no effect.
    public func submitLabel(_ label: SubmitLabel) -> some View { look("submitLabel", label as Any) }
    /// Stored, no effect.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        look("navigationBarTitleDisplayMode", mode as Any)
    }
    /// Stored, no effect.
    public func navigationBarHidden(_ hidden: Bool) -> some View { look("navigationBarHidden", hidden as Any) }
    /// Stored, no effect.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
        look("navigationBarBackButtonHidden", hides as Any)
    }
    /// Stored, no effect.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        look("toolbar", visibility as Any, bars as Any)
    }
    /// Stored, no effect.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        look("toolbarBackground", visibility as Any, bars as Any)
    }
    /// Stored, no effect.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { look("statusBarHidden", hidden as Any) }
    /// Stored, no effect.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        look("presentationDetents", detents as Any)
    }
    /// Stored, no effect.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    { look("presentationDetents", detents as Any, selection as Any) }
    /// Stored, no effect.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        look("presentationDragIndicator", visibility as Any)
    }
    /// Stored, no effect.
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
        look("presentationCornerRadius", radius as Any)
    }
    /// Stored, no effect.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        look("interactiveDismissDisabled", isDisabled as Any)
    }
    /// Stored, no effect.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { look("listRowInsets", insets as Any) }
    /// Stored, no effect.
    public func listRowSeparator(_ visibility: Visibility) -> some View { look("listRowSeparator", visibility as Any) }
    /// Stored, no effect.
    public func listSectionSeparator(_ visibility: Visibility) -> some View {
        look("listSectionSeparator", visibility as Any)
    }
    /// Stored, no effect.
    public func headerProminence(_ prominence: Prominence) -> some View { look("headerProminence", prominence as Any) }
    /// Stored, no effect.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        look("scrollContentBackground", visibility as Any)
    }
    /// Stored, no effect.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        look("scrollDismissesKeyboard", mode as Any)
    }
    /// Stored, no effect.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
        look("scrollIndicators", visibility as Any)
    }
    /// Stored, no effect.
    public func scrollDisabled(_ disabled: Bool) -> some View { look("scrollDisabled", disabled as Any) }
    /// Stored, no effect.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View {
        look("scrollBounceBehavior", behavior as Any)
    }
    /// Stored, no effect.
    public func controlSize(_ size: ControlSize) -> some View { look("controlSize", size as Any) }
    /// Stored, no effect.
    public func labelsHidden() -> some View { look("labelsHidden") }
    /// Stored, no effect.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        look("ignoresSafeArea", regions as Any, edges as Any)
    }
    /// Stored, no effect.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { look("edgesIgnoringSafeArea", edges as Any) }
    /// Stored, no effect.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        look("preferredColorScheme", scheme as Any)
    }
    /// Stored, no effect.
    public func colorScheme(_ scheme: ColorScheme) -> some View { look("colorScheme", scheme as Any) }
    /// Stored, no effect.
    public func transition(_ transition: AnyTransition) -> some View { look("transition", transition as Any) }
    /// Stored, no effect.
    public func animation(_ animation: Animation?) -> some View { look("animation", animation as Any) }
    /// Stored, no effect.
    public func redacted(reason: RedactionReasons) -> some View { look("redacted", reason as Any) }
    /// Stored, no effect.
    public func unredacted() -> some View { look("unredacted") }
    /// Stored, no effect.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { look("privacySensitive", sensitive as Any) }
    /// Stored, no effect.
    public func textSelection(_ selectability: TextSelectability) -> some View {
        look("textSelection", selectability as Any)
    }
    /// Stored, no effect.
    public func help(_ text: String) -> some View { look("help", text as Any) }
    /// Stored, no effect.
    public func badge(_ count: Int) -> some View { look("badge", count as Any) }
    /// Stored, no effect.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { look("dynamicTypeSize", size as Any) }
    /// Stored, no effect.
    public func accessibilityHidden(_ hidden: Bool) -> some View { look("accessibilityHidden", hidden as Any) }
    /// Stored, no effect.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { look("accessibilityHint", hint as Any) }
    /// Stored, no effect.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
        look("accessibilityValue", value as Any)
    }
    /// Stored, no effect.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        look("accessibilityAddTraits", traits as Any)
    }
    /// Stored, no effect.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        look("accessibilityRemoveTraits", traits as Any)
    }
    /// Stored, no effect.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        look("accessibilityElement", children as Any)
    }
    /// Stored, no effect.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        look("accessibilitySortPriority", priority as Any)
    }
    /// Stored, no effect.
    public func coordinateSpace(name: String) -> some View { look("coordinateSpace", name as Any) }
    /// Stored, no effect.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        look("flipsForRightToLeftLayoutDirection", enabled as Any)
    }
    /// Stored, no effect.
    public func menuOrder(_ order: MenuOrder) -> some View { look("menuOrder", order as Any) }
    /// Stored, no effect.
    public func gridCellColumns(_ count: Int) -> some View { look("gridCellColumns", count as Any) }
    /// Stored, no effect.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { look("defaultScrollAnchor", anchor as Any) }
    /// Stored, no effect.
    public func containerRelativeFrame(_ axes: Axis.Set) -> some View { look("containerRelativeFrame", axes as Any) }
    /// Stored, no effect.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { look("foregroundStyle", style as Any) }
    /// Stored, no effect.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        look("foregroundStyle", primary as Any, secondary as Any)
    }
    /// Stored, no effect.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { look("tint", tint as Any) }
    /// Stored, no effect.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        look("background", style as Any, edges as Any)
    }
    /// Stored, no effect.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        look("background", style as Any, shape as Any)
    }
    /// Stored, no effect.
    public func background<T: Shape>(in shape: T) -> some View { look("background", shape as Any) }
    /// Stored, no effect.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        look("overlay", style as Any, shape as Any)
    }
    /// Stored, no effect.
    public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        look("border", style as Any, width as Any)
    }
    /// Stored, no effect.
    public func clipShape<T: Shape>(_ shape: T) -> some View { look("clipShape", shape as Any) }
    /// Stored, no effect.
    public func contentShape<T: Shape>(_ shape: T) -> some View { look("contentShape", shape as Any) }
    /// Stored, no effect.
    public func mask<Mask: View>(_ mask: Mask) -> some View { look("mask", mask as Any) }
    /// Stored, no effect.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        look("listRowBackground", view as Any)
    }
    /// Stored, no effect.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        look("animation", animation as Any, value as Any)
    }
    /// Stored, no effect.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        look("presentationBackground", style as Any)
    }
    /// Stored, no effect.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        look("toolbarBackground", style as Any, bars as Any)
    }
    /// Stored, no effect.
    public func gesture<G: Gesture>(_ gesture: G) -> some View { look("gesture", gesture as Any) }
    /// Stored, no effect.
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View {
        look("simultaneousGesture", gesture as Any)
    }
    /// Stored, no effect.
    public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View {
        look("highPriorityGesture", gesture as Any)
    }
    /// Stored, no effect.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        look("contentTransition", transition as Any)
    }
    /// Stored, no effect.
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { look("symbolEffect", effect as Any) }
    /// Stored, no effect.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View { look("symbolEffect", effect as Any, value as Any) }
    /// Stored, no effect.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        look("sensoryFeedback", feedback as Any, trigger as Any)
    }
    /// Stored, no effect.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        look("focused", binding as Any, value as Any)
    }
    /// Stored, no effect.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { look("focused", condition as Any) }
    /// Stored, no effect.
    public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        look("matchedGeometryEffect", id as Any, namespace as Any)
    }
    /// Stored, no effect: there is no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { look("keyboardShortcut", shortcut) }
    /// Stored, no effect: there is no keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        look("keyboardShortcut", key, modifiers)
    }
    /// Stored, no effect.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        look("toolbarTitleDisplayMode", mode as Any)
    }
    /// Stored, no effect.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { look("listSectionSpacing", spacing as Any) }
    /// Stored, no effect.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        look("contentMargins", edges as Any, length as Any)
    }
    /// Stored, no effect.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        look("safeAreaPadding", edges as Any, length as Any)
    }
    /// Stored, no effect.
    public func fontWidth(_ width: Font.Width?) -> some View { look("fontWidth", width as Any) }
    /// Stored, no effect.
    public func menuIndicator(_ visibility: Visibility) -> some View { look("menuIndicator", visibility as Any) }
    /// Stored, no effect.
    public func listItemTint(_ tint: Color?) -> some View { look("listItemTint", tint as Any) }
    /// Stored, no effect.
    public func colorMultiply(_ color: Color) -> some View { look("colorMultiply", color as Any) }
    /// Stored, no effect.
    public func hueRotation(_ angle: Angle) -> some View { look("hueRotation", angle as Any) }
    /// Stored, no effect.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { look("onHover") }
    /// Stored, no effect.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        look("scrollEdgeEffectStyle", style as Any, edges as Any)
    }
    /// Stored, no effect.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { look("scrollClipDisabled", disabled as Any) }
    /// Stored, no effect.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        look("scrollTargetBehavior")
    }
    /// Stored, no effect.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { look("scrollTargetLayout", isEnabled as Any) }
    /// Stored, no effect.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        look("presentationBackgroundInteraction", interaction as Any)
    }
    /// Stored, no effect.
    public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View {
        look("presentationContentInteraction", interaction as Any)
    }
    /// Stored, no effect.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        look("presentationCompactAdaptation", adaptation as Any)
    }
    /// Stored, no effect.
    public func glassEffect(_ glass: Glass = .regular) -> some View { look("glassEffect") }
    /// Stored, no effect.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { look("glassEffect") }
    /// Stored, no effect.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { look("symbolVariant", variant as Any) }
    /// Stored, no effect.
    public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { look("alignmentGuide", guide as Any) }
    /// Stored, no effect.
    public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { look("alignmentGuide", guide as Any) }
}
