// URLSession+Async.swift: asynchronous transfers. Canceling the waiting task cancels the transfer.
// https://developer.apple.com/documentation/foundation/urlsession/data(for:delegate:)

import ActionProtocol
import Foundation
import Synchronization

extension URLSession {
    /// Gets a URL.
    public func data(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: URLRequest(url: url)) }
    /// Performs a request. The delegate is not notified.
    public func data(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer { dataTask(with: request, completionHandler: $0) }
    }
    /// Sends data and returns the response.
    /// https://developer.apple.com/documentation/foundation/urlsession/upload(for:from:delegate:)
    public func upload(
        for request: URLRequest,
        from data: Data,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer { uploadTask(with: request, from: data, completionHandler: $0) }
    }
    /// Sends a file and returns the response.
    /// https://developer.apple.com/documentation/foundation/urlsession/upload(for:fromfile:delegate:)
    public func upload(
        for request: URLRequest,
        fromFile file: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await answer { uploadTask(with: request, fromFile: file, completionHandler: $0) }
    }
    /// Downloads a URL to a file, which the caller must remove.
    public func download(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) { try await download(for: URLRequest(url: url)) }
    /// Downloads the response to a file, which the caller must remove.
    /// https://developer.apple.com/documentation/foundation/urlsession/download(for:delegate:)
    public func download(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await answer { handler in
            downloadTask(with: request) { file, response, error in
                guard let file else { return handler(nil, response, error) }
                // The file is deleted when this returns, so it is moved.
                let kept = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
                do {
                    try FileManager.default.moveItem(at: file, to: kept)
                    handler(kept, response, nil)
                } catch { handler(nil, response, error) }
            }
        }
    }

    private func answer<Content: Sendable>(
        _ makeTask: (@escaping @Sendable (Content?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Content, URLResponse) {
        let running = Mutex<URLSessionTask?>(nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = makeTask { content, response, error in
                    if let content, let response {
                        continuation.resume(returning: (content, response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.unknown))
                    }
                }
                running.withLock { $0 = task }
                if Task.isCancelled { task.cancel() } else { task.resume() }
            }
        } onCancel: {
            running.withLock { $0 }?.cancel()
        }
    }
}

extension URLSession {
    /// Whether transfers are allowed: the network is granted.
    public static var hasNetwork: Bool { SharedContainers.shared.current.hasNetwork }
}
