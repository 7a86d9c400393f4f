// Uses.swift: whether elements are visible and enabled, and the names by which they are found.

import Foundation
import UIKit

/// Hides views: they exist, but cannot be used.
private struct Hiding: PrimitiveModifier {
    let isHidden: Bool
    func nodes<Changed: View>(of content: Changed, in scope: Scope) -> [ViewNode] {
        let nodes = scope.nodes(of: content)
        return isHidden ? [] : nodes
    }
}

extension View {
    /// Disables the views inside, if it is true here or for a parent.
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    /// Sets whether the views inside can be touched.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && enabled }
    }
    /// Hides the view.
    public func hidden() -> some View { modifier(Hiding(isHidden: true)) }
    /// Hides the view if the opacity is 0.
    public func opacity(_ opacity: Double) -> some View { modifier(Hiding(isHidden: opacity == 0)) }

    /// Sets an identifier by which the view can be found.
    public func accessibilityIdentifier(_ identifier: String) -> some View { named(identifier) }
    /// Sets the accessibility label, by which the view can be found.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { named(label.text()) }
    /// Sets the accessibility label, by which the view can be found.
    public func accessibilityLabel(_ label: Text) -> some View { named(label.string) }
    /// Sets the accessibility label, by which the view can be found.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { named(String(label)) }

    private func named(_ name: String) -> some View {
        changing { node, _ in node.otherNames.insert(name, at: 0) }
    }

    /// No effect here.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// Sets a preference: no effect.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }
    /// Runs an action when a preference changes: never here.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping @Sendable (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { self }
}

/// The key of a preference.
/// https://developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The default value.
    static var defaultValue: Value { get }
    /// Combines two values.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
