// Layout.swift: an author's own arrangement of views. Nothing is arranged here: its views are there, in their order, and none of
// its functions is called.
// https://developer.apple.com/documentation/swiftui/layout

public import Drawing
public import Foundation

/// What values may change little by little: nothing does here.
/// https://developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {}

/// A size that is offered; nil stands for the usual one.
/// https://developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
    /// In points.
    public var width, height: CGFloat?
    /// A size with both sides.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// A size with both sides.
    public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
    /// The smallest.
    public static let zero = Self(width: 0, height: 0)
    /// The largest.
    public static let infinity = Self(width: .infinity, height: .infinity)
    /// The default.
    public static let unspecified = Self(width: nil, height: nil)
    /// This size, with other sides where it has none.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// A value that a view gives to what arranges it.
/// https://developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
    /// What kind of value.
    associatedtype Value
    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// How far a view is to be from others.
/// https://developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
    /// No distance.
    public static let zero = ViewSpacing()
    /// No distance.
    public init() {}
    /// 8 points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}

/// A view that is arranged.
/// https://developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable, Sendable {
    /// Always 0.
    public var priority: Double { 0 }
    /// No distance.
    public var spacing: ViewSpacing { ViewSpacing() }
    /// Always zero.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Has no effect without a screen.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    /// The usual value.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The views that are arranged.
/// https://developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    private let views: [LayoutSubview]
    init(_ views: [LayoutSubview]) { self.views = views }
    /// Which way lines go.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { views.count }
    /// The view at a place.
    public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// An author's own arrangement of views.
/// https://developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
    /// What is kept between calls.
    associatedtype Cache = Void
    /// The views that are arranged.
    typealias Subviews = LayoutSubviews
    /// Never called here.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Never called here.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Never called here.
    func makeCache(subviews: Subviews) -> Cache
    /// Never called here.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Never called here.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
    /// Does nothing.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    /// No distance.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    /// Holds the views.
    @MainActor
    @preconcurrency
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        ArrangedViews(content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing.
    public func makeCache(subviews: Subviews) {}
}

private struct ArrangedViews<Content: View>: View, PrimitiveView {
    let content: Content
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// An arrangement that may be one or another.
/// https://developer.apple.com/documentation/swiftui/anylayout
public struct AnyLayout: Layout {
    /// An arrangement.
    public init(_ layout: some Layout) {}
    /// Always zero.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Does nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Views beside each other, as an arrangement.
/// https://developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout {
    /// Where they stand.
    public var alignment: VerticalAlignment
    /// How far from each other.
    public var spacing: CGFloat?
    /// An arrangement with all its fields.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    /// Always zero.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Does nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Views below each other, as an arrangement.
/// https://developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout {
    /// Where they stand.
    public var alignment: HorizontalAlignment
    /// How far from each other.
    public var spacing: CGFloat?
    /// An arrangement with all its fields.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    /// Always zero.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    /// Does nothing.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension View {
    /// No effect here.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View { look("layoutValue") }
}

/// Where scrolling would end.
/// https://developer.apple.com/documentation/swiftui/scrolltargetbehavior
public protocol ScrollTargetBehavior {}
/// At a view.
/// https://developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// At a view.
    public init() {}
}
/// At a page.
/// https://developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// At a page.
    public init() {}
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At a page.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
