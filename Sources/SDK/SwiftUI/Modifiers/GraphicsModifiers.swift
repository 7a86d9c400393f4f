// GraphicsModifiers.swift: graphics and rendering modifiers: clipping, scale, effects and animations.
// https://developer.apple.com/documentation/swiftui/view-graphics-and-rendering

import Drawing
import Foundation

extension View {
    // MARK: No effect
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func clipShape<T: Shape>(_ shape: T) -> some View { self }
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
    public func brightness(_ amount: Double) -> some View { self }
    public func contrast(_ amount: Double) -> some View { self }
    public func saturation(_ amount: Double) -> some View { self }
    public func grayscale(_ amount: Double) -> some View { self }
    public func colorMultiply(_ color: Color) -> some View { self }
    public func hueRotation(_ angle: Angle) -> some View { self }
    public func compositingGroup() -> some View { self }
    public func drawingGroup() -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func animation(_ animation: Animation?) -> some View { self }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Hides the view if the opacity is 0.
    public func opacity(_ opacity: Double) -> some View { modifier(HiddenModifier(isHidden: opacity == 0)) }
}

/// How content changes.
/// https://developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Sendable {
    // MARK: Apple's values
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
