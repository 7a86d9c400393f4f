// Presentation.swift: sheets, alerts and dialogs. The user sees and uses the frontmost layer.

import Foundation
import UIKit

/// The state of a presentation in a slot.
@MainActor
private final class Shown {
    var order: Int?
    var item: Any?
}

extension Scope {
    /// Presents a layer as long as it is requested.
    func present(
        _ isWanted: Bool,
        onDismiss: (() -> Void)?,
        isQuestion: Bool = false,
        _ nodes: (Scope) -> [ViewNode]
    ) {
        let shown = slot.remembered(at: 1) { Shown() }
        guard isWanted else {
            if shown.order != nil {
                shown.order = nil
                if let onDismiss { graph.afterwards(onDismiss) }
            }
            return
        }
        // Its order precedes that of layers that its content presents.
        let order = shown.order ?? graph.newOrder()
        shown.order = order
        graph.present(Layer(order: order, isQuestion: isQuestion, nodes: nodes(self)))
    }
}

/// A sheet, or a screen of a stack.
struct Sheet<Shown: View>: PrimitiveModifier {
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    var hasBack = false
    let content: () -> Shown

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let isPresented = isPresented
        let close: () -> Void = { isPresented.wrappedValue = false }
        scope.present(isPresented.wrappedValue, onDismiss: onDismiss) { scope in
            var nodes = scope.nodes(of: self.content(), at: .index(1)) {
                $0.dismiss = DismissAction { close() }
                if !hasBack { $0.navigation = nil }
                $0.isEnabled = true
            }
            if hasBack {
                var back = ViewNode(.control, "Back")
                back.tap = close
                nodes.append(back)
            }
            return nodes
        }
        return scope.nodes(of: content)
    }
}

/// An alert with answers. Without any, there is one, "OK".
struct Question<Actions: View, Message: View>: PrimitiveModifier {
    let title: String
    let isPresented: Binding<Bool>
    let actions: () -> Actions
    let message: () -> Message

    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let isPresented = isPresented
        scope.present(isPresented.wrappedValue, onDismiss: nil, isQuestion: true) { scope in
            var answers = scope.nodes(of: actions(), at: .index(1)) { $0.isEnabled = true }
            if answers.isEmpty {
                var answer = ViewNode(.control, "OK")
                answer.tap = {}
                answers = [answer]
            }
            @MainActor func closing(_ node: ViewNode) -> ViewNode {
                var node = node
                if let tap = node.tap {
                    // It is dismissed before the answer's action runs, which may present the next alert.
                    node.tap = {
                        isPresented.wrappedValue = false
                        tap()
                    }
                }
                node.children = node.children.map(closing)
                return node
            }
            let texts = [ViewNode(.text, title)] + scope.nodes(of: message(), at: .index(2))
            return texts + answers.map(closing)
        }
        return scope.nodes(of: content)
    }
}

/// An alert, in the older API.
/// https://developer.apple.com/documentation/swiftui/alert
public struct Alert: Sendable {
    /// An answer.
    public struct Button: Sendable {
        let title: String
        let action: @MainActor @Sendable () -> Void

        private init(_ title: String, _ action: (() -> Void)?) {
            let action = action.map { Transferred($0) }
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
private struct Transferred: @unchecked Sendable {
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

extension Binding {
    /// Whether there is a value; setting it to false sets the value to nil.
    func isSome<Some>() -> Binding<Bool> where Value == Some? {
        Binding<Bool>(reading: { wrappedValue != nil }, writing: { if !$0 { wrappedValue = nil } })
    }
}

extension View {
    /// Presents a sheet as long as a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { modifier(Sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)) }
    /// Presents a sheet as long as there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            Sheet(isPresented: item.isSome(), onDismiss: onDismiss) { item.wrappedValue.map { content($0).id($0.id) } }
        )
    }
    /// Presents a full-screen sheet as long as a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, onDismiss: onDismiss, content: content) }
    /// Presents a full-screen sheet as long as there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item: item, onDismiss: onDismiss, content: content) }
    /// Presents a popover as long as a value is true.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { sheet(isPresented: isPresented, content: content) }

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
            Question(
                title: alert.title.string,
                isPresented: isPresented,
                actions: { AlertButtons(buttons: alert.buttons) },
                message: { alert.message }
            )
        )
    }
}

/// The anchor of a popover.
/// https://developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor: Sendable {
    case rect(CGRect)
    case point(UnitPoint)
}
/// A height of a sheet.
/// https://developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    /// Half the screen height.
    public static let medium = PresentationDetent(name: "medium")
    /// The full screen height.
    public static let large = PresentationDetent(name: "large")
    /// A fraction of the screen height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(fraction)") }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height) pt") }
}
