// NSItemProvider+Loading.swift: loading representations. Nothing is fetched in advance: loading the property list of a
// page makes the host run the script.

import Foundation

extension NSItemProvider {
    /// Loads the representation of that type, or the first one whose type conforms to it.
    ///
    /// `completionHandler` is called once, on a private queue. Without such a representation its error is -1000. The
    /// value has the class that was registered: the property list of a page is an `NSDictionary`.
    @preconcurrency
    public func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        loadItem(
            forTypeIdentifier: typeIdentifier,
            options: options,
            expectedClass: nil,
            completionHandler: completionHandler
        )
    }

    /// As above; passes the expected class to the load handler.
    func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]?,
        expectedClass: AnyClass?,
        completionHandler: CompletionHandler?
    ) {
        guard let representation = representation(conformingTo: typeIdentifier) else {
            let error = NSItemProvider.error(.itemUnavailableError, typeIdentifier, detail: offer)
            queue.async { completionHandler?(nil, error) }
            return
        }
        UnmatchedTypes.shared.record(typeIdentifier, isThere: true) { [] }
        let details = UncheckedBox((options: options, expectedClass: expectedClass))
        let once = OnceCompletion(queue: queue, handler: completionHandler)
        queue.async {
            CrashTraces.prepareThread()
            representation.load({ once.call($0, $1) }, details.value.expectedClass, details.value.options)
        }
    }

    /// The asynchronous form. A nil item, as after a script without a payload, is an error here.
    public nonisolated(nonsending) func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil
    ) async throws -> sending any NSSecureCoding {
        let options = UncheckedBox(options)
        let box: UncheckedBox<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options.value) { item, error in
                if let item {
                    continuation.resume(returning: UncheckedBox(item))
                } else {
                    continuation.resume(throwing: error ?? NSItemProvider.error(.itemUnavailableError, typeIdentifier))
                }
            }
        }
        return box.value
    }

    /// Loads the preview from `previewImageHandler`; error -1000 without one.
    @preconcurrency
    public func loadPreviewImage(options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler? = nil) {
        guard let handler = previewImageHandler else {
            queue.async { completionHandler?(nil, NSItemProvider.error(.itemUnavailableError, "preview image")) }
            return
        }
        let options = UncheckedBox(options)
        let once = OnceCompletion(queue: queue, handler: completionHandler)
        queue.async { handler({ once.call($0, $1) }, nil, options.value) }
    }

    /// The asynchronous form.
    public nonisolated(nonsending) func loadPreviewImage(
        options: [AnyHashable: Any]? = nil
    ) async throws -> sending any NSSecureCoding {
        let box: UncheckedBox<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
            loadPreviewImage(options: options) { image, error in
                if let image {
                    continuation.resume(returning: UncheckedBox(image))
                } else {
                    continuation.resume(
                        throwing: error ?? NSItemProvider.error(.itemUnavailableError, "preview image")
                    )
                }
            }
        }
        return box.value
    }
}

/// Counts the loads whose completion handlers have not returned: until then, a user would wait.
final class LoadsInProgress: @unchecked Sendable {
    static let shared = LoadsInProgress()
    private let lock = NSLock()
    private var count = 0

    var isEmpty: Bool { lock.withLock { count == 0 } }
    func add(_ change: Int) { lock.withLock { count += change } }
}

/// Forwards the first call, on a queue of its own choice; later calls are errors of the load handler and are ignored.
/// Lives until the completion handler has returned, or can no longer be called.
private final class OnceCompletion: @unchecked Sendable {
    private let lock = NSLock()
    private let queue: DispatchQueue
    private var handler: NSItemProvider.CompletionHandler?

    init(queue: DispatchQueue, handler: NSItemProvider.CompletionHandler?) {
        self.queue = queue
        self.handler = handler
        LoadsInProgress.shared.add(1)
    }

    deinit { LoadsInProgress.shared.add(-1) }

    func call(_ item: (any NSSecureCoding)?, _ error: (any Error)?) {
        let handler = lock.withLock {
            defer { self.handler = nil }
            return self.handler
        }
        let item = UncheckedBox(item)
        queue.async {
            CrashTraces.prepareThread()
            withExtendedLifetime(self) { handler?(item.value, error) }
        }
    }
}
