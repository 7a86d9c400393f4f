// Navigation.swift: screens after each other, and beside each other.

import Foundation
import UIKit

/// What a stack keeps: the screens after its first.
@MainActor
final class NavigationState {
    /// A screen that a link leads to.
    struct Screen {
        let id: AnyHashable
        let view: any View
    }
    /// Those that links without values led to.
    var screens: [Screen] = []
    /// What values lead to, by the values' types.
    var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
    /// Values that led to screens, where the author keeps no path.
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
/// Where links lead to.
struct NavigationLevel {
    let state: NavigationState
    /// Leads to a value's screen.
    let append: (AnyHashable) -> Void
}
extension EnvironmentValues {
    var navigation: NavigationLevel? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

/// Values of several types, each of which leads to a screen.
/// https://developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    /// No screens after the first.
    public init() {}
    /// A screen for each value.
    public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
        self.values = values.map { AnyHashable($0) }
    }
    /// The number of items.
    public var count: Int { values.count }
    /// Whether there is none.
    public var isEmpty: Bool { values.isEmpty }
    /// Adds one.
    public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
    /// Removes the last ones.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// Screens after each other.
/// https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let root: Root
    private let path: Binding<[AnyHashable]>?

    /// Screens after each other.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (self.root, path) = (root(), nil) }
    /// Screens that a path leads to.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(reading: { path.wrappedValue.values }, writing: { path.wrappedValue.values = $0 })
    }
    /// Screens that a path leads to.
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
            // The button of the bar that goes back.
            var back = ViewNode(.control, "Back")
            back.tap = pop
            nodes.append(back)
            return nodes
        }
        // All screens are there, the last is seen.
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

/// Screens after each other, in the form of older systems.
/// https://developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View {
    private let content: Content
    /// Screens after each other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The screens.
    public var body: some View { NavigationStack { content } }
}
/// Screens beside each other: all are there.
/// https://developer.apple.com/documentation/swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let detail: Detail
    /// A list and what it shows.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, self.detail) = (sidebar(), detail())
    }
    /// The screens.
    public var body: some View {
        NavigationStack {
            sidebar
            detail
        }
    }
}

/// What leads to another screen.
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
    /// What leads to a screen.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination)
    where Label == Text { (label, self.destination, value) = (Text(title), destination, nil) }
    /// Creates a link to a screen.
    public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text {
        (label, self.destination, value) = (Text(title), { destination }, nil)
    }
    /// What leads to a screen.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: Destination) where Label == Text {
        (label, self.destination, value) = (Text(title), { destination }, nil)
    }
}
extension NavigationLink where Destination == Never {
    /// What leads to a value's screen.
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        (self.label, destination, self.value) = (label(), nil, value.map { AnyHashable($0) })
    }
    /// What leads to a value's screen.
    public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
        (label, destination, self.value) = (Text(title), nil, value.map { AnyHashable($0) })
    }
    /// What leads to a value's screen.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) where Label == Text {
        (label, destination, self.value) = (Text(title), nil, value.map { AnyHashable($0) })
    }
}

/// Says what values of a type lead to.
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

/// Screens beside each other, of which one is seen.
/// https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    func nodes(in scope: Scope) -> [ViewNode] {
        let kept = scope.remembered { Kept(0, changed: scope.graph.invalidate) }
        let screens = scope.nodes(of: content)
        let chosen = selection.flatMap { selection in
            screens.firstIndex { $0.tag?.base as? SelectionValue == selection.wrappedValue }
        }
        let index = chosen ?? (screens.indices.contains(kept.value) ? kept.value : 0)
        let tabs = screens.enumerated().compactMap { position, screen -> ViewNode? in
            guard let name = screen.looks.first(where: { $0.name == "tabItem" })?.values.first as? String else {
                return nil
            }
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

    /// Screens, of which a value says which is seen.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
}
extension TabView where SelectionValue == Int {
    /// Screens, of which the first is seen.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// A screen of several, with its name.
/// https://developer.apple.com/documentation/swiftui/tab
public struct Tab<Value: Hashable, Content: View>: View, PrimitiveView {
    private let title: String
    private let value: Value?
    private let content: Content
    func nodes(in scope: Scope) -> [ViewNode] {
        var node = ViewNode(.group, "", scope.nodes(of: content))
        node.tag = value.map { AnyHashable($0) }
        node.looks = [Look(name: "tabItem", values: [title])]
        return [node]
    }
    /// A screen of several.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never { (self.title, value, self.content) = (title.text(), nil, content()) }
    /// A screen of several, and its value.
    public init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        (self.title, self.value, self.content) = (title.text(), value, content())
    }
}

/// The name of a screen of several.
struct TabItem<Item: View>: PrimitiveModifier {
    let item: Item
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let name = ViewNode(.group, "", scope.nodes(of: item, at: .index(1))).reading
        var node = ViewNode(.group, "", scope.nodes(of: content))
        node.tag = node.children.first?.tag
        node.looks = [Look(name: "tabItem", values: [name])]
        return [node]
    }
}

extension View {
    /// The name of a screen of several.
    public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View { modifier(TabItem(item: item())) }
    /// What values of a type lead to.
    public func navigationDestination<Value: Hashable, Destination: View>(
        for type: Value.Type,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { modifier(DestinationModifier(destination: destination)) }
    /// A screen that comes when a value is true.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination
    ) -> some View { modifier(Sheet(isPresented: isPresented, onDismiss: nil, hasBack: true, content: destination)) }
    /// A screen that comes when there is an item.
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
