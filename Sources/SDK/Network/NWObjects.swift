// NWObjects.swift: connections and searches, which never succeed: an action accesses the network through URLSession,
// whose transfers the host performs if the network is granted, and has no sockets of its own.
// https://developer.apple.com/documentation/network

import ExtensionSDK
public import Foundation
import Synchronization

/// Reports whether there is a network.
/// https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: @unchecked Sendable {
    /// Called once, at the start: the path never changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The current path: satisfied if the network is granted to URLSession.
    public var currentPath: NWPath { NWPath(status: URLSession.hasNetwork ? .satisfied : .unsatisfied) }
    /// The queue of the handler.
    public private(set) var queue: DispatchQueue?
    private let isCancelled = Mutex(false)

    /// Creates a monitor of all interfaces.
    public init() {}
    /// Creates a monitor of all interfaces, which are not distinguished.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
    /// Starts monitoring and reports the path.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            if !isCancelled.withLock({ $0 }) { pathUpdateHandler?(currentPath) }
        }
    }
    /// Stops monitoring.
    public func cancel() { isCancelled.withLock { $0 = true } }
}

/// A search for services in the local network, which is not permitted.
/// https://developer.apple.com/documentation/network/nwbrowser
public final class NWBrowser: @unchecked Sendable {
    /// The service to find.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }
    /// The state of the search.
    public enum State: Equatable, Sendable {
        case setup, ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }
    /// A service that was found.
    public struct Result: Hashable, Sendable {
        /// A change of the results.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result)
        }
        /// Additional metadata.
        public enum Metadata: Hashable, Sendable { case none }
        /// The endpoint of the service found.
        public let endpoint: NWEndpoint
        /// The interfaces on which the service was found.
        public let interfaces: [NWInterface]
        /// The additional metadata.
        public let metadata: Metadata
    }

    /// Called with the state waiting, as without permission for the local network.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// A handler of changed results; never called here.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    /// The browser's state.
    public private(set) var state = State.setup
    /// The service to find.
    public let descriptor: Descriptor
    /// The parameters of the search.
    public let parameters: NWParameters
    /// The browse results; always empty.
    public var browseResults: Set<Result> { [] }
    private var queue: DispatchQueue?

    /// Creates a search.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    /// Enters the state waiting permanently.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.waiting(.refused))
    }
    /// Cancels the search.
    public func cancel() { enter(.cancelled) }
    private func enter(_ state: State) {
        queue?.async { [self] in
            self.state = state
            stateUpdateHandler?(state)
        }
    }
}

/// A connection, which is never established.
/// https://developer.apple.com/documentation/network/nwconnection
public final class NWConnection: @unchecked Sendable {
    /// The state of the connection.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing, ready
        case failed(NWError)
        case cancelled
    }
    /// The context of a message.
    public final class ContentContext: Sendable {
        /// The default message.
        public static let defaultMessage = ContentContext()
        /// The final message.
        public static let finalMessage = ContentContext()
        /// The default of a stream.
        public static let defaultStream = ContentContext()
    }
    /// The completion of a send.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    /// Called with the state waiting: the network is down.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// The connection's state.
    public private(set) var state = State.setup
    /// The connection's endpoint.
    public let endpoint: NWEndpoint
    /// The connection's options.
    public let parameters: NWParameters
    /// The queue of the handlers.
    public private(set) var queue: DispatchQueue?

    /// Creates a connection.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    /// Creates a connection.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    /// Enters the state waiting permanently: the network is down.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.waiting(.posix(.ENETDOWN)))
    }
    /// Cancels the connection.
    public func cancel() { enter(.cancelled) }
    /// Cancels the connection.
    public func forceCancel() { cancel() }
    private func enter(_ state: State) {
        queue?.async { [self] in
            self.state = state
            stateUpdateHandler?(state)
        }
    }
    /// Sends nothing: the handler is called with the error that there is no connection.
    public func send(
        content: Data?,
        contentContext: ContentContext = .defaultMessage,
        isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        (queue ?? .main).async { handler(.posix(.ENOTCONN)) }
    }
    /// Receives nothing: the handler is called with the error that there is no connection.
    public func receive(
        minimumIncompleteLength: Int,
        maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, .posix(.ENOTCONN)) } }
    /// Receives nothing: the handler is called with the error that there is no connection.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .main).async { completion(nil, nil, true, .posix(.ENOTCONN)) }
    }
}
