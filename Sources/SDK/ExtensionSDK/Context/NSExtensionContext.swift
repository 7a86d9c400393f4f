// NSExtensionContext.swift: the host as the extension sees it: the input items, and the calls that end the request. A
// RequestSink receives the end of the request: HostRequest sends it to the supervisor; tests need no socket.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ActionProtocol
import Foundation

/// The receiver of a request's end. In an extension's process, `HostRequest` sends it to the supervisor.
public protocol RequestSink: AnyObject, Sendable {
    /// The request is done; `items` as given. `finished` must be called with false once the items are on their way, and
    /// again with true if it has not returned when the process has to end.
    func complete(returningItems items: [Any]?, finished: @escaping @Sendable (_ expired: Bool) -> Void)
    /// The request is cancelled.
    func cancel(withError error: any Error)
    /// A call that has no effect, to be reported to the extension's author.
    func note(_ text: String)
    /// A URL that the extension asked to open, which its extension point does not allow.
    func opened(_ url: URL)
    /// Whether an item is being loaded.
    var isLoading: Bool { get }
    /// Asks the user for the next step; the answer is nil without a user.
    func ask(_ question: String, completion: @escaping @Sendable (String?) -> Void)
}

extension RequestSink {
    /// Answers nil: there is no user.
    public func ask(_ question: String, completion: @escaping @Sendable (String?) -> Void) { completion(nil) }
    /// Reports it to the extension's author.
    public func opened(_ url: URL) {
        note("open(\(url.absoluteString)) has no effect: action and share extensions may not open URLs.")
    }
}

/// The context of one request.
/// https://developer.apple.com/documentation/foundation/nsextensioncontext
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The host's items: `NSExtensionItem` objects. May be empty.
    open private(set) var inputItems: [Any]

    /// The scripted choices that replace a user's input; see UIKit's InterfaceDriver.
    public let userChoices: [String: Any]
    /// The extension's bundle, for its resources; empty without a host.
    public let bundlePath: String

    /// Asks the user, or the scripted choices, for the next step. The answer comes on the main queue; it is nil if
    /// neither is there.
    public func askUser(_ question: String, completion: @escaping @MainActor (String?) -> Void) {
        let answer: @Sendable (String?) -> Void = { text in
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(text) } }
        }
        guard let sink, userChoices[ActionChannel.interactiveKey] as? Bool == true else { return answer(nil) }
        sink.ask(question, completion: answer)
    }

    /// Asks the user, or the scripted choices, for the next step, and waits for the answer. Returns nil if there is
    /// neither a user nor a scripted choice.
    public func waitForUser(_ question: String) -> String? {
        guard let sink, userChoices[ActionChannel.interactiveKey] as? Bool == true else { return nil }
        let answered = DispatchSemaphore(value: 0)
        let answer = UncheckedBox(AnswerHolder())
        sink.ask(question) { text in
            answer.value.text = text
            answered.signal()
        }
        answered.wait()
        return answer.value.text
    }
    private final class AnswerHolder { var text: String? }

    /// Seconds without any loading after which the user acts: loaded content is shown by then.
    public static let userPause = 0.03

    /// Calls back on the main queue once nothing has been loading for `userPause`, as a user waits for content to
    /// appear.
    public func whenLoaded(_ body: @escaping @MainActor () -> Void) {
        whenLoaded(IdleTime(), UncheckedBox(body))
    }

    private func whenLoaded(_ idle: IdleTime, _ body: UncheckedBox<@MainActor () -> Void>) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.userPause / 3) { [self] in
            var idle = idle
            idle.update(isLoading: isLoading)
            if !hasEnded, !idle.exceeds(Self.userPause) { return whenLoaded(idle, body) }
            MainActor.assumeIsolated { body.value() }
        }
    }

    private let lock = NSLock()
    private let sink: (any RequestSink)?
    private var isEnded = false

    private final class Latest: @unchecked Sendable {
        let lock = NSLock()
        weak var context: NSExtensionContext?
    }
    private static let latest = Latest()
    /// The context of the request that this process serves, for functions that belong to the process on Apple's
    /// platforms, such as opening URLs.
    public internal(set) static var current: NSExtensionContext? {
        get { latest.lock.withLock { latest.context } }
        set { latest.lock.withLock { latest.context = newValue } }
    }

    /// Whether the request was completed or cancelled.
    public var hasEnded: Bool { lock.withLock { isEnded } }
    /// Whether an item is being loaded or its handler is running.
    public var isLoading: Bool { sink?.isLoading == true || !LoadsInProgress.shared.isEmpty }

    /// Creates a context without a host; ending its request has no effect.
    public override convenience init() { self.init(inputItems: [], sink: nil) }

    /// Creates a context with a host's items, for hosts and tests.
    public init(
        inputItems: [Any],
        sink: (any RequestSink)?,
        userChoices: [String: Any] = [:],
        bundlePath: String = ""
    ) {
        self.inputItems = inputItems
        self.bundlePath = bundlePath
        self.userChoices = userChoices
        self.sink = sink
        super.init()
    }

    /// Ends the request with `items` for the host: `NSExtensionItem` objects; nil or none leaves the page unchanged.
    ///
    /// `completionHandler` is called with false on a background queue once the items are on their way. The process ends
    /// when it returns; if that takes too long, it is called again with true, and the process ends at once. A second
    /// call, or one after `cancelRequest`, is ignored and noted.
    @preconcurrency
    open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        guard end("completeRequest(returningItems:completionHandler:)") else { return }
        guard let sink else {
            completionHandler?(false)
            return
        }
        sink.complete(returningItems: items) { completionHandler?($0) }
    }

    /// Ends the request without a result; the changes that `run` made to the page stay.
    open func cancelRequest(withError error: any Error) {
        guard end("cancelRequest(withError:)") else { return }
        sink?.cancel(withError: error)
    }

    /// Opens nothing, because extension points for web pages do not allow it. The handler receives false.
    @preconcurrency
    open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        sink?.opened(url)
        completionHandler?(false)
    }

    /// The asynchronous form of `open(_:completionHandler:)`: false.
    open func open(_ url: URL) async -> Bool {
        sink?.opened(url)
        return false
    }

    /// Marks the request as ended; false if it has already ended.
    private func end(_ call: String) -> Bool {
        let isFirst = lock.withLock {
            defer { isEnded = true }
            return !isEnded
        }
        if !isFirst { sink?.note("\(call) is ignored: the request has ended already.") }
        return isFirst
    }
}

extension NSNotification.Name {
    /// The host became active; the object is the context.
    public static let NSExtensionHostDidBecomeActive = Self("NSExtensionHostDidBecomeActiveNotification")
    /// The host is about to become inactive.
    public static let NSExtensionHostWillResignActive = Self("NSExtensionHostWillResignActiveNotification")
    /// The host entered the background.
    public static let NSExtensionHostDidEnterBackground = Self("NSExtensionHostDidEnterBackgroundNotification")
    /// The host is about to enter the foreground.
    public static let NSExtensionHostWillEnterForeground = Self("NSExtensionHostWillEnterForegroundNotification")
}
