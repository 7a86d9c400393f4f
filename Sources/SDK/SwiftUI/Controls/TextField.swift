// TextField.swift: text input. A text replaces the current one, and is submitted.

import Foundation
import UIKit

extension Scope {
    /// A field.
    func field<Label: View>(
        _ label: Label,
        prompt: Text? = nil,
        submits: Bool = true,
        write: @escaping (String) -> Bool
    ) -> ViewNode {
        var node = control(label)
        if let prompt { node.otherNames.append(prompt.string) }
        let submit = environment.submit
        node.write = { text in
            guard write(text) else { return false }
            if submits { submit() }
            return true
        }
        return node
    }
}

/// A text field.
/// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label: View>: View, PrimitiveView {
    private let label: Label
    private let prompt: Text?
    private let write: (String) -> Bool

    private init(_ label: Label, _ prompt: Text?, _ write: @escaping (String) -> Bool) {
        (self.label, self.prompt, self.write) = (label, prompt, write)
    }
    func nodes(in scope: Scope) -> [ViewNode] { [scope.field(label, prompt: prompt, write: write)] }

    private static func writing(_ text: Binding<String>) -> (String) -> Bool {
        {
            text.wrappedValue = $0
            return true
        }
    }
    private static func writing<Format: ParseableFormatStyle>(
        _ value: Binding<Format.FormatInput>,
        _ format: Format
    ) -> (String) -> Bool where Format.FormatOutput == String {
        { text in
            guard let parsed = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = parsed
            return true
        }
    }
    private static func writing<Format: ParseableFormatStyle>(
        _ value: Binding<Format.FormatInput?>,
        _ format: Format
    ) -> (String) -> Bool where Format.FormatOutput == String {
        { text in
            let parsed = try? format.parseStrategy.parse(text)
            if parsed == nil, !text.isEmpty { return false }
            value.wrappedValue = parsed
            return true
        }
    }

    /// Creates a text field with this label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), prompt, Self.writing(text))
    }
    /// Creates a text field with this label that can grow beyond a line.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label(), prompt, Self.writing(text))
    }
}
extension TextField where Label == Text {
    /// Creates a text field with a localized title.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(title), prompt, Self.writing(text))
    }
    /// Creates a text field with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(title), prompt, Self.writing(text))
    }
    /// Creates a text field that can grow beyond a line.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(title), prompt, Self.writing(text))
    }
    /// Creates a text field that can grow beyond a line.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(title), prompt, Self.writing(text))
    }
    /// Creates a text field, in the older API.
    public init(
        _ title: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), nil) {
            onEditingChanged(true)
            text.wrappedValue = $0
            onCommit()
            onEditingChanged(false)
            return true
        }
    }
    /// Creates a field for a formatted value.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(Text(title), prompt, Self.writing(value, format)) }
    /// Creates a field for an optional formatted value.
    public init<Format: ParseableFormatStyle>(
        _ title: LocalizedStringKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(Text(title), prompt, Self.writing(value, format)) }
    /// Creates a field for a formatted number.
    public init<Value>(_ title: LocalizedStringKey, value: Binding<Value>, formatter: NumberFormatter) {
        self.init(Text(title), nil) { text in
            guard let number = formatter.number(from: text) else { return false }
            let known: Any? =
                Value.self == Int.self
                ? number.intValue as Any : Value.self == Double.self ? number.doubleValue as Any : number as Any
            guard let new = known as? Value else { return false }
            value.wrappedValue = new
            return true
        }
    }
}

/// A field for hidden text.
/// https://developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label: View>: View, PrimitiveView {
    private let label: Label
    private let prompt: Text?
    private let text: Binding<String>
    func nodes(in scope: Scope) -> [ViewNode] {
        let text = text
        return [
            scope.field(label, prompt: prompt) {
                text.wrappedValue = $0
                return true
            }
        ]
    }
    /// Creates a field for hidden text.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (self.label, self.prompt, self.text) = (label(), prompt, text)
    }
    /// Creates a field for hidden text.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) where Label == Text {
        (label, self.prompt, self.text) = (Text(title), prompt, text)
    }
    /// Creates a field for hidden text.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) where Label == Text {
        (label, self.prompt, self.text) = (Text(title), prompt, text)
    }
}

/// A text editor.
/// https://developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View, PrimitiveView {
    private let text: Binding<String>
    /// Creates an editor of `text`.
    public init(text: Binding<String>) { self.text = text }
    func nodes(in scope: Scope) -> [ViewNode] {
        let text = text
        return [
            scope.field(EmptyView(), submits: false) {
                text.wrappedValue = $0
                return true
            }
        ]
    }
}
