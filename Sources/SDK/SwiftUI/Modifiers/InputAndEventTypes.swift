// InputAndEventTypes.swift: the arguments of input and event modifiers.

import Foundation

/// How scrolling dismisses the keyboard.
/// https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
    // MARK: Apple's values
    public static let automatic = ScrollDismissesKeyboardMode()
    public static let immediately = ScrollDismissesKeyboardMode()
    public static let interactively = ScrollDismissesKeyboardMode()
    public static let never = ScrollDismissesKeyboardMode()
}

/// The visibility of scroll bars.
/// https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
public struct ScrollIndicatorVisibility: Sendable {
    // MARK: Apple's values
    public static let automatic = ScrollIndicatorVisibility()
    public static let visible = ScrollIndicatorVisibility()
    public static let hidden = ScrollIndicatorVisibility()
    public static let never = ScrollIndicatorVisibility()
}

/// The bounce behavior.
/// https://developer.apple.com/documentation/swiftui/scrollbouncebehavior
public struct ScrollBounceBehavior: Sendable {
    // MARK: Apple's values
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

/// Haptic feedback.
/// https://developer.apple.com/documentation/swiftui/sensoryfeedback
public struct SensoryFeedback: Sendable {
    // MARK: Apple's values
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let impact = SensoryFeedback()
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
    /// The type of the gesture's value: it has none.
    public typealias Value = Void
    /// Creates a tap.
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
        /// The distance from the start of the gesture.
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
    /// The shortcut's key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// Creates a keyboard shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
}

/// A key.
/// https://developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character that the key types.
    public var character: Character
    /// Creates the key of a character.
    public init(_ character: Character) { self.character = character }
    /// Creates the key of a character.
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
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
}

/// The triggers of a submission.
/// https://developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The trigger of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The trigger of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}
