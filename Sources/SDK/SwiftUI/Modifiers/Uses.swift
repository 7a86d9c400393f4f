// Uses.swift: whether elements can be seen and used, and by which names they are found.

import Foundation
import UIKit

/// Views that nobody sees: they are there, and cannot be used.
private struct Hiding: PrimitiveModifier {
    let isHidden: Bool
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let nodes = scope.nodes(of: content)
        return isHidden ? [] : nodes
    }
}

extension View {
    /// Whether what is inside can be used: not if it is false here or around.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    /// Whether what is inside can be touched.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && enabled }
    }
    /// Nobody sees the view.
    public func hidden() -> some View { modifier(Hiding(isHidden: true)) }
    /// Nobody sees the view if this is 0.
    public func opacity(_ opacity: Double) -> some View { modifier(Hiding(isHidden: opacity == 0)) }

    /// A name of the author's by which the view is found.
    public func accessibilityIdentifier(_ identifier: String) -> some View { named(identifier) }
    /// What is read out; the view is found by it.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { named(label.text()) }
    /// What is read out; the view is found by it.
    public func accessibilityLabel(_ label: Text) -> some View { named(label.string) }
    /// What is read out; the view is found by it.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { named(String(label)) }

    private func named(_ name: String) -> some View {
        changing { node, _ in node.otherNames.insert(name, at: 0) }
    }

    /// What has the dialog's answers.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// A value for views around: kept, without effect.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
        look("preference", value)
    }
    /// Does something when a value of views inside is another one: never.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping @Sendable (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { self }
}

/// A value for views around.
/// https://developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
    /// Its type.
    associatedtype Value
    /// What it is where nobody has set it.
    static var defaultValue: Value { get }
    /// Puts two together.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
