// URLSessionConfiguration.swift: how a session's transfers are made.
// https://developer.apple.com/documentation/foundation/urlsessionconfiguration

import Foundation

/// How transfers are made. What concerns radio, caches, cookies and credentials is not there.
/// https://developer.apple.com/documentation/foundation/urlsessionconfiguration
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// The name of a session in the background; nil: its transfers end with the action.
    public let identifier: String?
    /// The app group through which what is transferred in the background is shared. Without it such transfers fail.
    open var sharedContainerIdentifier: String?
    /// Seconds for a request, unless the request says less.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// Seconds for a whole transfer in the background.
    open var timeoutIntervalForResource: TimeInterval = 3600
    /// Headers of all requests that do not set them.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Stored, no effect.
    open var isDiscretionary = false
    /// Stored, no effect: nobody is started when transfers are done.
    open var sessionSendsLaunchEvents = true
    /// Stored, no effect.
    open var allowsCellularAccess = true
    /// Stored, no effect.
    open var waitsForConnectivity = false

    /// Stored, no effect.
    open var allowsExpensiveNetworkAccess = true
    /// Stored, no effect.
    open var allowsConstrainedNetworkAccess = true
    /// Stored, no effect: nothing is kept.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// Stored, no effect: no cookies are kept.
    open var httpShouldSetCookies = true
    /// Stored, no effect.
    open var httpMaximumConnectionsPerHost = 6

    private init(identifier: String?) { self.identifier = identifier }

    /// Transfers that end with the action.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }
    /// Transfers that end with the action, as those of `default` do.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration(identifier: nil) }
    /// Transfers that go on when the action has ended. Their events come to a session of the same name: this process's, or
    /// that of the group's next process that makes one.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        URLSessionConfiguration(identifier: identifier)
    }
}
