// DeprecatedAlerts.swift: deprecated modifiers for alerts and action sheets, and their values.
// https://developer.apple.com/documentation/swiftui/view-deprecated

import Foundation

/// An alert, in the older API.
/// https://developer.apple.com/documentation/swiftui/alert
public struct Alert: Sendable {
    /// An answer.
    public struct Button: Sendable {
        let title: String
        let action: @MainActor @Sendable () -> Void

        private init(_ title: String, _ action: (() -> Void)?) {
            let action = action.map { MainActorClosure($0) }
            (self.title, self.action) = (title, { action?.value() })
        }
        /// An answer.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label.string, action)
        }
        /// A cancel button.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label.string, action) }
        /// A cancel button.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button("Cancel", action) }
        /// A destructive button.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label.string, action)
        }
    }
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one answer.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton ?? .default(Text(verbatim: "OK"))])
    }
    /// Creates an alert with two answers.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
    fileprivate init(title: Text, message: Text?, buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// An action sheet, in the older API.
/// https://developer.apple.com/documentation/swiftui/actionsheet
public struct ActionSheet: Sendable {
    /// An answer.
    public typealias Button = Alert.Button
    let alert: Alert
    /// Creates an action sheet.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title: title, message: message, buttons: buttons)
    }
}

/// A closure that only the main actor calls.
private struct MainActorClosure: @unchecked Sendable {
    let value: () -> Void
    init(_ value: @escaping () -> Void) { self.value = value }
}

/// The answers of an alert in the older API.
private struct AlertButtons: View, PrimitiveView {
    let buttons: [Alert.Button]
    func nodes(in scope: Scope) -> [ViewNode] {
        buttons.map { button in
            var node = ViewNode(.control, button.title)
            node.tap = { button.action() }
            return node
        }
    }
}

extension View {
    /// Presents an alert as long as a value is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        alert(content(), isPresented)
    }
    /// Presents an alert as long as there is an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        alert(item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: "")), item.isSome())
    }
    /// Presents an action sheet as long as a value is true.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        alert(content().alert, isPresented)
    }
    private func alert(_ alert: Alert, _ isPresented: Binding<Bool>) -> some View {
        modifier(
            AlertModifier(
                title: alert.title.string,
                isPresented: isPresented,
                actions: { AlertButtons(buttons: alert.buttons) },
                message: { alert.message }
            )
        )
    }
}
