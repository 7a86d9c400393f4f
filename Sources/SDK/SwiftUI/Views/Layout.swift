// Layout.swift: custom layouts. There is no layout here: the views are kept in their order, and no function of a layout
// is called.
// https://developer.apple.com/documentation/swiftui/layout

import Drawing
public import Foundation

/// Animatable data; nothing is animated here.
/// https://developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {}

/// A proposed size; nil means the default.
/// https://developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
    /// The width and the height, in points.
    public var width, height: CGFloat?
    /// Creates a proposed size.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Creates a proposed size.
    public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
    /// The smallest.
    public static let zero = Self(width: 0, height: 0)
    /// The largest.
    public static let infinity = Self(width: .infinity, height: .infinity)
    /// The unspecified proposal, the default.
    public static let unspecified = Self(width: nil, height: nil)
    /// This size, with missing dimensions replaced.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The key of a value that a view passes to its layout.
/// https://developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
}

/// The preferred spacing of a view.
/// https://developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
    /// The absence of spacing.
    public static let zero = ViewSpacing()
    /// Creates the absence of spacing.
    public init() {}
    /// 8 points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// A subview of a layout.
/// https://developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable, Sendable {
    /// The priority; always 0.
    public var priority: Double { 0 }
    /// The spacing: none.
    public var spacing: ViewSpacing { ViewSpacing() }
    /// Always returns zero.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Has no effect without a screen.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    /// Always the default value.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The subviews of a layout.
/// https://developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private let views: [LayoutSubview]
    init(_ views: [LayoutSubview]) { self.views = views }
    /// The layout direction.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// The start index; always 0.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { views.count }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A custom layout.
/// https://developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
    /// The type of the cache.
    associatedtype Cache = Void
    /// The subviews of a layout.
    typealias Subviews = LayoutSubviews
    /// Is never called here.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Is never called here.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Is never called here.
    func makeCache(subviews: Subviews) -> Cache
    /// Is never called here.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Is never called here.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
    /// Does nothing.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    /// The spacing: none.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    /// A container with a layout.
    @MainActor
    @preconcurrency
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedViews(content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}

private struct ArrangedViews<Content: View>: View, PrimitiveView {
    let content: Content
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// A type-erased layout.
/// https://developer.apple.com/documentation/swiftui/anylayout
public struct AnyLayout: Layout {
    /// Creates it from a layout.
    public init(_ layout: some Layout) {}
    /// Always returns zero.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Does nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// The layout of a row.
/// https://developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout {
    /// The row's alignment.
    public var alignment: VerticalAlignment
    /// The row's spacing.
    public var spacing: CGFloat?
    /// Creates a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    /// Always returns zero.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Does nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// The layout of a column.
/// https://developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout {
    /// The column's alignment.
    public var alignment: HorizontalAlignment
    /// The column's spacing.
    public var spacing: CGFloat?
    /// Creates a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    /// Always returns zero.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Does nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension View {
    /// Has no effect here.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { self }
}

/// The end positions of scrolling.
/// https://developer.apple.com/documentation/swiftui/scrolltargetbehavior
public protocol ScrollTargetBehavior {}
/// Ends at a view.
/// https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}
}
/// Ends at a page.
/// https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Ends at a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Ends at a page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
