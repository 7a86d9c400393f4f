// PreviewProvider.swift: previews of Xcode's, which nobody asks for.

/// Views for Xcode's previews.
/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor
@preconcurrency
public protocol PreviewProvider {
    /// What they show.
    associatedtype Previews: View
    /// What they show.
    @ViewBuilder
    static var previews: Previews { get }
}
/// A device of a preview.
/// https://developer.apple.com/documentation/swiftui/previewdevice
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    /// A device by its name.
    public init(stringLiteral name: String) {}
    /// A device by its name.
    public init(rawValue name: String) {}
}
/// How a preview is shown.
/// https://developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
extension View {
    /// Stored, no effect.
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    /// Stored, no effect.
    public func previewDisplayName(_ name: String?) -> some View { self }
    /// Stored, no effect.
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
