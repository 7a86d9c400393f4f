// Picker.swift: one of several values: a row or a tap chooses it by its text.

import Foundation
import UIKit

/// One of several values.
/// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content

    func nodes(in scope: Scope) -> [ViewNode] {
        let head = ViewNode(.group, "", scope.nodes(of: label, at: .index(1)))
        return [ViewNode(.group, "", [head] + scope.nodes(of: content).map { option($0, scope) })]
    }

    /// An option, which a tap or a row chooses.
    private func option(_ node: ViewNode, _ scope: Scope) -> ViewNode {
        var node = node
        // The options of a section, and of views that hold several.
        guard let value = value(of: node.tag) else {
            node.children = node.children.map { option($0, scope) }
            return node
        }
        let selection = selection
        node.kind = .control
        node.isEnabled = scope.environment.isEnabled
        node.choose = { selection.wrappedValue = value }
        node.tap = node.choose
        return node
    }

    /// A tag as a value: one of a value where the selection may be none is meant as well.
    private func value(of tag: AnyHashable?) -> SelectionValue? {
        guard let tag else { return nil }
        return tag.base as? SelectionValue ?? tag as? SelectionValue
    }

    /// One of several values.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.label, self.selection, self.content) = (label(), selection, content())
    }
    /// One of several values, in the form of older systems.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.selection, self.content) = (label, selection, content())
    }
}
extension Picker where Label == Text {
    /// One of several values.
    public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (label, self.selection, self.content) = (Text(title), selection, content())
    }
    /// One of several values.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { (label, self.selection, self.content) = (Text(title), selection, content()) }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// One of several values, with a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        (label, self.selection, self.content) = (SwiftUI.Label(title, systemImage: systemImage), selection, content())
    }
}

extension View {
    /// The value that a view stands for where one of several is chosen.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        changing { node, _ in node.tag = AnyHashable(tag) }
    }
}

/// A date, which a text sets: `2026-01-31`, or with a time as ISO 8601 has it.
/// https://developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label: View>: View, PrimitiveView {
    /// What is chosen.
    public struct Components: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The time.
        public static var hourAndMinute: Components { Components(rawValue: 1) }
        /// The day.
        public static var date: Components { Components(rawValue: 2) }
    }
    private let label: Label
    private let selection: Binding<Date>
    private let isAllowed: (Date) -> Bool

    private init(_ label: Label, _ selection: Binding<Date>, _ isAllowed: @escaping (Date) -> Bool) {
        (self.label, self.selection, self.isAllowed) = (label, selection, isAllowed)
    }
    func nodes(in scope: Scope) -> [ViewNode] {
        let (selection, isAllowed) = (selection, isAllowed)
        return [
            scope.field(label, submits: false) { text in
                let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
                let moment = Date.ISO8601FormatStyle(timeZone: .current)
                guard let date = (try? moment.parse(text)) ?? (try? day.parse(text)), isAllowed(date) else {
                    return false
                }
                selection.wrappedValue = date
                return true
            }
        ]
    }

    /// A date.
    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection) { _ in true } }
}
/// What is chosen of a date.
public typealias DatePickerComponents = DatePicker<Text>.Components
extension DatePicker where Label == Text {
    /// A date.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { _ in true } }
    /// A date.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { _ in true } }
    /// A date between two others.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { range.contains($0) } }
    /// A date from another one on.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { range.contains($0) } }
    /// A date up to another one.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { range.contains($0) } }
}

/// A color, which nobody chooses.
/// https://developer.apple.com/documentation/swiftui/colorpicker
public struct ColorPicker<Label: View>: View, PrimitiveView {
    private let label: Label
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: label))] }
    /// A color.
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
    where Label == Text { label = Text(title) }
}
