// WKWebViewConfiguration.swift: how a web view's pages would be, as values.
// https://developer.apple.com/documentation/webkit/wkwebviewconfiguration

public import Foundation
public import UIKit

/// How pages of a web view would be.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// Stored, no effect without a page.
    open var preferences = WKPreferences()
    /// Stored, no effect without a page.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// Stored, no effect without a page.
    open var userContentController = WKUserContentController()
    /// Stored, no effect without a page.
    open var websiteDataStore: WKWebsiteDataStore {
        get { ownDataStore ?? .default() }
        set { ownDataStore = newValue }
    }
    private var ownDataStore: WKWebsiteDataStore?
    /// Stored, no effect without a page.
    open var processPool = WKProcessPool()
    /// Stored, no effect without a page.
    open var applicationNameForUserAgent: String?
    /// Stored, no effect without a page.
    open var allowsInlineMediaPlayback = false
    /// Stored, no effect without a page.
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    /// Stored, no effect without a page.
    open var suppressesIncrementalRendering = false
    /// Stored, no effect without a page.
    open var limitsNavigationsToAppBoundDomains = false
    /// The defaults.
    public nonisolated override init() { super.init() }
}

/// What may make a sound only when a person asked for it.
/// https://developer.apple.com/documentation/webkit/wkaudiovisualmediatypes
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = Self(rawValue: 1)
    /// Films.
    public static let video = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.audio, .video]
}

/// Settings of all pages.
/// https://developer.apple.com/documentation/webkit/wkpreferences
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Stored, no effect without a page.
    open var javaScriptEnabled = true
    /// Stored, no effect without a page.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Stored, no effect without a page.
    open var minimumFontSize: CGFloat = 0
    /// Stored, no effect without a page.
    open var isFraudulentWebsiteWarningEnabled = true
    /// The defaults.
    public nonisolated override init() { super.init() }
}

/// Settings of one page.
/// https://developer.apple.com/documentation/webkit/wkwebpagepreferences
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Which of a site's pages are asked for.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Stored, no effect without a page.
    open var allowsContentJavaScript = true
    /// Stored, no effect without a page.
    open var preferredContentMode = ContentMode.recommended
    /// The defaults.
    public nonisolated override init() { super.init() }
}

/// Processes that web views share.
/// https://developer.apple.com/documentation/webkit/wkprocesspool
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    /// A pool of its own.
    public nonisolated override init() { super.init() }
}

/// What sites keep: nothing here.
/// https://developer.apple.com/documentation/webkit/wkwebsitedatastore
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let standard = WKWebsiteDataStore(isPersistent: true)
    /// Whether it would outlive the process.
    public let isPersistent: Bool
    private init(isPersistent: Bool) { self.isPersistent = isPersistent }
    /// The app's.
    open class func `default`() -> WKWebsiteDataStore { standard }
    /// One in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    /// All kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    /// Done at once: there is nothing.
    open func removeData(
        ofTypes types: Set<String>,
        modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        DispatchQueue.main.async { completionHandler() }
    }
}

/// Scripts that pages would get.
/// https://developer.apple.com/documentation/webkit/wkusercontentcontroller
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The scripts that were added.
    open private(set) var userScripts: [WKUserScript] = []
    /// Without scripts.
    public nonisolated override init() { super.init() }
    /// Stored, no effect without a page.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Has no effect: no page sends a message.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// No effect.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script would run in a page.
/// https://developer.apple.com/documentation/webkit/wkuserscriptinjectiontime
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script for pages.
/// https://developer.apple.com/documentation/webkit/wkuserscript
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    /// Its text.
    public let source: String
    /// When it would run.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether frames would not get it.
    public let isForMainFrameOnly: Bool
    /// A script with all its fields.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// Hears what pages' scripts send; never called.
/// https://developer.apple.com/documentation/webkit/wkscriptmessagehandler
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    /// Never called.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page's script sends; there is none.
/// https://developer.apple.com/documentation/webkit/wkscriptmessage
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// Its content.
    open var body: Any { NSNull() }
    /// The handler's name.
    open var name: String { "" }
    /// The view whose page sends it.
    open weak var webView: WKWebView?
}

/// A frame of a page; there is none.
/// https://developer.apple.com/documentation/webkit/wkframeinfo
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the page's own.
    open var isMainFrame: Bool { true }
}

/// Why a page would be loaded.
/// https://developer.apple.com/documentation/webkit/wknavigationtype
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// Whether a load would go on.
/// https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// Whether what came would be shown.
/// https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// What a page would be loaded for; there is none.
/// https://developer.apple.com/documentation/webkit/wknavigationaction
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// What is asked for.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Why.
    open var navigationType: WKNavigationType { .other }
    /// The frame that it is for.
    open var targetFrame: WKFrameInfo? { nil }
}

/// What came for a load; there is none.
/// https://developer.apple.com/documentation/webkit/wknavigationresponse
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// What came.
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
    /// Whether it is for the page's own frame.
    open var isForMainFrame: Bool { true }
    /// Whether it could be shown.
    open var canShowMIMEType: Bool { false }
}

/// What of a page would be drawn.
/// https://developer.apple.com/documentation/webkit/wksnapshotconfiguration
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// Which part.
    open var rect = CGRect.null
    /// How wide the image is to be.
    open var snapshotWidth: NSNumber?
    /// Whether changes are waited for.
    open var afterScreenUpdates = true
    /// The whole page.
    public nonisolated override init() { super.init() }
}
