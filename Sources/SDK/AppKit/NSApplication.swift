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
        /// The number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// Stopped.
        public static let stop = Self(-1000)
        /// Ended without an answer.
        public static let abort = Self(-1001)
        /// Continues.
        public static let `continue` = Self(-1002)
        /// OK.
        public static let OK = Self(1)
        /// Cancel.
        public static let cancel = Self(0)
        /// An alert's first button.
        public static let alertFirstButtonReturn = Self(1000)
        /// An alert's second button.
        public static let alertSecondButtonReturn = Self(1001)
        /// An alert's third button.
        public static let alertThirdButtonReturn = Self(1002)
    }
    /// The activation policy of an application.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    /// Never posted here.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "NSApplicationDidBecomeActiveNotification"
    )
    /// Never posted here.
    public nonisolated static let didResignActiveNotification = NSNotification.Name(
        "NSApplicationDidResignActiveNotification"
    )
    /// Never posted here.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "NSApplicationWillTerminateNotification"
    )

    /// The only instance.
    public static let shared = NSApplication()
    /// The delegate; nil by default.
    open weak var delegate: (any NSApplicationDelegate)?
    /// Stored, no effect without a screen.
    open var appearance: NSAppearance?
    /// Stored, no effect without a screen.
    open var applicationIconImage: NSImage!
    /// The appearance that was set, otherwise the light one.
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
    /// Always empty.
    open var windows: [NSWindow] { [] }
    /// Always nil.
    open var mainWindow: NSWindow? { nil }
    /// Always nil.
    open var keyWindow: NSWindow? { nil }
    /// Always nil.
    open var modalWindow: NSWindow? { nil }
    /// Always nil.
    open var currentEvent: NSEvent? { nil }
    /// Always true.
    open var isActive: Bool { true }
    /// Always false.
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
    /// Equals `frame`.
    open var visibleFrame: NSRect { frame }
    /// Always 1: a point is a pixel.
    open var backingScaleFactor: CGFloat { 1 }
    nonisolated override init() { super.init() }
}
