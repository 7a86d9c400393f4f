// UIResponder.swift: the responder chain, and its events: touches, keys and others.

import Foundation

/// An object in the responder chain.
/// https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Never posted here: there is no keyboard.
    public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// The name of a notification that is never posted here.
    public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// The name of a notification that is never posted here.
    public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// The name of a notification that is never posted here.
    public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// The name of a notification that is never posted here.
    public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    /// The name of a notification that is never posted here.
    public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    /// Apple: UIResponder's key of the same name, for notifications that are never posted here.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Apple: UIResponder's key of the same name, for notifications that are never posted here.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    /// Apple: UIResponder's key of the same name, for notifications that are never posted here.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Apple: UIResponder's key of the same name, for notifications that are never posted here.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Apple: UIResponder's key of the same name, for notifications that are never posted here.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    /// Creates a responder.
    public nonisolated override init() { super.init() }
    /// The next responder.
    open var next: UIResponder? { nil }
    /// Whether it is the first responder; always false: there is no keyboard.
    open var isFirstResponder: Bool { false }
    /// Whether it can become the first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// The view above the keyboard; nil unless overridden.
    open var inputAccessoryView: UIView? { nil }
    /// The view in place of the keyboard; nil unless overridden.
    open var inputView: UIView? { nil }
    /// The commands of keys; nil unless overridden. There is no keyboard.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// No effect: there is no keyboard.
    open func reloadInputViews() {}
    /// Is never called here: there are no fingers.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called here: there are no fingers.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called here: there are no fingers.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Is never called here: there are no fingers.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Whether it has the method, unless overridden.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The first responder in the chain that has the method.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self) { $0.next }.first { $0.canPerformAction(action, withSender: sender) }
    }
    /// Always true: there is no focus here.
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    /// Always true: there is no focus here.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A key command.
/// https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// The key, without modifiers.
    public let input: String?
    /// The command's action.
    public let action: Selector?

    /// Creates a key command; there is no keyboard here.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.action) = (input, action)
        super.init()
    }

    /// Apple: UIKeyCommand.inputEscape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Modifier keys.
/// https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Apple: UIKeyModifierFlags.shift.
    public static let shift = Self(rawValue: 1 << 17)
    /// Apple: UIKeyModifierFlags.control.
    public static let control = Self(rawValue: 1 << 18)
    /// Apple: UIKeyModifierFlags.alternate.
    public static let alternate = Self(rawValue: 1 << 19)
    /// Apple: UIKeyModifierFlags.command.
    public static let command = Self(rawValue: 1 << 20)
}

/// A touch; there are none.
/// https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// The view; always nil.
    open var view: UIView? { nil }
    /// The phase; always ended.
    open var phase: Phase { .ended }
    /// The tap count; always 1.
    open var tapCount: Int { 1 }
    /// Always zero: there is no layout.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Always zero: there is no layout.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event; there are none.
/// https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The all touches; always nil.
    open var allTouches: Set<UITouch>? { nil }
}

/// A window; there is none.
/// https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Stored, no effect: nothing is in a window.
    open var rootViewController: UIViewController?
    /// Whether it is the key window; always false.
    open var isKeyWindow: Bool { false }
    /// Has no effect here.
    open func makeKeyAndVisible() {}
}
