// KeyedViews.swift: properties of UIKit objects that are read and written by name (KeyValueCoding.swift in
// ExtensionSDK).

import Foundation

/// A property of a class that can be written by name.
private struct KeyedProperty<Owner: AnyObject> {
    var get: (Owner) -> Any?
    var set: (Owner, Any?) -> Bool

    init<Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        get = { $0[keyPath: path] as Any? }
        set = { owner, value in
            guard let value = value as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
    }

    init<Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
        get = { $0[keyPath: path] }
        set = { owner, value in
            guard value == nil || value is Value else { return false }
            owner[keyPath: path] = value as? Value
            return true
        }
    }
}

/// The property in a class's table, otherwise in its superclass's.
@MainActor
private func find<Owner: AnyObject>(
    _ key: String,
    of object: AnyObject,
    in table: [String: KeyedProperty<Owner>]
) -> (get: () -> Any?, set: (Any?) -> Bool)? {
    guard let owner = object as? Owner, let property = table[key] else { return nil }
    return ({ property.get(owner) }, { property.set(owner, $0) })
}

/// The property with that name of a UIKit object.
@MainActor
private func property(_ key: String, of object: AnyObject) -> (get: () -> Any?, set: (Any?) -> Bool)? {
    if let found = find(key, of: object, in: labels) { return found }
    if let found = find(key, of: object, in: textFields) { return found }
    if let found = find(key, of: object, in: textViews) { return found }
    if let found = find(key, of: object, in: searchBars) { return found }
    if let found = find(key, of: object, in: controls) { return found }
    if let found = find(key, of: object, in: views) { return found }
    if let found = find(key, of: object, in: alerts) { return found }
    if let found = find(key, of: object, in: controllers) { return found }
    if let found = find(key, of: object, in: alertActions) { return found }
    if let found = find(key, of: object, in: barItems) { return found }
    return find(key, of: object, in: layers)
}

@MainActor private let views: [String: KeyedProperty<UIView>] = [
    "hidden": KeyedProperty(\.isHidden), "alpha": KeyedProperty(\.alpha), "tag": KeyedProperty(\.tag),
    "backgroundColor": KeyedProperty(\.backgroundColor), "frame": KeyedProperty(\.frame),
    "bounds": KeyedProperty(\.bounds), "center": KeyedProperty(\.center),
    "userInteractionEnabled": KeyedProperty(\.isUserInteractionEnabled),
    "clipsToBounds": KeyedProperty(\.clipsToBounds),
    "accessibilityLabel": KeyedProperty(\.accessibilityLabel),
    "accessibilityIdentifier": KeyedProperty(\.accessibilityIdentifier),
]
@MainActor private let layers: [String: KeyedProperty<CALayer>] = [
    "cornerRadius": KeyedProperty(\.cornerRadius), "borderWidth": KeyedProperty(\.borderWidth),
    "borderColor": KeyedProperty(\.borderColor), "masksToBounds": KeyedProperty(\.masksToBounds),
    "opacity": KeyedProperty(\.opacity),
]
@MainActor private let controls: [String: KeyedProperty<UIControl>] = [
    "enabled": KeyedProperty(\.isEnabled), "selected": KeyedProperty(\.isSelected),
    "highlighted": KeyedProperty(\.isHighlighted),
]
@MainActor private let labels: [String: KeyedProperty<UILabel>] = [
    "text": KeyedProperty(\.text), "attributedText": KeyedProperty(\.attributedText),
    "numberOfLines": KeyedProperty(\.numberOfLines), "enabled": KeyedProperty(\.isEnabled),
]
@MainActor private let textFields: [String: KeyedProperty<UITextField>] = [
    "text": KeyedProperty(\.text), "placeholder": KeyedProperty(\.placeholder),
    "attributedPlaceholder": KeyedProperty(\.attributedPlaceholder),
    "secureTextEntry": KeyedProperty(\.isSecureTextEntry),
]
@MainActor private let textViews: [String: KeyedProperty<UITextView>] = [
    "text": KeyedProperty(\.text), "editable": KeyedProperty(\.isEditable),
    "selectable": KeyedProperty(\.isSelectable),
]
@MainActor private let searchBars: [String: KeyedProperty<UISearchBar>] = [
    "text": KeyedProperty(\.text), "placeholder": KeyedProperty(\.placeholder),
]
@MainActor private let controllers: [String: KeyedProperty<UIViewController>] = [
    "title": KeyedProperty(\.title), "preferredContentSize": KeyedProperty(\.preferredContentSize),
    "editing": KeyedProperty(\.isEditing), "modalInPresentation": KeyedProperty(\.isModalInPresentation),
]
@MainActor private let alerts: [String: KeyedProperty<UIAlertController>] = [
    "message": KeyedProperty(\.message)
]
@MainActor private let alertActions: [String: KeyedProperty<UIAlertAction>] = [
    "enabled": KeyedProperty(\.isEnabled)
]
@MainActor private let barItems: [String: KeyedProperty<UIBarButtonItem>] = [
    "title": KeyedProperty(\.title), "enabled": KeyedProperty(\.isEnabled), "tag": KeyedProperty(\.tag),
    "image": KeyedProperty(\.image), "menu": KeyedProperty(\.menu),
]

extension UIResponder: KeyedProperties {
    /// Writes a property of a UIKit object.
    public func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        property(key, of: self)?.set(value) ?? false
    }
    /// Reads a property of a UIKit object.
    public func keyedValue(forKey key: String) -> Any?? { property(key, of: self).map { $0.get() } }
}
extension CALayer: KeyedProperties {
    /// Writes the property named `key`; false if there is none.
    public func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        property(key, of: self)?.set(value) ?? false
    }
    /// Reads the property named `key`; nil if there is none.
    public func keyedValue(forKey key: String) -> Any?? { property(key, of: self).map { $0.get() } }
}
extension UIAlertAction: KeyedProperties {
    /// Writes the property named `key`; false if there is none.
    public func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        property(key, of: self)?.set(value) ?? false
    }
    /// Reads the property named `key`; nil if there is none.
    public func keyedValue(forKey key: String) -> Any?? { property(key, of: self).map { $0.get() } }
}
extension UIBarButtonItem: KeyedProperties {
    /// Writes the property named `key`; false if there is none.
    public func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        property(key, of: self)?.set(value) ?? false
    }
    /// Reads the property named `key`; nil if there is none.
    public func keyedValue(forKey key: String) -> Any?? { property(key, of: self).map { $0.get() } }
}
