// NSWorkspace.swift: other applications and files of the desktop, of which there are none: URLs that an action opens
// are printed and listed in the report.
// https://developer.apple.com/documentation/appkit/nsworkspace

public import Foundation
import UIKit

/// The desktop.
/// https://developer.apple.com/documentation/appkit/nsworkspace
open class NSWorkspace: NSObject, @unchecked Sendable {
    /// The options for opening.
    open class OpenConfiguration: NSObject {
        // MARK: Stored, no effect: nothing is opened
        open var activates = true
        open var hides = false
        open var promptsUserIfNeeded = true
        open var createsNewApplicationInstance = false
        open var arguments: [String] = []
    }

    /// The only instance.
    public static let shared = NSWorkspace()

    /// Opens nothing, prints a message, and returns false; the report contains the URL.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        NSExtensionContext.current?.open(url)
        return false
    }
    /// Opens nothing, prints a message, and calls the handler with an error; the report contains the URL.
    open func open(
        _ url: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        _ = open(url)
        completionHandler?(nil, CocoaError(.executableNotLoadable))
    }
    /// Opens nothing, prints a message, and calls the handler with an error; the report contains the URLs.
    open func open(
        _ urls: [URL],
        withApplicationAt applicationURL: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        for url in urls { open(url) }
        completionHandler?(nil, CocoaError(.executableNotLoadable))
    }
    /// Opens nothing, prints a message, and calls the handler with an error; the report contains the URL.
    open func openApplication(
        at applicationURL: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        _ = open(applicationURL)
        completionHandler?(nil, CocoaError(.executableNotLoadable))
    }
    /// Always nil: there are no other applications.
    open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    /// Always nil: there are no other applications.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// The running applications; always empty.
    open var runningApplications: [NSRunningApplication] { [] }
    /// The frontmost application; always nil.
    open var frontmostApplication: NSRunningApplication? { nil }
    /// Has no effect here.
    open func activateFileViewerSelecting(_ urls: [URL]) {}
    /// Always returns false.
    @discardableResult open func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { false }
    /// An empty image.
    open func icon(forFile path: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
}

/// A running application; there are none.
/// https://developer.apple.com/documentation/appkit/nsrunningapplication
open class NSRunningApplication: NSObject, @unchecked Sendable {
    /// The application's name.
    open var localizedName: String? { nil }
    /// The bundle identifier.
    open var bundleIdentifier: String? { nil }
    /// The URL of the bundle.
    open var bundleURL: URL? { nil }
    /// The process number.
    open var processIdentifier: Int32 { -1 }
    /// Always returns an empty list.
    open class func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication] { [] }
    /// Always false: it cannot be activated.
    @discardableResult open func activate() -> Bool { false }
}
