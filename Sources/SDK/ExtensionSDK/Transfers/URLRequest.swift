// URLRequest.swift: requests and responses, under the names that are in FoundationNetworking here and would bring libcurl into
// every extension. https://developer.apple.com/documentation/foundation/urlrequest

import Foundation

/// A request for a URL.
/// https://developer.apple.com/documentation/foundation/urlrequest
public struct URLRequest: Equatable, Hashable, Sendable {
    /// Where it goes.
    public var url: URL?
    /// "GET" unless it says otherwise.
    public var httpMethod: String? = "GET"
    /// What is sent; a task that sends a file sends that instead.
    public var httpBody: Data?
    /// Seconds.
    public var timeoutInterval: TimeInterval
    /// What an answer that is kept is good for: nothing is kept here.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        /// The same as `reloadIgnoringLocalCacheData`.
        public static let reloadIgnoringCacheData = reloadIgnoringLocalCacheData
    }
    /// Stored, no effect: nothing is kept.
    public var cachePolicy: CachePolicy
    /// Stored, no effect: no cookies are kept.
    public var httpShouldHandleCookies = true
    /// Stored, no effect.
    public var allowsCellularAccess = true
    private var fields: [String: String] = [:]

    /// A request that gets a URL.
    public init(
        url: URL,
        cachePolicy: CachePolicy = .useProtocolCachePolicy,
        timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// The headers.
    public var allHTTPHeaderFields: [String: String]? {
        get { fields }
        set { fields = newValue ?? [:] }
    }

    /// A header's value, whatever the case of its name.
    public func value(forHTTPHeaderField field: String) -> String? {
        fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
    }

    /// Sets a header, or removes it.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        fields = fields.filter { $0.key.caseInsensitiveCompare(field) != .orderedSame }
        fields[field] = value
    }

    /// Adds to a header.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        setValue(self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }
}

/// What is known of an answer.
/// https://developer.apple.com/documentation/foundation/urlresponse
open class URLResponse: NSObject, @unchecked Sendable {
    /// Where it came from.
    public let url: URL?
    /// What it is, without parameters.
    public let mimeType: String?
    /// How long it says that it is; -1 if it does not say.
    public let expectedContentLength: Int64
    /// The encoding that it says.
    public let textEncodingName: String?

    /// An answer.
    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }
}

/// A server's answer.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    /// The server's code, such as 200.
    public let statusCode: Int
    private let fields: [String: String]

    /// An answer with its headers.
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

    /// The headers.
    public var allHeaderFields: [AnyHashable: Any] { fields }

    /// A header's value, whatever the case of its name.
    public func value(forHTTPHeaderField field: String) -> String? {
        fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
    }
}
