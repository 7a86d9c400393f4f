// WKWebView.swift: a web view that shows nothing. An action's page is the one that it was started on; others are not loaded, and
// each attempt to do so fails as without a network, which standard error says once.
// https://developer.apple.com/documentation/webkit/wkwebview
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import ExtensionSDK
@_exported public import Foundation
import Synchronization
@_exported public import UIKit

/// What went wrong in a web view.
/// https://developer.apple.com/documentation/webkit/wkerror
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// Kinds of faults.
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
            javaScriptResultTypeIsUnsupported
        case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad,
            attributedStringContentLoadTimedOut
    }
    /// The kind.
    public let code: Code
    /// A fault of that kind.
    public init(_ code: Code) { self.code = code }
    /// `WKErrorDomain`.
    public static var errorDomain: String { WKErrorDomain }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
    /// What is missing.
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

private let hasTold = Mutex(false)

/// Shows web content; here nothing.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// What it was made with.
    public let configuration: WKWebViewConfiguration
    /// Is told of loads: that each failed.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Never asked.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Stored, no effect without a page.
    open var customUserAgent: String?
    /// Stored, no effect without a page.
    open var allowsBackForwardNavigationGestures = false
    /// Stored, no effect without a page.
    open var allowsLinkPreview = true
    /// Stored, no effect without a page.
    open var isInspectable = false
    /// Stored, no effect without a page.
    open var pageZoom: CGFloat = 1
    /// Stored, no effect without a page.
    open var underPageBackgroundColor: UIColor?
    /// Where its content would scroll.
    public let scrollView = UIScrollView(frame: .zero)
    /// The address that was asked for last.
    open private(set) var url: URL?
    /// Always none.
    open var title: String? { nil }
    /// Always false.
    open var isLoading: Bool { false }
    /// Always 0.
    open var estimatedProgress: Double { 0 }
    /// Always false.
    open var canGoBack: Bool { false }
    /// Always false.
    open var canGoForward: Bool { false }
    /// Always false.
    open var hasOnlySecureContent: Bool { false }

    /// A web view without a page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    /// A web view without a page.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    /// A web view of a storyboard.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    /// Fails.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }
    /// Fails.
    @discardableResult
    open func load(
        _ data: Data,
        mimeType: String,
        characterEncodingName: String,
        baseURL: URL
    ) -> WKNavigation? { fail(baseURL) }
    /// Fails.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fail(baseURL) }
    /// Fails.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccess: URL) -> WKNavigation? { fail(url) }
    /// Fails where something was asked for.
    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { fail($0) } }
    /// Has no effect: nothing is being loaded.
    open func stopLoading() {}
    /// Has no effect: there is no page before.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Has no effect: there is no page behind.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// Fails: there is no page to run it in.
    open func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        Self.tell()
        DispatchQueue.main.async { completionHandler?(nil, WKError(.webViewInvalidated)) }
    }
    /// Fails: there is no page to run it in.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        Self.tell()
        throw WKError(.webViewInvalidated)
    }
    /// Fails: there is no page to draw.
    open func takeSnapshot(
        with configuration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        Self.tell()
        DispatchQueue.main.async { completionHandler(nil, WKError(.webViewInvalidated)) }
    }

    private func fail(_ url: URL?) -> WKNavigation {
        Self.tell()
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

    private nonisolated static func tell() {
        let isFirst = hasTold.withLock { told in
            defer { told = true }
            return !told
        }
        if isFirst {
            FileHandle.standardError.write(Data("a WKWebView loads no page here: each load and script fails.\n".utf8))
        }
    }
}

/// Is told of loads. Of its methods only the one that hears that a load failed before it began is called.
/// https://developer.apple.com/documentation/webkit/wknavigationdelegate
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    /// Never called.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called for each load.
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    /// Never called.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    )
    /// Never called.
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    )
    /// Never called.
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
    /// Allows it.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Allows it.
    public func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Does nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows what pages ask of a person; never called.
/// https://developer.apple.com/documentation/webkit/wkuidelegate
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
