// WKWebView.swift: a web view without content. An action has only the page that it was started on; no others are
// loaded, and each attempt fails as without a network, with one message on standard error.
// https://developer.apple.com/documentation/webkit/wkwebview
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import ExtensionSDK
@_exported public import Foundation
import Synchronization
@_exported public import UIKit

/// An error of a web view.
/// https://developer.apple.com/documentation/webkit/wkerror
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
            javaScriptResultTypeIsUnsupported
        case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
            attributedStringContentLoadTimedOut
    }
    /// The kind of error.
    public let code: Code
    /// Creates an error from its code.
    public init(_ code: Code) { self.code = code }
    /// `WKErrorDomain`.
    public static var errorDomain: String { WKErrorDomain }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The error as a sentence.
    public var errorDescription: String? { "webaction loads no page in a WKWebView." }
}

/// The domain of web views' errors.
public let WKErrorDomain = "WKErrorDomain"

/// A load.
/// https://developer.apple.com/documentation/webkit/wknavigation
@MainActor
public final class WKNavigation: NSObject {
    nonisolated override init() { super.init() }
}

private let hasReported = Mutex(false)

/// Shows web content; here nothing.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// The web view's configuration.
    public let configuration: WKWebViewConfiguration
    /// The delegate for loads, notified that each has failed.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The UI delegate. It is stored and never called.
    open weak var uiDelegate: (any WKUIDelegate)?

    // MARK: Stored, no effect without a page
    open var customUserAgent: String?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var isInspectable = false
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor?

    /// The scroll view of its content.
    public let scrollView = UIScrollView(frame: .zero)
    /// The URL requested last.
    open private(set) var url: URL?
    /// The title; always nil.
    open var title: String? { nil }
    /// Whether it is loading; always false.
    open var isLoading: Bool { false }
    /// The estimated progress; always 0.
    open var estimatedProgress: Double { 0 }
    /// Whether it can go back; always false.
    open var canGoBack: Bool { false }
    /// Whether it can go forward; always false.
    open var canGoForward: Bool { false }
    /// Whether all content is secure; always false.
    open var hasOnlySecureContent: Bool { false }

    /// Creates a web view without a page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    /// Creates a web view without a page.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    /// Creates a web view of a storyboard.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Fails: a view loads no pages.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }
    /// Fails: a view loads no pages.
    @discardableResult
    open func load(
        _ data: Data,
        mimeType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? { fail(baseURL) }
    /// Fails: a view loads no pages.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fail(baseURL) }
    /// Fails: a view loads no pages.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccess: URL) -> WKNavigation? { fail(url) }
    /// Fails if a URL was requested before.
    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { fail($0) } }
    /// Has no effect: nothing is loading.
    open func stopLoading() {}
    /// No effect: there is no previous page.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// No effect: there is no next page.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// Fails: there is no page to run it in.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        Self.reportRefusal()
        DispatchQueue.main.async { completionHandler?(nil, WKError(.webViewInvalidated)) }
    }
    /// Fails: there is no page to run it in.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        Self.reportRefusal()
        throw WKError(.webViewInvalidated)
    }
    /// Fails: there is no page to draw.
    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        Self.reportRefusal()
        DispatchQueue.main.async { completionHandler(nil, WKError(.webViewInvalidated)) }
    }

    private func fail(_ url: URL?) -> WKNavigation {
        Self.reportRefusal()
        self.url = url
        let navigation = WKNavigation()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            let error = URLError(
                .notConnectedToInternet,
                userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
            )
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
        return navigation
    }

    private nonisolated static func reportRefusal() {
        let isFirst = hasReported.withLock { reported in
            defer { reported = true }
            return !reported
        }
        if isFirst {
            FileHandle.standardError.write(Data("a WKWebView loads no page here: each load and script fails.\n".utf8))
        }
    }
}

/// The delegate for loads. Only the method for a failure before the load begins is called.
/// https://developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    /// Is never called.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Is never called.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Is never called.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Is never called.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called for each load.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    /// Is never called.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    /// Is never called.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    )
    /// Is never called.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}
    /// Always allows.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Always allows.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// The delegate for a page's user interface; never called.
/// https://developer.apple.com/documentation/webkit/wkuidelegate
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
