// WKWebViewConfiguration.swift: the configuration of web views, as values.
// https://developer.apple.com/documentation/webkit/wkwebviewconfiguration

public import Foundation
public import UIKit

/// The configuration of a web view.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    private var ownDataStore: WKWebsiteDataStore?

    // MARK: Stored, no effect without a page
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore: WKWebsiteDataStore {
        get { ownDataStore ?? .default() }
        set { ownDataStore = newValue }
    }
    open var processPool = WKProcessPool()
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open var suppressesIncrementalRendering = false
    open var limitsNavigationsToAppBoundDomains = false

    /// Creates an object with the default values.
    public nonisolated override init() { super.init() }
}

/// Media types that require a user action.
/// https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The raw value: the bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The audio media type.
    public static let audio = Self(rawValue: 1)
    /// The video media type.
    public static let video = Self(rawValue: 2)
    /// All media types.
    public static let all: Self = [.audio, .video]
}

/// Settings for all pages.
/// https://developer.apple.com/documentation/webkit/wkpreferences
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    // MARK: Stored, no effect without a page
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var minimumFontSize: CGFloat = 0
    open var isFraudulentWebsiteWarningEnabled = true

    /// Creates an object with the default values.
    public nonisolated override init() { super.init() }
}

/// Settings for one page.
/// https://developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The variant of a site's pages.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Stored, no effect without a page.
    open var allowsContentJavaScript = true
    /// Stored, no effect without a page.
    open var preferredContentMode = ContentMode.recommended
    /// Creates an object with the default values.
    public nonisolated override init() { super.init() }
}

/// Processes that web views share.
/// https://developer.apple.com/documentation/webkit/wkprocesspool
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    /// Creates a pool.
    public nonisolated override init() { super.init() }
}

/// The data that sites store: none here.
/// https://developer.apple.com/documentation/webkit/wkwebsitedatastore
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let standard = WKWebsiteDataStore(isPersistent: true)
    /// Whether the store is persistent.
    public let isPersistent: Bool
    private init(isPersistent: Bool) { self.isPersistent = isPersistent }
    /// The default store.
    open class func `default`() -> WKWebsiteDataStore { standard }
    /// A store in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// Always returns an empty list.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Completes at once: there is no data.
    open func removeData(
        ofTypes types: Set<String>,
        modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        DispatchQueue.main.async { completionHandler() }
    }
}

/// Scripts to be injected into pages.
/// https://developer.apple.com/documentation/webkit/wkusercontentcontroller
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []
    /// Creates a controller without scripts.
    public nonisolated override init() { super.init() }
    /// Stored, no effect without a page.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// No effect: there are no messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Has no effect here.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script is injected.
/// https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script to be injected.
/// https://developer.apple.com/documentation/webkit/wkuserscript
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// The script's source text.
    public let source: String
    /// The injection time.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it is injected into the main frame only.
    public let isForMainFrameOnly: Bool
    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// A handler of script messages; never called.
/// https://developer.apple.com/documentation/webkit/wkscriptmessagehandler
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    /// Is never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A script message; there are none.
/// https://developer.apple.com/documentation/webkit/wkscriptmessage
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The script message's body.
    open var body: Any { NSNull() }
    /// The handler's name.
    open var name: String { "" }
    /// The web view of the message.
    open weak var webView: WKWebView?
}

/// A frame of a page; there are none.
/// https://developer.apple.com/documentation/webkit/wkframeinfo
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the main frame.
    open var isMainFrame: Bool { true }
}

/// The reason for a navigation.
/// https://developer.apple.com/documentation/webkit/wknavigationtype
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a navigation is allowed.
/// https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether a response is allowed.
/// https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// A navigation; there are none.
/// https://developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The request that the navigation makes.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// The cause of the navigation.
    open var navigationType: WKNavigationType { .other }
    /// The target frame.
    open var targetFrame: WKFrameInfo? { nil }
}

/// The response to a navigation; there are none.
/// https://developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// The response that the navigation got.
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    /// Whether it is for the main frame.
    open var isForMainFrame: Bool { true }
    /// Whether it can be shown.
    open var canShowMIMEType: Bool { false }
}

/// The options of a snapshot.
/// https://developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view to draw.
    open var rect = CGRect.null
    /// The width of the image.
    open var snapshotWidth: NSNumber?
    /// Whether pending changes are included.
    open var afterScreenUpdates = true
    /// Creates options for the whole page.
    public nonisolated override init() { super.init() }
}
