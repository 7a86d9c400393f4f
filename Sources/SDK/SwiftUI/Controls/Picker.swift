// Picker.swift: one of several values, selected by its text with a row or a tap.

import Foundation
import UIKit

/// A picker for one of several values.
/// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content

    func nodes(in scope: Scope) -> [ViewNode] {
        let head = ViewNode(.group, "", scope.nodes(of: label, at: .index(1)))
        return [ViewNode(.group, "", [head] + scope.nodes(of: content).map { option($0, scope) })]
    }

    /// An option, which a tap or a row selects.
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

    /// A tag as a value; if the selection is optional, a tag of the wrapped type matches, too.
    private func value(of tag: AnyHashable?) -> SelectionValue? {
        guard let tag else { return nil }
        return tag.base as? SelectionValue ?? tag as? SelectionValue
    }

    /// Creates a picker for one of several values.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        (self.label, self.selection, self.content) = (label(), selection, content())
    }
    /// Creates a picker, in the older API.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.selection, self.content) = (label, selection, content())
    }
}
extension Picker where Label == Text {
    /// Creates a picker for one of several values.
    public init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (label, self.selection, self.content) = (Text(title), selection, content())
    }
    /// Creates a picker for one of several values.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { (label, self.selection, self.content) = (Text(title), selection, content()) }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker with a symbol.
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
    /// Sets the value of a view in a picker.
    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
        changing { node, _ in node.tag = AnyHashable(tag) }
    }
}

/// A date picker. A text sets it: `2026-01-31`, or with a time in ISO 8601.
/// https://developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label: View>: View, PrimitiveView {
    /// The components of a date to pick.
    public struct Components: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The components hours and minutes.
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

    /// Creates a date picker with this label.
    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection) { _ in true } }
}
/// The components of a date to pick.
public typealias DatePickerComponents = DatePicker<Text>.Components
extension DatePicker where Label == Text {
    /// Creates a date picker with a localized title.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { _ in true } }
    /// Creates a date picker with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { _ in true } }
    /// Creates a date picker that accepts dates in `range`.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { range.contains($0) } }
    /// Creates a date picker that accepts dates from `range.lowerBound` on.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { range.contains($0) } }
    /// Creates a date picker that accepts dates up to `range.upperBound`.
    public init(
        _ title: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection) { range.contains($0) } }
}

/// A color picker, without effect.
/// https://developer.apple.com/documentation/swiftui/colorpicker
public struct ColorPicker<Label: View>: View, PrimitiveView {
    private let label: Label
    func nodes(in scope: Scope) -> [ViewNode] { [ViewNode(.group, "", scope.nodes(of: label))] }
    /// Creates a color picker with a localized title.
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
    where Label == Text { label = Text(title) }
}
