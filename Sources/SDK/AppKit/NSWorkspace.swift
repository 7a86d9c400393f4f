// NSWorkspace.swift: other applications and files of the desktop, of which there are none: what an action wants to have opened is
// told, and stands in the report.
// https://developer.apple.com/documentation/appkit/nsworkspace

public import Foundation
import UIKit

/// The desktop.
/// https://developer.apple.com/documentation/appkit/nsworkspace
open class NSWorkspace: NSObject, @unchecked Sendable {
    /// How something would be opened.
    open class OpenConfiguration: NSObject {
        /// Stored, no effect: nothing is opened.
        open var activates = true
        /// Stored, no effect: nothing is opened.
        open var hides = false
        /// Stored, no effect: nothing is opened.
        open var promptsUserIfNeeded = true
        /// Stored, no effect: nothing is opened.
        open var createsNewApplicationInstance = false
        /// Stored, no effect: nothing is opened.
        open var arguments: [String] = []
    }

    /// The only instance.
    public static let shared = NSWorkspace()

    /// Opens nothing, says so, and answers false; the report names the URL.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        NSExtensionContext.current?.open(url)
        return false
    }
    /// Opens nothing, says so, and calls the handler with an error; the report names the URL.
    open func open(
        _ url: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        _ = open(url)
        completionHandler?(nil, CocoaError(.executableNotLoadable))
    }
    /// Opens nothing, says so, and calls the handler with an error; the report names the URLs.
    open func open(
        _ urls: [URL],
        withApplicationAt applicationURL: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        for url in urls { open(url) }
        completionHandler?(nil, CocoaError(.executableNotLoadable))
    }
    /// Opens nothing, says so, and calls the handler with an error; the report names the URL.
    open func openApplication(
        at applicationURL: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        _ = open(applicationURL)
        completionHandler?(nil, CocoaError(.executableNotLoadable))
    }
    /// No application is here: nil.
    open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    /// No application is here: nil.
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    /// Always empty.
    open var runningApplications: [NSRunningApplication] { [] }
    /// Always nil.
    open var frontmostApplication: NSRunningApplication? { nil }
    /// Nobody sees it.
    open func activateFileViewerSelecting(_ urls: [URL]) {}
    /// Nobody sees it: false.
    @discardableResult open func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { false }
    /// An image of nothing.
    open func icon(forFile path: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
}

/// An application that runs, of which there are none.
/// https://developer.apple.com/documentation/appkit/nsrunningapplication
open class NSRunningApplication: NSObject, @unchecked Sendable {
    /// The name.
    open var localizedName: String? { nil }
    /// What it is.
    open var bundleIdentifier: String? { nil }
    /// Where it is.
    open var bundleURL: URL? { nil }
    /// What the system calls it.
    open var processIdentifier: Int32 { -1 }
    /// Always empty.
    open class func runningApplications(withBundleIdentifier identifier: String) -> [NSRunningApplication] { [] }
    /// It does not come to the front: false.
    @discardableResult open func activate() -> Bool { false }
}
