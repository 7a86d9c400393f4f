// List.swift: lists, whose rows are selected or tapped.

import Foundation

/// Rows.
/// https://developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let content: Content
    private let select: ((SelectionValue) -> Void)?

    private init(_ content: Content, select: ((SelectionValue) -> Void)?) {
        (self.content, self.select) = (content, select)
    }

    func nodes(in scope: Scope) -> [ViewNode] {
        [ViewNode(.list, "", scope.nodes(of: content).map(row))]
    }

    /// A row that selects its value.
    private func row(_ node: ViewNode) -> ViewNode {
        var node = node
        if case .section = node.kind {
            node.children = node.children.map(row)
        } else if let select, node.choose == nil, let value = node.tag?.base as? SelectionValue {
            node.choose = { select(value) }
        }
        return node
    }

    private static func setting(_ selection: Binding<SelectionValue?>?) -> ((SelectionValue) -> Void)? {
        selection.map { selection in { selection.wrappedValue = $0 } }
    }
    /// A row of a multiple selection: a second tap deselects it.
    private static func toggling(_ selection: Binding<Set<SelectionValue>>?) -> ((SelectionValue) -> Void)? {
        selection.map { selection in
            {
                var chosen = selection.wrappedValue
                if chosen.remove($0) == nil { chosen.insert($0) }
                selection.wrappedValue = chosen
            }
        }
    }

    /// Creates a list with a single selection.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content(), select: Self.setting(selection))
    }
    /// Creates a list with a multiple selection.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content(), select: Self.toggling(selection))
    }
    /// Creates a list of elements with a single selection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), select: Self.setting(selection))
    }
    /// Creates a list of elements with a multiple selection.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), select: Self.toggling(selection))
    }
    /// Creates a list of elements with a single selection.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(ForEach(data, id: id, content: rowContent), select: Self.setting(selection))
    }
    /// Creates a list of elements with a multiple selection.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(ForEach(data, id: id, content: rowContent), select: Self.toggling(selection))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), select: nil) }
    /// Creates a list of elements.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), select: nil)
    }
    /// Creates a list of elements.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> { self.init(ForEach(data, id: id, content: rowContent), select: nil) }
    /// Creates a list of a binding's elements.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent), select: nil)
    }
    /// Creates a list of numbers.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> { self.init(ForEach(data, content: rowContent), select: nil) }
}

/// A form.
/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View, PrimitiveView {
    private let content: Content
    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.list, "", scope.nodes(of: content))] }
}

/// Rows with a header and a footer.
/// https://developer.apple.com/documentation/swiftui/section
public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// A section has no body; it consists of its elements.
    public typealias Body = Never

    func nodes(in scope: Scope) -> [ViewNode] {
        func margin(_ nodes: [ViewNode]) -> [ViewNode] { nodes.isEmpty ? [] : [ViewNode(.group, "", nodes)] }
        return [
            ViewNode(
                .section,
                "",
                margin(scope.nodes(of: header, at: .index(1))) + scope.nodes(of: content)
                    + margin(scope.nodes(of: footer, at: .index(2)))
            )
        ]
    }

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        (self.header, self.content, self.footer) = (header, content(), footer)
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    public init(@ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (EmptyView(), content(), EmptyView())
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        (self.header, self.content, footer) = (header(), content(), EmptyView())
    }
    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        (self.header, self.content, footer) = (header, content(), EmptyView())
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        (header, self.content, self.footer) = (EmptyView(), content(), footer())
    }
    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        (header, self.content, self.footer) = (EmptyView(), content(), footer)
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(title), content(), EmptyView())
    }
    /// Creates a section with a header.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        (header, self.content, footer) = (Text(title), content(), EmptyView())
    }
}
