// Navigation.swift: navigation stacks, split views and tabs.

import Foundation
import UIKit

/// The state of a navigation stack: the pushed screens.
@MainActor
final class NavigationState {
    /// A pushed screen.
    struct Screen {
        let id: AnyHashable
        let view: any View
    }
    /// The screens pushed by links without values.
    var screens: [Screen] = []
    /// The destinations by the types of values.
    var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
    /// The values of pushed screens, if the author has no path.
    var values: [AnyHashable] = []
    private let changed: @Sendable () -> Void

    init(changed: @escaping @Sendable () -> Void) { self.changed = changed }

    func push(_ screen: Screen) {
        screens.append(screen)
        changed()
    }
    func pop(_ id: AnyHashable) {
        guard let index = screens.firstIndex(where: { $0.id == id }) else { return }
        screens.removeSubrange(index...)
        changed()
    }
    func setValues(_ new: [AnyHashable]) {
        values = new
        changed()
    }
    func view(for value: Any) -> (any View)? {
        destinations.values.lazy.compactMap { $0(value) }.first
    }
}
private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationLevel? { nil } }
/// The destination of links.
struct NavigationLevel {
    let state: NavigationState
    /// Pushes the screen of a value.
    let append: (AnyHashable) -> Void
}
extension EnvironmentValues {
    var navigation: NavigationLevel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

/// A path: values of any types, one for each pushed screen.
/// https://developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    /// Creates an empty path.
    public init() {}
    /// Creates a path from values.
    public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
        self.values = values.map { AnyHashable($0) }
    }
    /// The number of values.
    public var count: Int { values.count }
    /// Whether the path has no values.
    public var isEmpty: Bool { values.isEmpty }
    /// Appends a value.
    public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
    /// Removes the last values.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// A navigation stack.
/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root
    private let path: Binding<[AnyHashable]>?

    /// Creates a navigation stack.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (self.root, path) = (root(), nil) }
    /// Creates a navigation stack with a path.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(reading: { path.wrappedValue.values }, writing: { path.wrappedValue.values = $0 })
    }
    /// Creates a navigation stack with a path.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = Binding(
            reading: { path.wrappedValue.map { AnyHashable($0) } },
            writing: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
    }

    func nodes(in scope: Scope) -> [ViewNode] {
        let state = scope.remembered { NavigationState(changed: scope.graph.invalidate) }
        let path = path ?? Binding(reading: { state.values }, writing: { state.setValues($0) })
        state.destinations = [:]
        let append: (AnyHashable) -> Void = { path.wrappedValue += [$0] }
        func screen(_ view: any View, _ key: SlotKey, pop: (() -> Void)?) -> [ViewNode] {
            var inner = scope
            inner.environment.navigation = NavigationLevel(state: state, append: append)
            if let pop { inner.environment.dismiss = DismissAction { pop() } }
            func open<Content: View>(_ view: Content) -> [ViewNode] { inner.nodes(of: view, at: key) }
            var nodes = open(view)
            guard let pop else { return nodes }
            // The back button of the bar.
            var back = ViewNode(.control, "Back")
            back.tap = pop
            nodes.append(back)
            return nodes
        }
        // All screens exist; the last one is visible.
        var nodes = screen(root, .index(0), pop: nil)
        for (index, value) in path.wrappedValue.enumerated() {
            guard let view = state.view(for: value.base) else { continue }
            nodes = screen(view, .id([AnyHashable(index), value])) {
                path.wrappedValue = Array(path.wrappedValue.prefix(index))
            }
        }
        for entry in state.screens {
            nodes = screen(entry.view, .id(entry.id)) { state.pop(entry.id) }
        }
        return [ViewNode(.group, "", nodes)]
    }
}

/// A navigation stack, in the older API.
/// https://developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
    private let content: Content
    /// Creates a navigation stack.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The visible screens.
    public var body: some View { NavigationStack { content } }
}
/// A split view: all columns exist.
/// https://developer.apple.com/documentation/swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let detail: Detail
    /// Creates a split view with two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, self.detail) = (sidebar(), detail())
    }
    /// The visible screens.
    public var body: some View {
        NavigationStack {
            sidebar
            detail
        }
    }
}

/// A link to another screen.
/// https://developer.apple.com/documentation/swiftui/navigationlink
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    private let label: Label
    private let destination: (() -> Destination)?
    private let value: AnyHashable?

    func nodes(in scope: Scope) -> [ViewNode] {
        let (level, destination, value) = (scope.environment.navigation, destination, value)
        let id = AnyHashable(ObjectIdentifier(scope.slot))
        return [
            scope.control(label) {
                if let value { level?.append(value) }
                if let destination { level?.state.push(.init(id: id, view: destination())) }
            }
        ]
    }

    /// Creates a link to a screen.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (self.label, self.destination, value) = (label(), destination, nil)
    }
    /// Creates a link to a screen.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (self.label, self.destination, value) = (label(), { destination }, nil)
    }
    /// Creates a link to a screen.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination)
    where Label == Text {
        (label, self.destination, value) = (Text(title), destination, nil)
    }
    /// Creates a link to a screen.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination)
    where Label == Text { (label, self.destination, value) = (Text(title), destination, nil) }
    /// Creates a link to a screen.
    public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text {
        (label, self.destination, value) = (Text(title), { destination }, nil)
    }
    /// Creates a link to a screen.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) where Label == Text {
        (label, self.destination, value) = (Text(title), { destination }, nil)
    }
}
extension NavigationLink where Destination == Never {
    /// Creates a link to the screen of a value.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        (self.label, destination, self.value) = (label(), nil, value.map { AnyHashable($0) })
    }
    /// Creates a link to the screen of a value.
    public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
        (label, destination, self.value) = (Text(title), nil, value.map { AnyHashable($0) })
    }
    /// Creates a link to the screen of a value.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
        (label, destination, self.value) = (Text(title), nil, value.map { AnyHashable($0) })
    }
}

/// Sets the destination for values of a type.
struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
    let destination: (Value) -> Destination
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let destination = destination
        scope.environment.navigation?.state.destinations[ObjectIdentifier(Value.self)] = { value in
            (value as? Value).map { destination($0) }
        }
        return scope.nodes(of: content)
    }
}

/// A tab view.
/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    func nodes(in scope: Scope) -> [ViewNode] {
        let kept = scope.remembered { StorageBox(0, changed: scope.graph.invalidate) }
        let screens = scope.nodes(of: content)
        let chosen = selection.flatMap { selection in
            screens.firstIndex { $0.tag?.base as? SelectionValue == selection.wrappedValue }
        }
        let index = chosen ?? (screens.indices.contains(kept.value) ? kept.value : 0)
        let tabs = screens.enumerated().compactMap { position, screen -> ViewNode? in
            guard let name = screen.tabTitle else { return nil }
            var tab = ViewNode(.control, name)
            let selection = selection
            tab.isEnabled = scope.environment.isEnabled
            tab.tap = {
                kept.value = position
                if let value = screen.tag?.base as? SelectionValue { selection?.wrappedValue = value }
            }
            return tab
        }
        return [ViewNode(.group, "", (screens.isEmpty ? [] : [screens[index]]) + tabs)]
    }

    /// Creates a tab view with a selection.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
}
extension TabView where SelectionValue == Int {
    /// Creates a tab view that shows the first tab.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// A tab with a title.
/// https://developer.apple.com/documentation/swiftui/tab
public struct Tab<Value: Hashable, Content: View>: View, PrimitiveView {
    private let title: String
    private let value: Value?
    private let content: Content
    func nodes(in scope: Scope) -> [ViewNode] {
        var node = ViewNode(.group, "", scope.nodes(of: content))
        node.tag = value.map { AnyHashable($0) }
        node.tabTitle = title
        return [node]
    }
    /// Creates a tab.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never { (self.title, value, self.content) = (title.text(), nil, content()) }
    /// Creates a tab with a value.
    public init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        (self.title, self.value, self.content) = (title.text(), value, content())
    }
}

/// The title of a tab.
struct TabItem<Item: View>: PrimitiveModifier {
    let item: Item
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let name = ViewNode(.group, "", scope.nodes(of: item, at: .index(1))).reading
        var node = ViewNode(.group, "", scope.nodes(of: content))
        node.tag = node.children.first?.tag
        node.tabTitle = name
        return [node]
    }
}

extension View {
    /// The title of a tab.
    public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View { modifier(TabItem(item: item())) }
    /// Sets the destination for values of a type.
    public func navigationDestination<Value: Hashable, Destination: View>(
        for type: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { modifier(DestinationModifier(destination: destination)) }
    /// Pushes a screen when a value is true.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) -> some View { modifier(Sheet(isPresented: isPresented, onDismiss: nil, hasBack: true, content: destination)) }
    /// Pushes a screen when there is an item.
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>,
        @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View {
        modifier(
            Sheet(isPresented: item.isSome(), onDismiss: nil, hasBack: true) {
                item.wrappedValue.map { destination($0).id($0) }
            }
        )
    }
}
