// NSWindow.swift: windows as their values. Nothing is in one, and none is seen.
// https://developer.apple.com/documentation/appkit/nswindow

import Drawing
public import Foundation
public import UIKit

/// A window.
/// https://developer.apple.com/documentation/appkit/nswindow
@preconcurrency @MainActor
open class NSWindow: UIResponder {
    /// What a window would look like.
    public struct StyleMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without a title.
        public static let borderless: Self = []
        /// With a title.
        public static let titled = Self(rawValue: 1)
        /// A person could close it.
        public static let closable = Self(rawValue: 2)
        /// A person could put it away.
        public static let miniaturizable = Self(rawValue: 4)
        /// A person could make it larger.
        public static let resizable = Self(rawValue: 8)
        /// Its content is below the title, too.
        public static let fullSizeContentView = Self(rawValue: 1 << 15)
        /// A panel.
        public static let nonactivatingPanel = Self(rawValue: 1 << 7)
    }
    /// How its pixels would be kept.
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    /// Before or behind another.
    public enum OrderingMode: Int, Sendable {
        case below = -1
        case out, above
    }
    /// What is above what.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int
        /// Creates a value with this number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// As windows usually are.
        public static let normal = Self(rawValue: 0)
        /// Above these.
        public static let floating = Self(rawValue: 3)
        /// Above these.
        public static let modalPanel = Self(rawValue: 8)
    }
    /// Whether its title would be seen.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }

    /// What a person would read above.
    open var title = ""
    /// Stored, no effect without a screen.
    open var subtitle = ""
    /// Stored, no effect without a screen.
    open var frame = NSRect.zero
    /// Stored, no effect without a screen.
    open var styleMask: StyleMask = [.titled, .closable]
    /// Stored, no effect without a screen.
    open var level = Level.normal
    /// Stored, no effect without a screen.
    open var titleVisibility = TitleVisibility.visible
    /// Stored, no effect without a screen.
    open var titlebarAppearsTransparent = false
    /// Stored, no effect without a screen.
    open var isMovableByWindowBackground = false
    /// Stored, no effect without a screen.
    open var isReleasedWhenClosed = false
    /// Stored, no effect without a screen.
    open var isOpaque = true
    /// Stored, no effect without a screen.
    open var hasShadow = true
    /// Stored, no effect without a screen.
    open var alphaValue: CGFloat = 1
    /// Stored, no effect without a screen.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// Stored, no effect without a screen.
    open var minSize = NSSize.zero
    /// Stored, no effect without a screen.
    open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Stored, no effect without a screen.
    open var appearance: NSAppearance?
    /// Stored, no effect without a screen.
    open var contentView: NSView? = NSView(frame: .zero)
    /// The controller whose view is its content.
    open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
    /// Always nil.
    open var sheetParent: NSWindow? { nil }
    /// Always nil.
    open var attachedSheet: NSWindow? { nil }
    /// Always nil.
    open var firstResponder: NSResponder? { nil }
    /// Stored; nil by default.
    open var initialFirstResponder: NSView?
    /// The one that there would be.
    open var screen: NSScreen? { NSScreen.main }
    /// Never.
    open var isVisible: Bool { false }
    /// Never.
    open var isKeyWindow: Bool { false }

    /// A window that is not seen. `nothing` is never given.
    public init(_ nothing: Void = ()) { super.init() }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes a window of the main actor's.") }
    /// A window that is not seen.
    public convenience init(
        contentRect: NSRect,
        styleMask: StyleMask,
        backing: BackingStoreType,
        defer isDeferred: Bool
    ) {
        self.init()
        (frame, self.styleMask) = (contentRect, styleMask)
    }
    /// A window of a controller's view, which is not seen.
    public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
        contentView = contentViewController.view
    }

    /// Has no effect here.
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    /// Has no effect here.
    open func orderFront(_ sender: Any?) {}
    /// Has no effect here.
    open func orderOut(_ sender: Any?) {}
    /// Has no effect here.
    open func close() {}
    /// Has no effect here.
    open func performClose(_ sender: Any?) {}
    /// Moves nothing.
    open func center() {}
    /// Stored, no effect without a screen.
    open func setContentSize(_ size: NSSize) { frame.size = size }
    /// Stored, no effect without a screen.
    open func setFrame(_ frame: NSRect, display: Bool) { self.frame = frame }
    /// Nothing has a focus here: true.
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
    /// Nothing is shown; the handler is never called.
    open func beginSheet(
        _ sheet: NSWindow,
        completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}
    /// Nothing was shown.
    open func endSheet(_ sheet: NSWindow) {}
    /// Nothing was shown.
    open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {}
}

/// A window beside others.
/// https://developer.apple.com/documentation/appkit/nspanel
@preconcurrency @MainActor
open class NSPanel: NSWindow {
    /// Stored, no effect without a screen.
    open var isFloatingPanel = false
    /// Stored, no effect without a screen.
    open var becomesKeyOnlyIfNeeded = false
}

/// A choice of a place for a file, which is cancelled: nobody's files are here.
/// https://developer.apple.com/documentation/appkit/nssavepanel
@preconcurrency @MainActor
open class NSSavePanel: NSPanel {
    /// Stored, no effect without a screen.
    open var message: String! = ""
    /// Stored, no effect without a screen.
    open var prompt: String! = ""
    /// Stored, no effect without a screen.
    open var nameFieldLabel: String! = ""
    /// Stored, no effect without a screen.
    open var nameFieldStringValue = ""
    /// Stored, no effect without a screen.
    open var directoryURL: URL?
    /// Stored, no effect without a screen.
    open var allowedContentTypes: [UTType] = []
    /// Stored, no effect without a screen.
    open var allowedFileTypes: [String]?
    /// Stored, no effect without a screen.
    open var canCreateDirectories = false
    /// Stored, no effect without a screen.
    open var isExtensionHidden = false
    /// Stored, no effect without a screen.
    open var showsTagField = false
    /// Stored, no effect without a screen.
    open var showsHiddenFiles = false
    /// Stored, no effect without a screen.
    open var treatsFilePackagesAsDirectories = false
    /// Stored, no effect without a screen.
    open var accessoryView: NSView?
    /// Always nil.
    open var url: URL? { nil }
    /// It is cancelled.
    @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// It is cancelled.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    /// It is cancelled.
    open func beginSheetModal(
        for window: NSWindow,
        completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(.cancel) }
}

/// A choice of files, which is cancelled: nobody's files are here.
/// https://developer.apple.com/documentation/appkit/nsopenpanel
@preconcurrency @MainActor
open class NSOpenPanel: NSSavePanel {
    /// Stored, no effect without a screen.
    open var canChooseFiles = true
    /// Stored, no effect without a screen.
    open var canChooseDirectories = false
    /// Stored, no effect without a screen.
    open var allowsMultipleSelection = false
    /// Stored, no effect without a screen.
    open var resolvesAliases = true
    /// Always empty.
    open var urls: [URL] { [] }
}
