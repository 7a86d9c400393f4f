// NSWindow.swift: windows as their values. They are never shown.
// https://developer.apple.com/documentation/appkit/nswindow

import Drawing
public import Foundation
public import UIKit

/// A window.
/// https://developer.apple.com/documentation/appkit/nswindow
@preconcurrency @MainActor
open class NSWindow: UIResponder {
    /// The style of a window.
    public struct StyleMask: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The style of a window without a title.
        public static let borderless: Self = []
        /// The style of a window with a title.
        public static let titled = Self(rawValue: 1)
        /// The style of a window that can be closed.
        public static let closable = Self(rawValue: 2)
        /// The style of a window that can be minimized.
        public static let miniaturizable = Self(rawValue: 4)
        /// The style of a window that can be resized.
        public static let resizable = Self(rawValue: 8)
        /// The style of a window whose content extends below the title bar.
        public static let fullSizeContentView = Self(rawValue: 1 << 15)
        /// The style of a panel that does not activate its application.
        public static let nonactivatingPanel = Self(rawValue: 1 << 7)
    }
    /// The storage of a window's pixels.
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    /// The order relative to another window.
    public enum OrderingMode: Int, Sendable {
        case below = -1
        case out, above
    }
    /// The level of a window.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The raw value: the number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The level of normal windows.
        public static let normal = Self(rawValue: 0)
        /// A level above normal windows.
        public static let floating = Self(rawValue: 3)
        /// A level above normal windows.
        public static let modalPanel = Self(rawValue: 8)
    }
    /// Whether the title is visible.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }

    /// The window's title.
    open var title = ""

    // MARK: Stored, no effect without a screen
    open var subtitle = ""
    open var frame = NSRect.zero
    open var styleMask: StyleMask = [.titled, .closable]
    open var level = Level.normal
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = false
    open var isOpaque = true
    open var hasShadow = true
    open var alphaValue: CGFloat = 1
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var minSize = NSSize.zero
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var appearance: NSAppearance?
    open var contentView: NSView? = NSView(frame: .zero)
    open func setContentSize(_ size: NSSize) { frame.size = size }
    open func setFrame(_ frame: NSRect, display: Bool) { self.frame = frame }

    /// The controller whose view is its content.
    open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
    /// The sheet parent; always nil.
    open var sheetParent: NSWindow? { nil }
    /// The attached sheet; always nil.
    open var attachedSheet: NSWindow? { nil }
    /// The first responder; always nil.
    open var firstResponder: NSResponder? { nil }
    /// The initial first responder; nil by default. It is stored and has no effect.
    open var initialFirstResponder: NSView?
    /// A screen for its default values.
    open var screen: NSScreen? { NSScreen.main }
    /// Whether it is visible; always false.
    open var isVisible: Bool { false }
    /// Whether it is the key window; always false.
    open var isKeyWindow: Bool { false }

    /// Creates a window that is never shown. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public init(_ nothing: Void = ()) { super.init() }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes a window of the main actor's.") }
    /// Creates a window that is never shown.
    public convenience init(
        contentRect: NSRect,
        styleMask: StyleMask,
        backing: BackingStoreType,
        defer isDeferred: Bool
    ) {
        self.init()
        (frame, self.styleMask) = (contentRect, styleMask)
    }
    /// Creates a window for a controller's view, which is never shown.
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
        contentView = contentViewController.view
    }

    // MARK: No effect here
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    open func orderFront(_ sender: Any?) {}
    open func orderOut(_ sender: Any?) {}
    open func close() {}
    open func performClose(_ sender: Any?) {}

    /// Always true: there is no focus here.
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
    /// No effect; the handler is never called.
    open func beginSheet(
        _ sheet: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}

    // MARK: No effect
    open func center() {}
    open func endSheet(_ sheet: NSWindow) {}
    open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {}
}

/// A panel.
/// https://developer.apple.com/documentation/appkit/nspanel
@preconcurrency @MainActor
open class NSPanel: NSWindow {
    /// Whether it is a floating panel. It is stored and has no effect without a screen.
    open var isFloatingPanel = false
    /// Whether it becomes the key window only if necessary. It is stored and has no effect without a screen.
    open var becomesKeyOnlyIfNeeded = false
}

/// A save panel, which is always canceled: there are no files to choose.
/// https://developer.apple.com/documentation/appkit/nssavepanel
@preconcurrency @MainActor
open class NSSavePanel: NSPanel {
    // MARK: Stored, no effect without a screen
    open var message: String! = ""
    open var prompt: String! = ""
    open var nameFieldLabel: String! = ""
    open var nameFieldStringValue = ""
    open var directoryURL: URL?
    open var allowedContentTypes: [UTType] = []
    open var allowedFileTypes: [String]?
    open var canCreateDirectories = false
    open var isExtensionHidden = false
    open var showsTagField = false
    open var showsHiddenFiles = false
    open var treatsFilePackagesAsDirectories = false
    open var accessoryView: NSView?

    /// The URL; always nil.
    open var url: URL? { nil }
    /// Always canceled.
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// Always canceled.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    /// Always canceled.
    open func beginSheetModal(
        for window: NSWindow,
        completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(.cancel) }
}

/// An open panel, which is always canceled: there are no files to choose.
/// https://developer.apple.com/documentation/appkit/nsopenpanel
@preconcurrency @MainActor
open class NSOpenPanel: NSSavePanel {
    // MARK: Stored, no effect without a screen
    open var canChooseFiles = true
    open var canChooseDirectories = false
    open var allowsMultipleSelection = false
    open var resolvesAliases = true

    /// The URLs; always empty.
    open var urls: [URL] { [] }
}
