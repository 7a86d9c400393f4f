// NSView.swift: a macOS view, and its events in a window. Nothing is drawn, and there is no layout.
// https://developer.apple.com/documentation/appkit/nsview

import Drawing
public import Foundation
public import UIKit

/// Members of macOS views whose types differ from UIKit's. A protocol, since a class could not have them in addition to
/// those of its superclass.
@preconcurrency @MainActor
public protocol MacView: UIView {}

extension MacView {
    /// The layer. An optional that is never nil.
    public var layer: CALayer? {
        get {
            let own: CALayer = (self as UIView).layer
            return own
        }
        // Ignored: layers are not drawn.
        set {}
    }
    /// A new window: there is none on screen.
    public var window: NSWindow? { nil }
}

/// A view.
/// https://developer.apple.com/documentation/appkit/nsview
@preconcurrency @MainActor
open class NSView: UIView, MacView {
    /// The author's identifier.
    open var identifier: NSUserInterfaceItemIdentifier?

    // MARK: Stored, no effect without a screen
    open var wantsLayer = false
    open var toolTip: String?
    open var needsDisplay = false
    open var needsLayout = false
    open var needsUpdateConstraints = false
    open var appearance: NSAppearance?
    open var postsFrameChangedNotifications = false
    open var canDrawConcurrently = false
    open var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }

    /// Whether it is flipped; false unless overridden.
    open var isFlipped: Bool { false }
    /// Whether it accepts being the first responder; false unless overridden.
    open var acceptsFirstResponder: Bool { false }
    /// Whether it wants `updateLayer` to be called; false unless overridden.
    open var wantsUpdateLayer: Bool { false }
    /// Whether dragging it moves the window; false unless overridden.
    open var mouseDownCanMoveWindow: Bool { false }
    /// Whether it allows vibrancy; false unless overridden.
    open var allowsVibrancy: Bool { false }
    /// The appearance that was set, otherwise the light one.
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(.aqua) }
    /// The current size: nothing is measured.
    open var fittingSize: NSSize { frame.size }
    /// The nearest scroll view around it.
    open var enclosingScrollView: NSScrollView? {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? NSScrollView }.first
    }

    /// Creates a view with a frame.
    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    /// Creates a view of a nib, which receives its values afterwards: there is nothing to decode.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a subview in front of or behind another, or all.
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo other: NSView?) {
        switch (place, other) {
        case (.below, let other?): insertSubview(view, belowSubview: other)
        case (.below, nil): insertSubview(view, at: 0)
        case (_, let other?): insertSubview(view, aboveSubview: other)
        case (_, nil): addSubview(view)
        }
    }
    /// Replaces a subview.
    open func replaceSubview(_ old: NSView, with new: NSView) {
        guard let index = subviews.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperview()
        insertSubview(new, at: index)
    }
    /// Changes its size.
    open func setFrameSize(_ size: NSSize) { frame.size = size }
    /// Changes its position.
    open func setFrameOrigin(_ origin: NSPoint) { frame.origin = origin }
    /// The view itself: changes take effect at once.
    open func animator() -> Self { self }

    // MARK: No effect here
    open func layoutSubtreeIfNeeded() {}
    open func setNeedsDisplay(_ rect: NSRect) {}
    open func display() {}

    /// Is never called here: nothing is drawn.
    open func updateLayer() {}
    /// Is never called here: nothing is laid out.
    open func layout() {}
    /// Is never called here.
    open func updateConstraints() {}
    /// Is never called here: there is no window.
    open func viewDidMoveToWindow() {}
    /// Is never called here: there is no window.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Is never called here: the appearance does not change.
    open func viewDidChangeEffectiveAppearance() {}
    /// Is never called here.
    open func viewDidHide() {}
    /// Is never called here: there is no mouse.
    open func resetCursorRects() {}
    /// Is never called here: there is no mouse.
    open func updateTrackingAreas() {}
    /// Is never called here: there is no mouse.
    open func mouseDown(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func mouseUp(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func mouseDragged(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func mouseMoved(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func mouseEntered(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func mouseExited(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func rightMouseDown(with event: NSEvent) {}
    /// Is never called here: there is no mouse.
    open func scrollWheel(with event: NSEvent) {}
    /// Is never called here: there is no keyboard.
    open func keyDown(with event: NSEvent) {}
    /// Is never called here: there is no keyboard.
    open func keyUp(with event: NSEvent) {}
    /// Is never called here: there is no keyboard.
    open func flagsChanged(with event: NSEvent) {}
    /// Is never called here: there is no keyboard.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    /// Called when its superview has changed.
    open func viewDidMoveToSuperview() {}

    /// Calls the macOS method for the same event.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        viewDidMoveToSuperview()
    }
}

extension UIView.AutoresizingMask {
    // MARK: No effect: there is no layout
    public static let none: Self = []
    public static let width = flexibleWidth
    public static let height = flexibleHeight
    public static let minXMargin = flexibleLeftMargin
    public static let maxXMargin = flexibleRightMargin
    public static let minYMargin = flexibleBottomMargin
    public static let maxYMargin = flexibleTopMargin
}

/// Light or dark.
/// https://developer.apple.com/documentation/appkit/nsappearance
public final class NSAppearance: NSObject, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The raw value: the name.
        public let rawValue: String
        /// Creates a value with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The light appearance.
        public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
        /// The light appearance, with vibrancy.
        public static let vibrantLight = Self(rawValue: "NSAppearanceNameVibrantLight")
        /// The dark appearance, with vibrancy.
        public static let vibrantDark = Self(rawValue: "NSAppearanceNameVibrantDark")
    }

    /// The appearance's name.
    public let name: Name
    init(_ name: Name) { self.name = name }
    /// Creates a value with this name.
    public convenience init?(named name: Name) { self.init(name) }
    /// Its own name if it is among these, otherwise the light one.
    public func bestMatch(from names: [Name]) -> Name? {
        names.first { $0 == name } ?? names.first { $0 == .aqua }
    }
    /// The appearance of the current drawing; always the light one.
    public static var currentDrawing: NSAppearance { NSAppearance(.aqua) }
}

/// A mouse or key event, which never occurs.
/// https://developer.apple.com/documentation/appkit/nsevent
open class NSEvent: NSObject {
    /// Modifier keys.
    public struct ModifierFlags: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: NSEvent.ModifierFlags.capsLock.
        public static let capsLock = Self(rawValue: 1 << 16)
        /// Apple: NSEvent.ModifierFlags.shift.
        public static let shift = Self(rawValue: 1 << 17)
        /// Apple: NSEvent.ModifierFlags.control.
        public static let control = Self(rawValue: 1 << 18)
        /// Apple: NSEvent.ModifierFlags.option.
        public static let option = Self(rawValue: 1 << 19)
        /// Apple: NSEvent.ModifierFlags.command.
        public static let command = Self(rawValue: 1 << 20)
    }
    /// The event types.
    public struct EventTypeMask: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt64
        /// Creates a set from its bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// Apple: NSEvent.EventTypeMask.leftMouseDown.
        public static let leftMouseDown = Self(rawValue: 1 << 1)
        /// Apple: NSEvent.EventTypeMask.keyDown.
        public static let keyDown = Self(rawValue: 1 << 10)
        /// Apple: NSEvent.EventTypeMask.keyUp.
        public static let keyUp = Self(rawValue: 1 << 11)
        /// Apple: NSEvent.EventTypeMask.flagsChanged.
        public static let flagsChanged = Self(rawValue: 1 << 12)
    }
    /// The modifier flags; always empty.
    open var modifierFlags: ModifierFlags { [] }
    /// The modifier flags; always empty.
    open class var modifierFlags: ModifierFlags { [] }
    /// The key code; always 0.
    open var keyCode: UInt16 { 0 }
    /// The characters; always nil.
    open var characters: String? { nil }
    /// The characters ignoring modifiers; always nil.
    open var charactersIgnoringModifiers: String? { nil }
    /// The location in window; always zero.
    open var locationInWindow: NSPoint { .zero }
    /// The click count; always 1.
    open var clickCount: Int { 1 }
    /// Always nil: there are no events, so the handler is never called.
    @discardableResult
    public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask,
        handler: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { nil }
    /// No effect: there are no monitors.
    public static func removeMonitor(_ monitor: Any) {}
}

/// The settings of animations; changes are made at once.
/// https://developer.apple.com/documentation/appkit/nsanimationcontext
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
    /// The only instance.
    public static let current = NSAnimationContext()
    /// Stored, no effect: changes are made at once.
    open var duration: TimeInterval = 0.25
    /// Stored, no effect: changes are made at once.
    open var allowsImplicitAnimation = false
    nonisolated override init() { super.init() }

    /// Makes the changes, and completes.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void,
        completionHandler: (() -> Void)? = nil
    ) {
        changes(current)
        completionHandler?()
    }
    /// No effect: changes are made at once.
    public static func beginGrouping() {}
    /// No effect: changes are made at once.
    public static func endGrouping() {}
}
