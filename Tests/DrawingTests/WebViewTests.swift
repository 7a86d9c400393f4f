// WebViewTests.swift: web views load nothing, and report it as without a network; there are no widgets.

import Foundation
import Testing
import WebKit
import WidgetKit

@Suite("Web views and widgets")
@MainActor
struct WebViewTests {
    private final class Listener: NSObject, WKNavigationDelegate {
        let heard: (WKNavigation, any Error) -> Void
        init(_ heard: @escaping (WKNavigation, any Error) -> Void) { self.heard = heard }
        func webView(
            _ webView: WKWebView,
            didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) { heard(navigation, error) }
    }

    @Test("A load fails, and a script has no page to run in")
    func loads() async throws {
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        view.configuration.userContentController.addUserScript(
            WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        )
        #expect(view.configuration.userContentController.userScripts.count == 1)
        #expect(view.configuration.websiteDataStore === WKWebsiteDataStore.default())
        let (failures, continuation) = AsyncStream<(WKNavigation, URLError?)>.makeStream()
        let listener = Listener { continuation.yield(($0, $1 as? URLError)) }
        view.navigationDelegate = listener
        let url = try #require(URL(string: "https://example.com/"))
        let navigation = view.load(URLRequest(url: url))
        var iterator = failures.makeAsyncIterator()
        let failure = await iterator.next()
        #expect(failure?.0 === navigation && failure?.1?.code == .notConnectedToInternet)
        #expect(view.url == url && !view.isLoading && view.title == nil)
        await #expect(throws: WKError(.webViewInvalidated)) { _ = try await view.evaluateJavaScript("1") }
        withExtendedLifetime(listener) {}
    }

    @Test("There are no widgets")
    func widgets() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    }
}
