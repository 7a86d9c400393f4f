// LookValues.swift: the arguments of appearance modifiers.

import Foundation
import UIKit

/// The autocapitalization.
/// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    /// Apple's value of this name.
    public static let never = TextInputAutocapitalization()
    /// Apple's value of this name.
    public static let words = TextInputAutocapitalization()
    /// Apple's value of this name.
    public static let sentences = TextInputAutocapitalization()
    /// Apple's value of this name.
    public static let characters = TextInputAutocapitalization()
}
/// The label of the return key.
/// https://developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
    /// Apple's value of this name.
    public static let done = SubmitLabel()
    /// Apple's value of this name.
    public static let go = SubmitLabel()
    /// Apple's value of this name.
    public static let send = SubmitLabel()
    /// Apple's value of this name.
    public static let join = SubmitLabel()
    /// Apple's value of this name.
    public static let route = SubmitLabel()
    /// Apple's value of this name.
    public static let search = SubmitLabel()
    /// Apple's value of this name.
    public static let `return` = SubmitLabel()
    /// Apple's value of this name.
    public static let next = SubmitLabel()
    /// Apple's value of this name.
    public static let `continue` = SubmitLabel()
}
/// How scrolling dismisses the keyboard.
/// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
    /// Apple's value of this name.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// Apple's value of this name.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// Apple's value of this name.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Apple's value of this name.
    public static let never = ScrollDismissesKeyboardMode()
}
/// The visibility of scroll bars.
/// https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Sendable {
    /// Apple's value of this name.
    public static let automatic = ScrollIndicatorVisibility()
    /// Apple's value of this name.
    public static let visible = ScrollIndicatorVisibility()
    /// Apple's value of this name.
    public static let hidden = ScrollIndicatorVisibility()
    /// Apple's value of this name.
    public static let never = ScrollIndicatorVisibility()
}
/// The bounce behavior.
/// https://developer.apple.com/documentation/swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
    /// Apple's value of this name.
    public static let automatic = ScrollBounceBehavior()
    /// Apple's value of this name.
    public static let always = ScrollBounceBehavior()
    /// Apple's value of this name.
    public static let basedOnSize = ScrollBounceBehavior()
}
/// Whether texts can be selected.
/// https://developer.apple.com/documentation/swiftui/textselectability
public struct TextSelectability: Sendable {
    /// Apple's value of this name.
    public static let enabled = TextSelectability()
    /// Apple's value of this name.
    public static let disabled = TextSelectability()
}
/// The treatment of child elements.
/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Sendable {
    /// Apple's value of this name.
    public static let ignore = AccessibilityChildBehavior()
    /// Apple's value of this name.
    public static let contain = AccessibilityChildBehavior()
    /// Apple's value of this name.
    public static let combine = AccessibilityChildBehavior()
}
/// The order of a menu.
/// https://developer.apple.com/documentation/swiftui/menuorder
public struct MenuOrder: Sendable {
    /// Apple's value of this name.
    public static let automatic = MenuOrder()
    /// Apple's value of this name.
    public static let priority = MenuOrder()
    /// Apple's value of this name.
    public static let fixed = MenuOrder()
}
/// How content changes.
/// https://developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Sendable {
    /// Apple's value of this name.
    public static let identity = ContentTransition()
    /// Apple's value of this name.
    public static let opacity = ContentTransition()
    /// Apple's value of this name.
    public static let interpolate = ContentTransition()
    /// Apple's value of this name.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
/// The effect of a symbol.
/// https://developer.apple.com/documentation/swiftui/symboleffect
public struct SymbolEffect: Sendable {
    /// Apple's value of this name.
    public static let bounce = SymbolEffect()
    /// Apple's value of this name.
    public static let pulse = SymbolEffect()
    /// Apple's value of this name.
    public static let variableColor = SymbolEffect()
    /// Apple's value of this name.
    public static let scale = SymbolEffect()
}
/// The repetition and speed of a symbol effect.
/// https://developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Sendable {
    /// The default.
    public static let `default` = SymbolEffectOptions()
    /// Repeats endlessly.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// A number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// A speed factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}
/// Haptic feedback.
/// https://developer.apple.com/documentation/swiftui/sensoryfeedback
public struct SensoryFeedback: Sendable {
    /// Apple's value of this name.
    public static let success = SensoryFeedback()
    /// Apple's value of this name.
    public static let warning = SensoryFeedback()
    /// Apple's value of this name.
    public static let error = SensoryFeedback()
    /// Apple's value of this name.
    public static let selection = SensoryFeedback()
    /// Apple's value of this name.
    public static let impact = SensoryFeedback()
}
/// The accessibility traits of an element.
/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    private init(_ name: String) { names = [name] }
    /// Creates an empty set.
    public init() {}
    /// Apple's value of this name.
    public static let isButton = AccessibilityTraits("isButton")
    /// Apple's value of this name.
    public static let isHeader = AccessibilityTraits("isHeader")
    /// Apple's value of this name.
    public static let isSelected = AccessibilityTraits("isSelected")
    /// Apple's value of this name.
    public static let isLink = AccessibilityTraits("isLink")
    /// Apple's value of this name.
    public static let isImage = AccessibilityTraits("isImage")
    /// Apple's value of this name.
    public static let isModal = AccessibilityTraits("isModal")
    /// Apple's value of this name.
    public static let isStaticText = AccessibilityTraits("isStaticText")
    /// Apple's value of this name.
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

/// A gesture, which never occurs.
/// https://developer.apple.com/documentation/swiftui/gesture
public protocol Gesture<Value> {
    /// The type of its value.
    associatedtype Value
}
/// A tap gesture, which never occurs: use `onTapGesture` for taps.
/// https://developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: Gesture {
    /// No value.
    public typealias Value = Void
    /// A tap.
    public init(count: Int = 1) {}
}
/// A drag gesture, which never occurs.
/// https://developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture {
    /// The value of a drag.
    public struct Value: Equatable, Sendable {
        /// Where it is.
        public var location: CGPoint
        /// The start location.
        public var startLocation: CGPoint
        /// The distance.
        public var translation: CGSize
    }
    /// Creates a drag gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
extension Gesture {
    /// Returns itself: the gesture never occurs.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// Returns itself: the gesture never occurs.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    /// Returns itself: the gesture never occurs.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
}

/// A keyboard shortcut.
/// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// A keyboard shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
}
/// A key.
/// https://developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character.
    public var character: Character
    /// The key for a character.
    public init(_ character: Character) { self.character = character }
    /// The key for a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    /// The return key.
    public static let `return` = KeyEquivalent("\r")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The space key.
    public static let space = KeyEquivalent(" ")
    /// The delete key.
    public static let delete = KeyEquivalent("\u{8}")
}
/// Modifier keys.
/// https://developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A modifier key.
    public static let shift = EventModifiers(rawValue: 2)
    /// A modifier key.
    public static let control = EventModifiers(rawValue: 4)
    /// A modifier key.
    public static let option = EventModifiers(rawValue: 8)
    /// A modifier key.
    public static let command = EventModifiers(rawValue: 16)
}
/// The display mode of a title.
/// https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode
public struct ToolbarTitleDisplayMode: Sendable {
    /// Apple's value of this name.
    public static let automatic = ToolbarTitleDisplayMode()
    /// Apple's value of this name.
    public static let inline = ToolbarTitleDisplayMode()
    /// Apple's value of this name.
    public static let large = ToolbarTitleDisplayMode()
    /// Apple's value of this name.
    public static let inlineLarge = ToolbarTitleDisplayMode()
}
/// The style of a scroll edge effect.
/// https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle
public struct ScrollEdgeEffectStyle: Sendable {
    /// Apple's value of this name.
    public static let automatic = ScrollEdgeEffectStyle()
    /// Apple's value of this name.
    public static let soft = ScrollEdgeEffectStyle()
    /// Apple's value of this name.
    public static let hard = ScrollEdgeEffectStyle()
}
/// Whether the views behind a sheet can be used; never here.
/// https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
    /// Apple's value of this name.
    public static let automatic = PresentationBackgroundInteraction()
    /// Apple's value of this name.
    public static let enabled = PresentationBackgroundInteraction()
    /// Apple's value of this name.
    public static let disabled = PresentationBackgroundInteraction()
}
/// The interaction with a sheet's content.
/// https://developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Sendable {
    /// Apple's value of this name.
    public static let automatic = PresentationContentInteraction()
    /// Apple's value of this name.
    public static let resizes = PresentationContentInteraction()
    /// Apple's value of this name.
    public static let scrolls = PresentationContentInteraction()
}
/// The adaptation of a sheet to a small screen.
/// https://developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Sendable {
    /// Apple's value of this name.
    public static let automatic = PresentationAdaptation()
    /// Apple's value of this name.
    public static let none = PresentationAdaptation()
    /// Apple's value of this name.
    public static let popover = PresentationAdaptation()
    /// Apple's value of this name.
    public static let sheet = PresentationAdaptation()
    /// Apple's value of this name.
    public static let fullScreenCover = PresentationAdaptation()
}
/// The variants of symbols.
/// https://developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Sendable {
    /// Apple's value of this name.
    public static let none = SymbolVariants()
    /// Apple's value of this name.
    public static let fill = SymbolVariants()
    /// Apple's value of this name.
    public static let circle = SymbolVariants()
    /// Apple's value of this name.
    public static let square = SymbolVariants()
    /// Apple's value of this name.
    public static let slash = SymbolVariants()
}
/// The size of a view; always zero.
/// https://developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Sendable {
    /// In points.
    public let width: CGFloat = 0
    /// In points.
    public let height: CGFloat = 0
    /// The position of a guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The position of a guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
