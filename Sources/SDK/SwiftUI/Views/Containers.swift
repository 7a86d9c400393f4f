// Containers.swift: container views. There is no layout here: they only hold their views.

import Drawing
import Foundation
import UIKit

/// Several views.
/// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a row of views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Views in a column.
/// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a column of views.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Overlapping views.
/// https://developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a stack of overlapping views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Views in a column; all are evaluated.
/// https://developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a column of views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Views in a row; all are evaluated.
/// https://developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a row of views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Views in columns; all are evaluated.
/// https://developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a grid of views in columns.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Views in rows; all are evaluated.
/// https://developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a grid of views in rows.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// Rows of views.
/// https://developer.apple.com/documentation/swiftui/grid
public struct Grid<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a grid of rows.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// A row of a grid.
/// https://developer.apple.com/documentation/swiftui/gridrow
public struct GridRow<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// A scroll view.
/// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// A group of controls.
/// https://developer.apple.com/documentation/swiftui/controlgroup
public struct ControlGroup<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// The first of its views that fits; here, all are evaluated and can be used.
/// https://developer.apple.com/documentation/swiftui/viewthatfits
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates it with all views, since nothing is measured.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content))] }
}

/// The views that stay visible while others scroll.
/// https://developer.apple.com/documentation/swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// A column or row of a grid.
/// https://developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
    /// The size.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The size of the row or column.
    public var size: Size
    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self.size = size }
}
/// Flexible space between views.
/// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View, PrimitiveView {
    /// Creates a flexible space between views.
    public nonisolated init(minLength: CGFloat? = nil) {}
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
/// A line between views.
/// https://developer.apple.com/documentation/swiftui/divider
public struct Divider: View, PrimitiveView {
    /// Creates a line between views.
    public nonisolated init() {}
    func nodes(in scope: Scope) -> [ViewNode] { [] }
}
/// The size of a view: a phone's screen, since there is no layout.
/// https://developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: Sendable {
    /// The size in points.
    public var size: CGSize { CGSize(width: 390, height: 844) }
    /// The safe area insets; always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The screen, from zero.
    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
/// A coordinate space.
/// https://developer.apple.com/documentation/swiftui/coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)
    /// A coordinate space by its name.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}
/// A view that reads its size.
/// https://developer.apple.com/documentation/swiftui/geometryreader
public struct GeometryReader<Content: View>: View, PrimitiveView {
    /// Makes the view from the available size.
    public var content: (GeometryProxy) -> Content
    /// Creates a view that reads its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: content(GeometryProxy())))] }
}
/// Scrolls views; no effect here.
/// https://developer.apple.com/documentation/swiftui/scrollviewproxy
public struct ScrollViewProxy: Sendable {
    /// Has no effect here.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
/// A view that can scroll its contents.
/// https://developer.apple.com/documentation/swiftui/scrollviewreader
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    /// Makes the view; the proxy scrolls it.
    public var content: (ScrollViewProxy) -> Content
    /// Creates a view that can scroll its contents.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    func nodes(in scope: Scope) -> [ViewNode] { scope.nodes(of: content(ScrollViewProxy())) }
}
/// A group of views that the user expands and collapses. The views can also be used while it is collapsed.
/// https://developer.apple.com/documentation/swiftui/disclosuregroup
public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    func nodes(in scope: Scope) -> [ViewNode] {
        let kept = scope.remembered { StorageBox(false, changed: scope.graph.invalidate) }
        let binding = isExpanded ?? Binding(reading: { kept.value }, writing: { kept.value = $0 })
        var head = ViewNode(.control, "", scope.nodes(of: label, at: .index(1)))
        head.isEnabled = scope.environment.isEnabled
        head.tap = { binding.wrappedValue.toggle() }
        return [head] + (binding.wrappedValue ? scope.nodes(of: content()) : [])
    }
    /// Creates a view that the user expands and collapses.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content, isExpanded) = (label(), content, nil)
    }
    /// Creates a view that the user expands and collapses.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) { (self.label, self.content, self.isExpanded) = (label(), content, isExpanded) }
    /// Creates a view that the user expands and collapses.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        (label, self.content, isExpanded) = (Text(title), content, nil)
    }
    /// Creates a view that the user expands and collapses.
    public init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    where Label == Text { (label, self.content, self.isExpanded) = (Text(title), content, isExpanded) }
    /// Creates a view that the user expands and collapses.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content)
    where Label == Text { (label, self.content, isExpanded) = (Text(title), content, nil) }
}
/// Views in a box.
/// https://developer.apple.com/documentation/swiftui/groupbox
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content
    func nodes(in scope: Scope) -> [ViewNode] {
        [ViewNode(.group, "", scope.nodes(of: label, at: .index(1)) + scope.nodes(of: content))]
    }
    /// Creates a box of views with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }
    /// Creates a box of views with a title.
    public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }
    /// Creates a box of views.
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        (label, self.content) = (EmptyView(), content())
    }
    /// Creates a box of views with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        (label, self.content) = (Text(title), content())
    }
}
