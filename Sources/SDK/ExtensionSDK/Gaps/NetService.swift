// NetService.swift: services in the local network. None is ever found, because an action has no network access of its
// own. Searches and resolutions end as on a device without permission for the local network.
// https://developer.apple.com/documentation/foundation/netservice

public import Foundation

/// A service in the local network.
/// https://developer.apple.com/documentation/foundation/netservice
open class NetService: NSObject, @unchecked Sendable {
    /// The key of an error's code.
    public static let errorCode = "NSNetServicesErrorCode"
    /// The key of an error's domain.
    public static let errorDomain = "NSNetServicesErrorDomain"
    /// The errors.
    public enum ErrorCode: Int, Sendable {
        case timeoutError = -72007
        case invalidError
        case cancelledError
        case badArgumentError
        case activityInProgress
        case notFoundError
        case collisionError
        case unknownError
        /// No permission for the local network.
        case missingRequiredConfigurationError = -72008
    }
    /// How a service is published.
    public struct Options: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Does not choose another name if the name is taken.
        public static let noAutoRename = Self(rawValue: 1)
        /// The option to accept connections.
        public static let listenForConnections = Self(rawValue: 2)
    }

    /// The service's domain.
    public let domain: String
    /// The type of the service.
    public let type: String
    /// The service's name.
    public let name: String
    /// The port; -1 until it is resolved.
    public let port: Int
    /// The service's delegate.
    open weak var delegate: (any NetServiceDelegate)?
    /// Whether it includes peer-to-peer connections. It is stored and has no effect.
    open var includesPeerToPeer = false
    /// The addresses; always nil: it is never resolved.
    open var addresses: [Data]? { nil }
    /// The host name; always nil: it is never resolved.
    open var hostName: String? { nil }

    /// Creates a service to resolve.
    public init(domain: String, type: String, name: String) {
        (self.domain, self.type, self.name, port) = (domain, type, name, -1)
    }
    /// Creates a service to publish.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    static let refusal: [String: NSNumber] = [
        errorCode: NSNumber(value: ErrorCode.missingRequiredConfigurationError.rawValue),
        errorDomain: NSNumber(value: 10),
    ]
    private func notify(_ body: @escaping @Sendable (NetService) -> Void) { DispatchQueue.main.async { body(self) } }
    /// Refused; the delegate is notified.
    open func resolve(withTimeout timeout: TimeInterval) {
        notify { $0.delegate?.netService($0, didNotResolve: Self.refusal) }
    }
    /// Refused; the delegate is notified.
    open func publish(options: Options = []) { notify { $0.delegate?.netService($0, didNotPublish: Self.refusal) } }
    /// Notifies the delegate; there is nothing to stop.
    open func stop() { notify { $0.delegate?.netServiceDidStop($0) } }
    /// Has no effect here.
    open func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Has no effect here.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The delegate of a service.
/// https://developer.apple.com/documentation/foundation/netservicedelegate
public protocol NetServiceDelegate: AnyObject {
    /// Called when the address is resolved; never called here.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Called when the address cannot be resolved.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// Called when the service is published; never called here.
    func netServiceDidPublish(_ sender: NetService)
    /// Called when the service cannot be published.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// Called when the service is stopped.
    func netServiceDidStop(_ sender: NetService)
}
extension NetServiceDelegate {
    /// Called when the address is resolved; never called here. The default does nothing.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Called when the address cannot be resolved. The default does nothing.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Called when the service is published; never called here. The default does nothing.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Called when the service cannot be published. The default does nothing.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Called when the service is stopped. The default does nothing.
    public func netServiceDidStop(_ sender: NetService) {}
}

/// A search for services.
/// https://developer.apple.com/documentation/foundation/netservicebrowser
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// The browser's delegate.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether it includes peer-to-peer connections. It is stored and has no effect.
    open var includesPeerToPeer = false

    private func notify(_ body: @escaping @Sendable (NetServiceBrowser) -> Void) {
        DispatchQueue.main.async { body(self) }
    }
    private func refuse() { notify { $0.delegate?.netServiceBrowser($0, didNotSearch: NetService.refusal) } }
    /// Refused; the delegate is notified.
    open func searchForServices(ofType type: String, inDomain domain: String) { refuse() }
    /// Refused; the delegate is notified.
    open func searchForBrowsableDomains() { refuse() }
    /// Notifies the delegate; there is nothing to stop.
    open func stop() { notify { $0.delegate?.netServiceBrowserDidStopSearch($0) } }
    /// Has no effect here.
    open func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Has no effect here.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The delegate of a search.
/// https://developer.apple.com/documentation/foundation/netservicebrowserdelegate
public protocol NetServiceBrowserDelegate: AnyObject {
    /// Called when the search begins; never called here.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// Called when the search is stopped.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// Called when the search fails.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// Called when a service is found; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// Called when a service disappears; never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
    /// Called when the search begins; never called here. The default does nothing.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Called when the search is stopped. The default does nothing.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Called when the search fails. The default does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    /// Called when a service is found; never called here. The default does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    /// Called when a service disappears; never called here. The default does nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
