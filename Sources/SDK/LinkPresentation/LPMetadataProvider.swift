// LPMetadataProvider.swift: link previews. Nothing is fetched for them here: each request ends with Apple's error.
// https://developer.apple.com/documentation/linkpresentation

public import ExtensionSDK
public import Foundation

/// The reason why there is no preview.
/// https://developer.apple.com/documentation/linkpresentation/lperror
public struct LPError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// The error codes.
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    /// The domain of the errors.
    public static let errorDomain = "LPErrorDomain"
    /// The kind of error.
    public let code: Code
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The error as a sentence.
    public var errorDescription: String? { "webaction fetches no previews of links." }
}

/// The contents of a preview. The author's code may fill them in.
/// https://developer.apple.com/documentation/linkpresentation/lplinkmetadata
open class LPLinkMetadata: NSObject {
    /// The requested URL.
    open var originalURL: URL?
    /// The URL after redirections.
    open var url: URL?
    /// The page's title.
    open var title: String?
    /// The site's icon.
    open var iconProvider: NSItemProvider?
    /// The page's image.
    open var imageProvider: NSItemProvider?
    /// The page's video.
    open var videoProvider: NSItemProvider?
    /// The URL of a video.
    open var remoteVideoURL: URL?
}

/// Fetches a preview, once.
/// https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider
open class LPMetadataProvider: NSObject {
    /// Whether subresources are fetched. It is stored and has no effect.
    open var shouldFetchSubresources = true
    /// The timeout in seconds. Stored, no effect.
    open var timeout: TimeInterval = 30

    /// Calls the handler with `LPError`, on another queue.
    open func startFetchingMetadata(
        for url: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
    }
    /// Calls the handler with `LPError`, on another queue.
    open func startFetchingMetadata(
        for request: URLRequest,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
    }
    /// Throws `LPError`.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(code: .metadataFetchFailed)
    }
    /// No effect: no request is pending.
    open func cancel() {}
}
