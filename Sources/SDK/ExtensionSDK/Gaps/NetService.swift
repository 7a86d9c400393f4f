// NetService.swift: services in the local network, of which none is found: an action reaches no network by itself. Searches and
// resolutions end as on a device where the local network is not allowed.
// https://developer.apple.com/documentation/foundation/netservice

public import Foundation

/// A service in the local network.
/// https://developer.apple.com/documentation/foundation/netservice
open class NetService: NSObject, @unchecked Sendable {
    /// Key of an error's number.
    public static let errorCode = "NSNetServicesErrorCode"
    /// Key of an error's domain.
    public static let errorDomain = "NSNetServicesErrorDomain"
    /// Kinds of errors.
    public enum ErrorCode: Int, Sendable {
        case timeoutError = -72007
        case invalidError
        case cancelledError
        case badArgumentError
        case activityInProgress
        case notFoundError
        case collisionError
        case unknownError
        /// The local network is not allowed.
        case missingRequiredConfigurationError = -72008
    }
    /// How a service is published.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Another name is not taken where its own is.
        public static let noAutoRename = Self(rawValue: 1)
        /// Others may connect.
        public static let listenForConnections = Self(rawValue: 2)
    }

    /// Where it is looked for.
    public let domain: String
    /// Its kind.
    public let type: String
    /// The name.
    public let name: String
    /// Its port; -1 until it is resolved.
    public let port: Int
    /// Who is told of it.
    open weak var delegate: (any NetServiceDelegate)?
    /// Stored, no effect.
    open var includesPeerToPeer = false
    /// None: it is never resolved.
    open var addresses: [Data]? { nil }
    /// None: it is never resolved.
    open var hostName: String? { nil }

    /// A service to be resolved.
    public init(domain: String, type: String, name: String) {
        (self.domain, self.type, self.name, port) = (domain, type, name, -1)
    }
    /// A service to be published.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    static let refusal: [String: NSNumber] = [
        errorCode: NSNumber(value: ErrorCode.missingRequiredConfigurationError.rawValue),
        errorDomain: NSNumber(value: 10),
    ]
    private func tell(_ body: @escaping @Sendable (NetService) -> Void) { DispatchQueue.main.async { body(self) } }
    /// Is not allowed, which the delegate is told.
    open func resolve(withTimeout timeout: TimeInterval) {
        tell { $0.delegate?.netService($0, didNotResolve: Self.refusal) }
    }
    /// Is not allowed, which the delegate is told.
    open func publish(options: Options = []) { tell { $0.delegate?.netService($0, didNotPublish: Self.refusal) } }
    /// Nothing was begun.
    open func stop() { tell { $0.delegate?.netServiceDidStop($0) } }
    /// Nothing is told later.
    open func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Nothing is told later.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// Told of a service.
/// https://developer.apple.com/documentation/foundation/netservicedelegate
public protocol NetServiceDelegate: AnyObject {
    /// Its address is known. Never called here.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Its address cannot be known.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// It is published. Never called here.
    func netServiceDidPublish(_ sender: NetService)
    /// It cannot be published.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// It was stopped.
    func netServiceDidStop(_ sender: NetService)
}
extension NetServiceDelegate {
    /// Does nothing unless overridden.
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    /// Does nothing unless overridden.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    /// Does nothing unless overridden.
    public func netServiceDidPublish(_ sender: NetService) {}
    /// Does nothing unless overridden.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    /// Does nothing unless overridden.
    public func netServiceDidStop(_ sender: NetService) {}
}

/// A search for services.
/// https://developer.apple.com/documentation/foundation/netservicebrowser
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// Who is told of it.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Stored, no effect.
    open var includesPeerToPeer = false

    private func tell(_ body: @escaping @Sendable (NetServiceBrowser) -> Void) {
        DispatchQueue.main.async { body(self) }
    }
    private func refuse() { tell { $0.delegate?.netServiceBrowser($0, didNotSearch: NetService.refusal) } }
    /// Is not allowed, which the delegate is told.
    open func searchForServices(ofType type: String, inDomain domain: String) { refuse() }
    /// Is not allowed, which the delegate is told.
    open func searchForBrowsableDomains() { refuse() }
    /// Nothing was begun.
    open func stop() { tell { $0.delegate?.netServiceBrowserDidStopSearch($0) } }
    /// Nothing is told later.
    open func schedule(in loop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Nothing is told later.
    open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// Told of a search.
/// https://developer.apple.com/documentation/foundation/netservicebrowserdelegate
public protocol NetServiceBrowserDelegate: AnyObject {
    /// It begins. Never called here.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// It was stopped.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// It cannot be made.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// There is a service. Never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// There is a service no longer. Never called here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
    /// Does nothing unless overridden.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing unless overridden.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Does nothing unless overridden.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    /// Does nothing unless overridden.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    /// Does nothing unless overridden.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
