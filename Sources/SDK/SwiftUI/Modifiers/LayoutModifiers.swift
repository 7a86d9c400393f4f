// LayoutModifiers.swift: layout modifiers. There is no layout.
// https://developer.apple.com/documentation/swiftui/view-layout

import Drawing
import Foundation

extension View {
    // MARK: No effect
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func offset(_ offset: CGSize) -> some View { self }
    public func coordinateSpace(name: String) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func gridCellColumns(_ count: Int) -> some View { self }
    public func containerRelativeFrame(_ axes: Axis.Set) -> some View { self }
    public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }
    public func alignmentGuide(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    /// Adds a view at an edge.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { modifier(AuxiliaryView(other: content(), isFirst: edge == .top)) }
}

/// The size of a view; always zero.
/// https://developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Sendable {
    /// The width in points.
    public let width: CGFloat = 0
    /// The height in points.
    public let height: CGFloat = 0
    /// The position of a guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The position of a guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
