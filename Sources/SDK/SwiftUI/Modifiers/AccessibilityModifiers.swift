// AccessibilityModifiers.swift: accessibility modifiers. The identifier and the label are names by which elements are found.
// https://developer.apple.com/documentation/swiftui/view-accessibility

import Foundation

extension View {
    // MARK: No effect
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }

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
}

/// The treatment of child elements.
/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Sendable {
    // MARK: Apple's values
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}

/// The accessibility traits of an element.
/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    private init(_ name: String) { names = [name] }
    /// Creates an empty set.
    public init() {}

    // MARK: Apple's values
    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isImage = AccessibilityTraits("isImage")
    public static let isModal = AccessibilityTraits("isModal")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

    private init(names: Set<String>) { self.names = names }
    /// The union.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.union(other.names))
    }
    /// The intersection.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.intersection(other.names))
    }
    /// The symmetric difference.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.symmetricDifference(other.names))
    }
    /// The union.
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    /// The intersection.
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    /// The symmetric difference.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    /// Whether it contains a member.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    /// Adds a member.
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { names.formUnion(member.names) }
        return (!contains(member), member)
    }
    /// Removes a member.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { names.subtract(member.names) }
        return contains(member) ? member : nil
    }
    /// Adds a member.
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { names.formUnion(member.names) }
        return contains(member) ? member : nil
    }
}
