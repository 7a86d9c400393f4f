// URLRequest.swift: requests and responses, with the names that FoundationNetworking has here, which would link libcurl
// into every extension. https://developer.apple.com/documentation/foundation/urlrequest

import Foundation

/// A request for a URL.
/// https://developer.apple.com/documentation/foundation/urlrequest
public struct URLRequest: Equatable, Hashable, Sendable {
    /// The request's URL.
    public var url: URL?
    /// The method; "GET" by default.
    public var httpMethod: String? = "GET"
    /// The body; ignored by a task that sends a file.
    public var httpBody: Data?
    /// The timeout in seconds.
    public var timeoutInterval: TimeInterval
    /// The use of cached responses; nothing is cached here.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        /// The same as `reloadIgnoringLocalCacheData`.
        public static let reloadIgnoringCacheData = reloadIgnoringLocalCacheData
    }
    /// Stored, no effect: nothing is cached.
    public var cachePolicy: CachePolicy
    /// Stored, no effect: no cookies are stored.
    public var httpShouldHandleCookies = true
    /// Whether it allows cellular access. It is stored and has no effect.
    public var allowsCellularAccess = true
    private var fields: [String: String] = [:]

    /// Creates a request for a URL.
    public init(
        url: URL,
        cachePolicy: CachePolicy = .useProtocolCachePolicy,
        timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// The request's header fields.
    public var allHTTPHeaderFields: [String: String]? {
        get { fields }
        set { fields = newValue ?? [:] }
    }

    /// The value of a header, case-insensitively.
    public func value(forHTTPHeaderField field: String) -> String? {
        fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
    }

    /// Sets a header, or removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        fields = fields.filter { $0.key.caseInsensitiveCompare(field) != .orderedSame }
        fields[field] = value
    }

    /// Appends a value to a header.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }
}

/// The metadata of a response.
/// https://developer.apple.com/documentation/foundation/urlresponse
open class URLResponse: NSObject, @unchecked Sendable {
    /// The URL of the response.
    public let url: URL?
    /// The MIME type, without parameters.
    public let mimeType: String?
    /// The length in the header; -1 if there is none.
    public let expectedContentLength: Int64
    /// The encoding in the header.
    public let textEncodingName: String?

    /// Creates a response.
    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }
}

/// A response of a server.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    /// The status code, such as 200.
    public let statusCode: Int
    private let fields: [String: String]

    /// Creates a response with its headers.
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        fields = headerFields ?? [:]
        func field(_ name: String) -> String? {
            headerFields?.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
        }
        let type = field("Content-Type")?.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        super.init(
            url: url,
            mimeType: type.first,
            expectedContentLength: field("Content-Length").flatMap { Int($0) } ?? -1,
            textEncodingName: type.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
        )
    }

    /// The response's header fields.
    public var allHeaderFields: [AnyHashable: Any] { fields }

    /// The value of a header, case-insensitively.
    public func value(forHTTPHeaderField field: String) -> String? {
        fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
    }
}
