// Toggle.swift: switches, and controls for numbers.

import Foundation
import UIKit

/// A switch: a tap toggles it.
/// https://developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View, PrimitiveView {
    private let isOn: Binding<Bool>
    private let label: Label
    func nodes(in scope: Scope) -> [ViewNode] {
        let isOn = isOn
        return [scope.control(label) { isOn.wrappedValue.toggle() }]
    }
    /// Creates a switch with this label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }
}
extension Toggle where Label == Text {
    /// Creates a switch with a localized title.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(title)) }
    /// Creates a switch with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(title)) }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a switch with a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        (self.isOn, label) = (isOn, SwiftUI.Label(title, systemImage: systemImage))
    }
}

/// A slider. A text sets its value.
/// https://developer.apple.com/documentation/swiftui/slider
public struct Slider<Label: View>: View, PrimitiveView {
    private let label: Label
    private let write: (String) -> Bool
    func nodes(in scope: Scope) -> [ViewNode] {
        var node = scope.control(label)
        node.write = write
        return [node]
    }

    private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>,
        _ label: Label,
        _ edited: @escaping (Bool) -> Void
    ) {
        self.label = label
        write = { text in
            guard let number = Double(text).map({ Value($0) }), bounds.contains(number) else { return false }
            edited(true)
            value.wrappedValue = number
            edited(false)
            return true
        }
    }
    /// Creates a slider for values in `bounds`, without a label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView { self.init(value, bounds, EmptyView(), onEditingChanged) }
    /// Creates a control for a number in steps; values are not limited to the steps.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Label == EmptyView { self.init(value, bounds, EmptyView(), onEditingChanged) }
    /// Creates a slider for values in `bounds`, with this label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, label(), onEditingChanged) }
    /// Creates a control for a number in steps; values are not limited to the steps.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, label(), onEditingChanged) }
}

/// A stepper. Choices tap "Increment" and "Decrement", or a text sets the value.
/// https://developer.apple.com/documentation/swiftui/stepper
public struct Stepper<Label: View>: View, PrimitiveView {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let write: ((String) -> Bool)?

    func nodes(in scope: Scope) -> [ViewNode] {
        var head = scope.control(label)
        head.write = write
        let steps = [("Increment", increment), ("Decrement", decrement)].map { name, step in
            var node = ViewNode(.control, name)
            node.isEnabled = scope.environment.isEnabled && step != nil
            node.tap = step
            return node
        }
        return [ViewNode(.group, "", [head] + steps)]
    }

    /// Creates a stepper with this label that calls closures; it is disabled in a direction without one.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { (self.label, increment, decrement, write) = (label(), onIncrement, onDecrement, nil) }
    /// Creates a stepper for values in `bounds`, with this label.
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>? = nil,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label
    ) { self.init(label(), value, bounds, step) }

    private init<Value: Strideable>(
        _ label: Label,
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>?,
        _ step: Value.Stride
    ) {
        func set(_ number: Value) -> Bool {
            guard bounds?.contains(number) != false else { return false }
            value.wrappedValue = number
            return true
        }
        self.label = label
        increment = { _ = set(value.wrappedValue.advanced(by: step)) }
        decrement = { _ = set(value.wrappedValue.advanced(by: 0 - step)) }
        write = { text in
            if let number = Int(text) as? Value { return set(number) }
            if let number = Double(text) as? Value { return set(number) }
            return false
        }
    }
}
extension Stepper where Label == Text {
    /// Creates a stepper for values in `bounds`, with a localized title.
    public init<Value: Strideable>(
        _ title: LocalizedStringKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>? = nil,
        step: Value.Stride = 1
    ) { self.init(Text(title), value, bounds, step) }
    /// Creates a stepper for values in `bounds`, with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>? = nil,
        step: Value.Stride = 1
    ) { self.init(Text(title), value, bounds, step) }
    /// Creates a stepper with a localized title that calls closures; it is disabled in a direction without one.
    public init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        (label, increment, decrement, write) = (Text(title), onIncrement, onDecrement, nil)
    }
}
