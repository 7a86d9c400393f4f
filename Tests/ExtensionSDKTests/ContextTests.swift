// ContextTests.swift: how a request ends, and how the principal object is created.

import Foundation
import Testing

@testable import ExtensionSDK

@Suite("Contexts")
struct ContextTests {
    @Test("Only the first end of a request counts; later ones are recorded")
    func endsOnce() {
        let sink = RecordingSink()
        let context = NSExtensionContext(inputItems: [], sink: sink)
        context.completeRequest(returningItems: nil)
        context.cancelRequest(withError: CocoaError(.userCancelled))
        context.completeRequest(returningItems: [], completionHandler: nil)
        #expect(
            sink.events == [
                "complete nil", "cancelRequest(withError:) is ignored: the request has ended already.",
                "completeRequest(returningItems:completionHandler:) is ignored: the request has ended already.",
            ]
        )
    }

    @Test("The completion handler is called with expired = false; open() opens nothing")
    func handlers() async throws {
        let sink = RecordingSink()
        let context = NSExtensionContext(inputItems: [], sink: sink)
        let url = try #require(URL(string: "https://example.com/"))
        #expect(await context.open(url) == false)
        let items: [Any] = [NSExtensionItem()]
        let expired = await withCheckedContinuation { done in
            context.completeRequest(returningItems: items) { done.resume(returning: $0) }
        }
        #expect(!expired)
        #expect(sink.events.last == "complete 1")
    }

    @Test("A class is created by its name, with or without an init of its own")
    func principalObjects() throws {
        let plain = try #require(
            principalObject(named: "ExtensionSDKTests.PlainHandler", fallback: nil) as? PlainHandler
        )
        #expect(plain.value == 7)
        let own = try #require(principalObject(named: "ExtensionSDKTests.OwnInitHandler", fallback: nil))
        #expect((own as? OwnInitHandler)?.value == 8)
    }

    @Test("An unknown name, or a class that handles no requests, gives the fallback")
    func fallback() {
        #expect(principalObject(named: "Nowhere.Handler", fallback: nil) == nil)
        #expect(principalObject(named: "ExtensionSDKTests.NoHandler", fallback: nil) == nil)
        #expect(principalObject(named: "", fallback: PlainHandler.self) is PlainHandler)
    }
}

class PlainHandler: NSObject, NSExtensionRequestHandling {
    var value = 7
    func beginRequest(with context: NSExtensionContext) {}
}

class OwnInitHandler: NSObject, NSExtensionRequestHandling {
    var value: Int
    override init() {
        value = 8
        super.init()
    }
    func beginRequest(with context: NSExtensionContext) {}
}

class NoHandler: NSObject {}

/// Records what a context does.
private final class RecordingSink: RequestSink, @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []
    var events: [String] { lock.withLock { list } }

    func complete(returningItems items: [Any]?, finished: @escaping @Sendable (Bool) -> Void) {
        lock.withLock { list.append("complete \(items.map { "\($0.count)" } ?? "nil")") }
        finished(false)
    }
    func cancel(withError error: any Error) { lock.withLock { list.append("cancel") } }
    var isLoading: Bool { false }
    func note(_ text: String) { lock.withLock { list.append(text) } }
}
