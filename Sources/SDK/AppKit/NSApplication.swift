// NSApplication.swift: the application, of which an extension sees little: no windows, and nothing that comes to the front.
// https://developer.apple.com/documentation/appkit/nsapplication
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// The application.
/// https://developer.apple.com/documentation/appkit/nsapplication
@preconcurrency @MainActor
open class NSApplication: UIResponder {
    /// How a question that was waited for ended.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        /// It was stopped.
        public static let stop = Self(-1000)
        /// It ended without an answer.
        public static let abort = Self(-1001)
        /// It goes on.
        public static let `continue` = Self(-1002)
        /// A person agreed.
        public static let OK = Self(1)
        /// A person did not agree.
        public static let cancel = Self(0)
        /// An alert's first button.
        public static let alertFirstButtonReturn = Self(1000)
        /// An alert's second button.
        public static let alertSecondButtonReturn = Self(1001)
        /// An alert's third button.
        public static let alertThirdButtonReturn = Self(1002)
    }
    /// How an application would be seen.
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
    /// The appearance that was set, or the light one.
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
    /// In front.
    open var isActive: Bool { true }
    /// Not.
    open var isHidden: Bool { false }

    /// Has no effect here.
    open func activate(ignoringOtherApps flag: Bool) {}
    /// Has no effect here.
    open func activate() {}
    /// Has no effect here.
    open func hide(_ sender: Any?) {}
    /// An extension is not seen by itself: false.
    @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }
    /// An extension is not seen by itself.
    open func activationPolicy() -> ActivationPolicy { .prohibited }
    /// There is no such window: `.abort`.
    @discardableResult open func runModal(for window: NSWindow) -> ModalResponse { .abort }
    /// Nothing is waited for.
    open func stopModal() {}
    /// Nothing is waited for.
    open func stopModal(withCode code: ModalResponse) {}
    /// Nothing is waited for.
    open func abortModal() {}
    /// Sends a method to an object, or to the delegate. False if there is none that has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        let object = target.map { $0 as AnyObject } ?? delegate
        return (object as? any InterfaceActions)?.performInterfaceAction(action.baseName, sender: sender) ?? false
    }
}

/// The application.
@preconcurrency @MainActor
public var NSApp: NSApplication! { NSApplication.shared }

/// Who is asked and told of the application, of which nothing is told here.
/// https://developer.apple.com/documentation/appkit/nsapplicationdelegate
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {}

/// A screen.
/// https://developer.apple.com/documentation/appkit/nsscreen
@preconcurrency @MainActor
open class NSScreen: NSObject {
    /// The one that there would be.
    public static var main: NSScreen? { screens.first }
    /// The one that there would be.
    public static let screens = [NSScreen()]
    /// A laptop's size in points.
    open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
    /// The same.
    open var visibleFrame: NSRect { frame }
    /// 1: a point is a pixel.
    open var backingScaleFactor: CGFloat { 1 }
    nonisolated override init() { super.init() }
}
