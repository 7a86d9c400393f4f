// NSApplication.swift: the application, of which an extension sees little: no windows, and nothing that becomes active.
// https://developer.apple.com/documentation/appkit/nsapplication
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// The application.
/// https://developer.apple.com/documentation/appkit/nsapplication
@preconcurrency @MainActor
open class NSApplication: UIResponder {
    /// The result of a modal session.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The raw value: the number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// The stop response: stopped.
        public static let stop = Self(-1000)
        /// The abort response: ended without an answer.
        public static let abort = Self(-1001)
        /// The continue response.
        public static let `continue` = Self(-1002)
        /// The OK response.
        public static let OK = Self(1)
        /// The cancel response.
        public static let cancel = Self(0)
        /// The response of an alert's first button.
        public static let alertFirstButtonReturn = Self(1000)
        /// The response of an alert's second button.
        public static let alertSecondButtonReturn = Self(1001)
        /// The response of an alert's third button.
        public static let alertThirdButtonReturn = Self(1002)
    }
    /// The activation policy of an application.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    /// The name of a notification that is never posted here.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "NSApplicationDidBecomeActiveNotification"
    )
    /// The name of a notification that is never posted here.
    public nonisolated static let didResignActiveNotification = NSNotification.Name(
        "NSApplicationDidResignActiveNotification"
    )
    /// The name of a notification that is never posted here.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "NSApplicationWillTerminateNotification"
    )

    /// The only instance.
    public static let shared = NSApplication()
    /// The delegate; nil by default.
    open weak var delegate: (any NSApplicationDelegate)?
    /// The appearance. It is stored and has no effect without a screen.
    open var appearance: NSAppearance?
    /// The application icon image. It is stored and has no effect without a screen.
    open var applicationIconImage: NSImage!
    /// The appearance that was set, otherwise the light one.
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
    /// The windows; always empty.
    open var windows: [NSWindow] { [] }
    /// The main window; always nil.
    open var mainWindow: NSWindow? { nil }
    /// The key window; always nil.
    open var keyWindow: NSWindow? { nil }
    /// The modal window; always nil.
    open var modalWindow: NSWindow? { nil }
    /// The current event; always nil.
    open var currentEvent: NSEvent? { nil }
    /// Whether it is active; always true.
    open var isActive: Bool { true }
    /// Whether it is hidden; always false.
    open var isHidden: Bool { false }

    // MARK: No effect here
    open func activate(ignoringOtherApps flag: Bool) {}
    open func activate() {}
    open func hide(_ sender: Any?) {}

    /// Always false: an extension has no presence of its own.
    @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
    /// Always `.prohibited`: an extension has no presence of its own.
    open func activationPolicy() -> ActivationPolicy { .prohibited }
    /// Always `.abort`: there are no windows.
    @discardableResult open func runModal(for window: NSWindow) -> ModalResponse { .abort }

    // MARK: No effect: there are no modal sessions
    open func stopModal() {}
    open func stopModal(withCode code: ModalResponse) {}
    open func abortModal() {}

    /// Calls a method of an object, or of the delegate. False if neither has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        let object = target.map { $0 as AnyObject } ?? delegate
        return (object as? any InterfaceActions)?.performInterfaceAction(action.baseName, sender: sender) ?? false
    }
}

/// The application.
@preconcurrency @MainActor
public var NSApp: NSApplication! { NSApplication.shared }

/// The delegate of the application, whose methods are never called here.
/// https://developer.apple.com/documentation/appkit/nsapplicationdelegate
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {}

/// A screen.
/// https://developer.apple.com/documentation/appkit/nsscreen
@preconcurrency @MainActor
open class NSScreen: NSObject {
    /// A screen for its default values.
    public static var main: NSScreen? { screens.first }
    /// A screen for its default values.
    public static let screens = [NSScreen()]
    /// A laptop's size in points.
    open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
    /// The visible frame: equals `frame`.
    open var visibleFrame: NSRect { frame }
    /// The backing scale factor; always 1: a point is a pixel.
    open var backingScaleFactor: CGFloat { 1 }
    nonisolated override init() { super.init() }
}
