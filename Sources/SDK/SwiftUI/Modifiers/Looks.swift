// Looks.swift: modifiers for the appearance of views and for text input, which have no effect without a screen.

import Drawing
import Foundation
import UIKit

extension View {
    /// No effect.
    public func font(_ font: Font?) -> some View { self }
    /// No effect.
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    /// No effect.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// No effect.
    public func bold(_ isActive: Bool = true) -> some View { self }
    /// No effect.
    public func italic(_ isActive: Bool = true) -> some View { self }
    /// No effect.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// No effect.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// No effect.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// No effect.
    public func monospacedDigit() -> some View { self }
    /// No effect.
    public func kerning(_ kerning: CGFloat) -> some View { self }
    /// No effect.
    public func tracking(_ tracking: CGFloat) -> some View { self }
    /// No effect.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// No effect.
    public func accentColor(_ color: Color?) -> some View { self }
    /// No effect.
    public func tint(_ color: Color?) -> some View { self }
    /// No effect.
    public func padding(_ insets: EdgeInsets) -> some View { self }
    /// No effect.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// No effect.
    public func padding(_ length: CGFloat) -> some View { self }
    /// No effect.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    /// No effect.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// No effect.
    public func fixedSize() -> some View { self }
    /// No effect.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    /// No effect.
    public func layoutPriority(_ value: Double) -> some View { self }
    /// No effect.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// No effect.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// No effect.
    public func offset(_ offset: CGSize) -> some View { self }
    /// No effect.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    /// No effect.
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { self }
    /// No effect.
    public func scaledToFit() -> some View { self }
    /// No effect.
    public func scaledToFill() -> some View { self }
    /// No effect.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// No effect.
    public func clipped(antialiased: Bool = false) -> some View { self }
    /// No effect.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// No effect.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// No effect.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// No effect.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    /// No effect.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    /// No effect.
    public func brightness(_ amount: Double) -> some View { self }
    /// No effect.
    public func contrast(_ amount: Double) -> some View { self }
    /// No effect.
    public func saturation(_ amount: Double) -> some View { self }
    /// No effect.
    public func grayscale(_ amount: Double) -> some View { self }
    /// No effect.
    public func zIndex(_ value: Double) -> some View { self }
    /// No effect.
    public func compositingGroup() -> some View { self }
    /// No effect.
    public func drawingGroup() -> some View { self }
    /// No effect.
    public func lineLimit(_ number: Int?) -> some View { self }
    /// No effect.
    public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
    /// No effect.
    public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { self }
    /// No effect.
    public func lineLimit(_ range: PartialRangeThrough<Int>) -> some View { self }
    /// No effect.
    public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }
    /// No effect.
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    /// No effect.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// No effect.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    /// No effect.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    /// No effect.
    public func allowsTightening(_ flag: Bool) -> some View { self }
    /// No effect.
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    /// No effect.
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    /// No effect.
    public func symbolRenderingMode(_ mode: Image.SymbolRenderingMode?) -> some View { self }
    /// No effect.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// No effect.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// No effect.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// No effect.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// No effect.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// No effect.
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    /// No effect.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    /// No effect.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// No effect.
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
    /// No effect.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// No effect.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// No effect.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// No effect.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// No effect.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
        -> some View
    { self }
    /// No effect.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// No effect.
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    /// No effect.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// No effect.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// No effect.
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    /// No effect.
    public func listSectionSeparator(_ visibility: Visibility) -> some View { self }
    /// No effect.
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    /// No effect.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// No effect.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// No effect.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    /// No effect.
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// No effect.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior) -> some View { self }
    /// No effect.
    public func controlSize(_ size: ControlSize) -> some View { self }
    /// No effect.
    public func labelsHidden() -> some View { self }
    /// No effect.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    /// No effect.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// No effect.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    /// No effect.
    public func colorScheme(_ scheme: ColorScheme) -> some View { self }
    /// No effect.
    public func transition(_ transition: AnyTransition) -> some View { self }
    /// No effect.
    public func animation(_ animation: Animation?) -> some View { self }
    /// No effect.
    public func redacted(reason: RedactionReasons) -> some View { self }
    /// No effect.
    public func unredacted() -> some View { self }
    /// No effect.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// No effect.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// No effect.
    public func help(_ text: String) -> some View { self }
    /// No effect.
    public func badge(_ count: Int) -> some View { self }
    /// No effect.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// No effect.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// No effect.
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    /// No effect.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    /// No effect.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// No effect.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// No effect.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// No effect.
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    /// No effect.
    public func coordinateSpace(name: String) -> some View { self }
    /// No effect.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    /// No effect.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// No effect.
    public func gridCellColumns(_ count: Int) -> some View { self }
    /// No effect.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// No effect.
    public func containerRelativeFrame(_ axes: Axis.Set) -> some View { self }
    /// No effect.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// No effect.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
    /// No effect.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    /// No effect.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    /// No effect.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    /// No effect.
    public func background<T: Shape>(in shape: T) -> some View { self }
    /// No effect.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    /// No effect.
    public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { self }
    /// No effect.
    public func clipShape<T: Shape>(_ shape: T) -> some View { self }
    /// No effect.
    public func contentShape<T: Shape>(_ shape: T) -> some View { self }
    /// No effect.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }
    /// No effect.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
    /// No effect.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    /// No effect.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// No effect.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    /// No effect.
    public func gesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// No effect.
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// No effect.
    public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { self }
    /// No effect.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// No effect.
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    /// No effect.
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View { self }
    /// No effect.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// No effect.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    /// No effect.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// No effect.
    public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// No effect: there is no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// No effect: there is no keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    /// No effect.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    /// No effect.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    /// No effect.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// No effect.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// No effect.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// No effect.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// No effect.
    public func listItemTint(_ tint: Color?) -> some View { self }
    /// No effect.
    public func colorMultiply(_ color: Color) -> some View { self }
    /// No effect.
    public func hueRotation(_ angle: Angle) -> some View { self }
    /// No effect.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// No effect.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// No effect.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// No effect.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    /// No effect.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// No effect.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        self
    }
    /// No effect.
    public func presentationContentInteraction(_ interaction: PresentationContentInteraction) -> some View { self }
    /// No effect.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// No effect.
    public func glassEffect(_ glass: Glass = .regular) -> some View { self }
    /// No effect.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
    /// No effect.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// No effect.
    public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }
    /// No effect.
    public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }
}
