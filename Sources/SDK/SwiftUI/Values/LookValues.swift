// LookValues.swift: values that modifiers of looks take.

import Foundation
import UIKit

/// Which letters become capitals.
/// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    /// One of them.
    public static let never = TextInputAutocapitalization()
    /// One of them.
    public static let words = TextInputAutocapitalization()
    /// One of them.
    public static let sentences = TextInputAutocapitalization()
    /// One of them.
    public static let characters = TextInputAutocapitalization()
}
/// What the return key says.
/// https://developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
    /// One of them.
    public static let done = SubmitLabel()
    /// One of them.
    public static let go = SubmitLabel()
    /// One of them.
    public static let send = SubmitLabel()
    /// One of them.
    public static let join = SubmitLabel()
    /// One of them.
    public static let route = SubmitLabel()
    /// One of them.
    public static let search = SubmitLabel()
    /// One of them.
    public static let `return` = SubmitLabel()
    /// One of them.
    public static let next = SubmitLabel()
    /// One of them.
    public static let `continue` = SubmitLabel()
}
/// When the keyboard goes.
/// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
    /// One of them.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// One of them.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// One of them.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// One of them.
    public static let never = ScrollDismissesKeyboardMode()
}
/// Whether scroll bars are seen.
/// https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Sendable {
    /// One of them.
    public static let automatic = ScrollIndicatorVisibility()
    /// One of them.
    public static let visible = ScrollIndicatorVisibility()
    /// One of them.
    public static let hidden = ScrollIndicatorVisibility()
    /// One of them.
    public static let never = ScrollIndicatorVisibility()
}
/// What happens at the ends.
/// https://developer.apple.com/documentation/swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
    /// One of them.
    public static let automatic = ScrollBounceBehavior()
    /// One of them.
    public static let always = ScrollBounceBehavior()
    /// One of them.
    public static let basedOnSize = ScrollBounceBehavior()
}
/// Whether texts can be selected.
/// https://developer.apple.com/documentation/swiftui/textselectability
public struct TextSelectability: Sendable {
    /// One of them.
    public static let enabled = TextSelectability()
    /// One of them.
    public static let disabled = TextSelectability()
}
/// What becomes of elements inside.
/// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Sendable {
    /// One of them.
    public static let ignore = AccessibilityChildBehavior()
    /// One of them.
    public static let contain = AccessibilityChildBehavior()
    /// One of them.
    public static let combine = AccessibilityChildBehavior()
}
/// The order of a menu.
/// https://developer.apple.com/documentation/swiftui/menuorder
public struct MenuOrder: Sendable {
    /// One of them.
    public static let automatic = MenuOrder()
    /// One of them.
    public static let priority = MenuOrder()
    /// One of them.
    public static let fixed = MenuOrder()
}
/// How content changes.
/// https://developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Sendable {
    /// One of them.
    public static let identity = ContentTransition()
    /// One of them.
    public static let opacity = ContentTransition()
    /// One of them.
    public static let interpolate = ContentTransition()
    /// One of them.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
}
/// How a symbol moves.
/// https://developer.apple.com/documentation/swiftui/symboleffect
public struct SymbolEffect: Sendable {
    /// One of them.
    public static let bounce = SymbolEffect()
    /// One of them.
    public static let pulse = SymbolEffect()
    /// One of them.
    public static let variableColor = SymbolEffect()
    /// One of them.
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
    /// One of them.
    public static let success = SensoryFeedback()
    /// One of them.
    public static let warning = SensoryFeedback()
    /// One of them.
    public static let error = SensoryFeedback()
    /// One of them.
    public static let selection = SensoryFeedback()
    /// One of them.
    public static let impact = SensoryFeedback()
}
/// What an element is for those who hear it.
/// https://developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String> = []
    private init(_ name: String) { names = [name] }
    /// None.
    public init() {}
    /// One of them.
    public static let isButton = AccessibilityTraits("isButton")
    /// One of them.
    public static let isHeader = AccessibilityTraits("isHeader")
    /// One of them.
    public static let isSelected = AccessibilityTraits("isSelected")
    /// One of them.
    public static let isLink = AccessibilityTraits("isLink")
    /// One of them.
    public static let isImage = AccessibilityTraits("isImage")
    /// One of them.
    public static let isModal = AccessibilityTraits("isModal")
    /// One of them.
    public static let isStaticText = AccessibilityTraits("isStaticText")
    /// One of them.
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
    /// A set of these bits.
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
    /// One of them.
    public static let automatic = ToolbarTitleDisplayMode()
    /// One of them.
    public static let inline = ToolbarTitleDisplayMode()
    /// One of them.
    public static let large = ToolbarTitleDisplayMode()
    /// One of them.
    public static let inlineLarge = ToolbarTitleDisplayMode()
}
/// How what scrolls goes away at an edge.
/// https://developer.apple.com/documentation/swiftui/scrolledgeeffectstyle
public struct ScrollEdgeEffectStyle: Sendable {
    /// One of them.
    public static let automatic = ScrollEdgeEffectStyle()
    /// One of them.
    public static let soft = ScrollEdgeEffectStyle()
    /// One of them.
    public static let hard = ScrollEdgeEffectStyle()
}
/// Whether what is behind a sheet can be used: never.
/// https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
public struct PresentationBackgroundInteraction: Sendable {
    /// One of them.
    public static let automatic = PresentationBackgroundInteraction()
    /// One of them.
    public static let enabled = PresentationBackgroundInteraction()
    /// One of them.
    public static let disabled = PresentationBackgroundInteraction()
}
/// What a finger on a sheet does.
/// https://developer.apple.com/documentation/swiftui/presentationcontentinteraction
public struct PresentationContentInteraction: Sendable {
    /// One of them.
    public static let automatic = PresentationContentInteraction()
    /// One of them.
    public static let resizes = PresentationContentInteraction()
    /// One of them.
    public static let scrolls = PresentationContentInteraction()
}
/// What a sheet becomes on a small screen.
/// https://developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Sendable {
    /// One of them.
    public static let automatic = PresentationAdaptation()
    /// One of them.
    public static let none = PresentationAdaptation()
    /// One of them.
    public static let popover = PresentationAdaptation()
    /// One of them.
    public static let sheet = PresentationAdaptation()
    /// One of them.
    public static let fullScreenCover = PresentationAdaptation()
}
/// Forms of symbols.
/// https://developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Sendable {
    /// One of them.
    public static let none = SymbolVariants()
    /// One of them.
    public static let fill = SymbolVariants()
    /// One of them.
    public static let circle = SymbolVariants()
    /// One of them.
    public static let square = SymbolVariants()
    /// One of them.
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
