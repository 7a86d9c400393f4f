// URLSessionConfiguration.swift: the configuration of a session's transfers.
// https://developer.apple.com/documentation/foundation/urlsessionconfiguration

import Foundation

/// The configuration of transfers. Settings for radio, caches, cookies and credentials are missing.
/// https://developer.apple.com/documentation/foundation/urlsessionconfiguration
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// The name of a background session; nil: its transfers end with the action.
    public let identifier: String?
    /// The app group that shares background transfers. Without it such transfers fail.
    open var sharedContainerIdentifier: String?
    /// The timeout of a request in seconds, unless the request sets a shorter one.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The timeout of a whole background transfer in seconds.
    open var timeoutIntervalForResource: TimeInterval = 3600
    /// Headers for all requests that do not set them.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Stored, no effect: no app is started when transfers have ended.
    open var sessionSendsLaunchEvents = true

    // MARK: Stored, no effect
    open var isDiscretionary = false
    open var allowsCellularAccess = true
    open var waitsForConnectivity = false
    open var allowsExpensiveNetworkAccess = true
    open var allowsConstrainedNetworkAccess = true
    open var httpMaximumConnectionsPerHost = 6

    /// Stored, no effect: nothing is cached.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// Stored, no effect: no cookies are stored.
    open var httpShouldSetCookies = true

    private init(identifier: String?) { self.identifier = identifier }

    /// Transfers that end with the action.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }
    /// Transfers that end with the action, as with `default`.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }
    /// Transfers that continue after the action has ended. A session with the same name receives their events: in this
    /// process, or in the next process of the group that creates one.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration(identifier: identifier)
    }
}
