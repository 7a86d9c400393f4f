// LPMetadataProvider.swift: previews of links. Nothing is fetched for them here: each request ends with Apple's error for that.
// https://developer.apple.com/documentation/linkpresentation

public import ExtensionSDK
public import Foundation

/// Why there is no preview.
/// https://developer.apple.com/documentation/linkpresentation/lperror
public struct LPError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
    /// Kinds of failures.
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    /// The domain of all of them.
    public static let errorDomain = "LPErrorDomain"
    /// What failed.
    public let code: Code
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The description.
    public var errorDescription: String? { "webaction fetches no previews of links." }
}

/// What a preview shows. A handler may fill one in itself.
/// https://developer.apple.com/documentation/linkpresentation/lplinkmetadata
open class LPLinkMetadata: NSObject {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address behind redirections.
    open var url: URL?
    /// The page's title.
    open var title: String?
    /// The site's icon.
    open var iconProvider: NSItemProvider?
    /// The page's image.
    open var imageProvider: NSItemProvider?
    /// The page's film.
    open var videoProvider: NSItemProvider?
    /// Where a film is.
    open var remoteVideoURL: URL?
}

/// Asks for a preview, once.
/// https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider
open class LPMetadataProvider: NSObject {
    /// Stored, no effect.
    open var shouldFetchSubresources = true
    /// Seconds. Stored, no effect.
    open var timeout: TimeInterval = 30

    /// Calls with `LPError`, on another queue.
    open func startFetchingMetadata(
        for url: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, LPError(code: .metadataFetchFailed)) }
    }
    /// Calls with `LPError`, on another queue.
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
    /// Nothing is under way.
    open func cancel() {}
}
