// Preferences.swift: preferences, which no view reads.

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

extension View {
    /// Sets a preference: no effect.
    public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }
    /// Runs an action when a preference changes: never here.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping @Sendable (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { self }
}
