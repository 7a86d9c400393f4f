// LookValues.swift: values that modifiers of looks take.

import Foundation
import UIKit

/// Which letters become capitals.
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
/// What the return key says.
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
/// When the keyboard goes.
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
/// Whether scroll bars are seen.
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
/// What happens at the ends.
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
/// What becomes of elements inside.
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
    /// One of them.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
/// How a symbol moves.
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
/// How often a symbol moves, and how fast.
/// https://developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Sendable {
    /// As it is.
    public static let `default` = SymbolEffectOptions()
    /// Without an end.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// So much faster.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}
/// What a person feels.
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
/// What an element is for those who hear it.
/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    private init(_ name: String) { names = [name] }
    /// None.
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
    /// All of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.union(other.names))
    }
    /// Those that are in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.intersection(other.names))
    }
    /// Those that are in one.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(names: names.symmetricDifference(other.names))
    }
    /// All of both.
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    /// Those that are in both.
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    /// Those that are in one.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }
    /// Whether it is one of them.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    /// Adds one.
    public mutating func insert(
        _ member: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { names.formUnion(member.names) }
        return (!contains(member), member)
    }
    /// Removes one.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { names.subtract(member.names) }
        return contains(member) ? member : nil
    }
    /// Adds one.
    public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { names.formUnion(member.names) }
        return contains(member) ? member : nil
    }
}

/// A movement of fingers, which nobody makes.
/// https://developer.apple.com/documentation/swiftui/gesture
public protocol Gesture<Value> {
    /// What it says.
    associatedtype Value
}
/// A tap as a movement, which nobody makes: `onTapGesture` is for taps.
/// https://developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: Gesture {
    /// Nothing.
    public typealias Value = Void
    /// A tap.
    public init(count: Int = 1) {}
}
/// A finger that moves: nobody's.
/// https://developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture {
    /// Where the finger is.
    public struct Value: Equatable, Sendable {
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize
    }
    /// A finger that moves.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
extension Gesture {
    /// The same: nobody makes it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// The same: nobody makes it.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    /// The same: nobody makes it.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
}

/// A key, and those that are held with it.
/// https://developer.apple.com/documentation/swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    /// The key.
    public var key: KeyEquivalent
    /// Those that are held.
    public var modifiers: EventModifiers
    /// A key, and those that are held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
}
/// A key.
/// https://developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// What it writes.
    public var character: Character
    /// The key that writes this.
    public init(_ character: Character) { self.character = character }
    /// The key that writes this.
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
/// Keys that are held with others.
/// https://developer.apple.com/documentation/swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A key that is held.
    public static let shift = EventModifiers(rawValue: 2)
    /// A key that is held.
    public static let control = EventModifiers(rawValue: 4)
    /// A key that is held.
    public static let option = EventModifiers(rawValue: 8)
    /// A key that is held.
    public static let command = EventModifiers(rawValue: 16)
}
/// How a title is shown.
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
/// How what scrolls goes away at an edge.
/// https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle
public struct ScrollEdgeEffectStyle: Sendable {
    /// Apple's value of this name.
    public static let automatic = ScrollEdgeEffectStyle()
    /// Apple's value of this name.
    public static let soft = ScrollEdgeEffectStyle()
    /// Apple's value of this name.
    public static let hard = ScrollEdgeEffectStyle()
}
/// Whether what is behind a sheet can be used: never.
/// https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
    /// Apple's value of this name.
    public static let automatic = PresentationBackgroundInteraction()
    /// Apple's value of this name.
    public static let enabled = PresentationBackgroundInteraction()
    /// Apple's value of this name.
    public static let disabled = PresentationBackgroundInteraction()
}
/// What a finger on a sheet does.
/// https://developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Sendable {
    /// Apple's value of this name.
    public static let automatic = PresentationContentInteraction()
    /// Apple's value of this name.
    public static let resizes = PresentationContentInteraction()
    /// Apple's value of this name.
    public static let scrolls = PresentationContentInteraction()
}
/// What a sheet becomes on a small screen.
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
/// Forms of symbols.
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
/// The size of a view, of which nothing is known: zero.
/// https://developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions: Sendable {
    /// In points.
    public let width: CGFloat = 0
    /// In points.
    public let height: CGFloat = 0
    /// The place of a guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The place of a guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
