// UIResponder.swift: the chain of those who may answer, and what would come along it: touches, keys and events.

import Foundation

/// What can have a next responder.
/// https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Never posted here: there is no keyboard.
    public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Never posted here.
    public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Never posted here.
    public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Never posted here.
    public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Never posted here.
    public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    /// Never posted here.
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

    /// A responder.
    public nonisolated override init() { super.init() }
    /// The next one in the chain.
    open var next: UIResponder? { nil }
    /// Never: nobody types at a keyboard.
    open var isFirstResponder: Bool { false }
    /// False unless overridden.
    open var canBecomeFirstResponder: Bool { false }
    /// None unless it is overridden.
    open var inputAccessoryView: UIView? { nil }
    /// None unless it is overridden.
    open var inputView: UIView? { nil }
    /// None unless it is overridden; there are no keys.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Has no effect here: there is no keyboard.
    open func reloadInputViews() {}
    /// Never called here: there are no fingers.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called here: there are no fingers.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called here: there are no fingers.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called here: there are no fingers.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Whether it has the method, unless it is overridden.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The first in the chain that has the method.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self) { $0.next }.first { $0.canPerformAction(action, withSender: sender) }
    }
    /// Nothing has a focus here: true.
    @discardableResult open func becomeFirstResponder() -> Bool { true }
    /// Nothing has a focus here: true.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// A key that does something.
/// https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// The key.
    public let input: String?
    /// The method that it would call.
    public let action: Selector?

    /// A key; there are none here.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.action) = (input, action)
        super.init()
    }

    /// Apple: UIKeyCommand.inputEscape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held.
/// https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits.
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

/// A finger, of which there is none.
/// https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    /// The view under it: none.
    open var view: UIView? { nil }
    /// Over.
    open var phase: Phase { .ended }
    /// One.
    open var tapCount: Int { 1 }
    /// The upper left corner: nothing is laid out.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// The upper left corner: nothing is laid out.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Touches that belong together, of which there are none.
/// https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// Always nil.
    open var allTouches: Set<UITouch>? { nil }
}

/// A window, of which there is none.
/// https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Stored, no effect: nothing is in a window.
    open var rootViewController: UIViewController?
    /// Never.
    open var isKeyWindow: Bool { false }
    /// Nothing.
    open func makeKeyAndVisible() {}
}
