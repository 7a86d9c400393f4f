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
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Does not choose another name if the name is taken.
        public static let noAutoRename = Self(rawValue: 1)
        /// Accepts connections.
        public static let listenForConnections = Self(rawValue: 2)
    }

    /// The domain.
    public let domain: String
    /// The type of the service.
    public let type: String
    /// The name.
    public let name: String
    /// The port; -1 until it is resolved.
    public let port: Int
    /// The delegate.
    open weak var delegate: (any NetServiceDelegate)?
    /// Stored, no effect.
    open var includesPeerToPeer = false
    /// Always nil: it is never resolved.
    open var addresses: [Data]? { nil }
    /// Always nil: it is never resolved.
    open var hostName: String? { nil }

    /// A service to resolve.
    public init(domain: String, type: String, name: String) {
        (self.domain, self.type, self.name, port) = (domain, type, name, -1)
    }
    /// A service to publish.
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
    /// No effect.
    open func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// No effect.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The delegate of a service.
/// https://developer.apple.com/documentation/foundation/netservicedelegate
public protocol NetServiceDelegate: AnyObject {
    /// The address was resolved. Never called here.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// The address could not be resolved.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// The service was published. Never called here.
    func netServiceDidPublish(_ sender: NetService)
    /// The service could not be published.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// The service was stopped.
    func netServiceDidStop(_ sender: NetService)
}
extension NetServiceDelegate {
    /// Does nothing unless implemented.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Does nothing unless implemented.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Does nothing unless implemented.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Does nothing unless implemented.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Does nothing unless implemented.
    public func netServiceDidStop(_ sender: NetService) {}
}

/// A search for services.
/// https://developer.apple.com/documentation/foundation/netservicebrowser
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// The delegate.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Stored, no effect.
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
    /// No effect.
    open func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// No effect.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// The delegate of a search.
/// https://developer.apple.com/documentation/foundation/netservicebrowserdelegate
public protocol NetServiceBrowserDelegate: AnyObject {
    /// The search begins. Never called here.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// The search was stopped.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// The search failed.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// A service was found. Never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// A service disappeared. Never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
    /// Does nothing unless implemented.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing unless implemented.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing unless implemented.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    /// Does nothing unless implemented.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    /// Does nothing unless implemented.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
