// PreviewProvider.swift: previews for Xcode, which are never evaluated.

/// Previews for Xcode.
/// https://developer.apple.com/documentation/swiftui/previewprovider
@MainActor
@preconcurrency
public protocol PreviewProvider {
    /// The previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder
    static var previews: Previews { get }
}
/// The device of a preview.
/// https://developer.apple.com/documentation/swiftui/previewdevice
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    /// Creates a device from its name.
    public init(stringLiteral name: String) {}
    /// Creates a device from its name.
    public init(rawValue name: String) {}
}
/// How a preview is shown.
/// https://developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
extension View {
    // MARK: Stored, no effect
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    public func previewDisplayName(_ name: String?) -> some View { self }
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
