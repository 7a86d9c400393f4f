// NWObjects.swift: connections and searches, none of which comes about: an action reaches the network through URLSession, whose
// transfers the host makes where the network is granted, and has no sockets of its own.
// https://developer.apple.com/documentation/network

import ExtensionSDK
public import Foundation
import Synchronization

/// Tells whether there is a network.
/// https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: @unchecked Sendable {
    /// Told once, when it is started: what there is does not change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// What there is: a network for URLSession where it is granted.
    public var currentPath: NWPath { NWPath(status: URLSession.hasNetwork ? .satisfied : .unsatisfied) }
    /// Where the handler is called.
    public private(set) var queue: DispatchQueue?
    private let isCancelled = Mutex(false)

    /// A monitor of all ways.
    public init() {}
    /// A monitor of all ways: they are not told apart.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
    /// Tells what there is.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [self] in
            if !isCancelled.withLock({ $0 }) { pathUpdateHandler?(currentPath) }
        }
    }
    /// Tells nothing more.
    public func cancel() { isCancelled.withLock { $0 = true } }
}

/// A search for services in the local network, which is not allowed.
/// https://developer.apple.com/documentation/network/nwbrowser
public final class NWBrowser: @unchecked Sendable {
    /// What is looked for.
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }
    /// How it goes.
    public enum State: Equatable, Sendable {
        case setup, ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }
    /// What was found.
    public struct Result: Hashable, Sendable {
        /// What changed.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result)
        }
        /// What is said of it besides.
        public enum Metadata: Hashable, Sendable { case none }
        /// Where it is.
        public let endpoint: NWEndpoint
        /// Ways to it.
        public let interfaces: [NWInterface]
        /// What is said of it besides.
        public let metadata: Metadata
    }

    /// Told that it waits, as where the local network is not allowed.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Never called here.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    /// How it goes.
    public private(set) var state = State.setup
    /// What is looked for.
    public let descriptor: Descriptor
    /// How it is looked for.
    public let parameters: NWParameters
    /// Always empty.
    public var browseResults: Set<Result> { [] }
    private var queue: DispatchQueue?

    /// A search.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }
    /// Waits for good.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.waiting(.refused))
    }
    /// Ends.
    public func cancel() { enter(.cancelled) }
    private func enter(_ state: State) {
        queue?.async { [self] in
            self.state = state
            stateUpdateHandler?(state)
        }
    }
}

/// A connection, which never comes about.
/// https://developer.apple.com/documentation/network/nwconnection
public final class NWConnection: @unchecked Sendable {
    /// How it goes.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing, ready
        case failed(NWError)
        case cancelled
    }
    /// What a message belongs to.
    public final class ContentContext: Sendable {
        /// The default.
        public static let defaultMessage = ContentContext()
        /// The last one.
        public static let finalMessage = ContentContext()
        /// The usual one of a stream.
        public static let defaultStream = ContentContext()
    }
    /// Who hears of what was sent.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    /// Told that it waits: the network is down.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// How it goes.
    public private(set) var state = State.setup
    /// Whereto.
    public let endpoint: NWEndpoint
    /// How.
    public let parameters: NWParameters
    /// Where handlers are called.
    public private(set) var queue: DispatchQueue?

    /// A connection.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    /// A connection.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    /// Waits for good: the network is down.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        enter(.waiting(.posix(.ENETDOWN)))
    }
    /// Ends.
    public func cancel() { enter(.cancelled) }
    /// Ends.
    public func forceCancel() { cancel() }
    private func enter(_ state: State) {
        queue?.async { [self] in
            self.state = state
            stateUpdateHandler?(state)
        }
    }
    /// Sends nothing: the handler is told that the connection is not there.
    public func send(
        content: Data?,
        contentContext: ContentContext = .defaultMessage,
        isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        (queue ?? .main).async { handler(.posix(.ENOTCONN)) }
    }
    /// Receives nothing: the handler is told that the connection is not there.
    public func receive(
        minimumIncompleteLength: Int,
        maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { (queue ?? .main).async { completion(nil, nil, true, .posix(.ENOTCONN)) } }
    /// Receives nothing: the handler is told that the connection is not there.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .main).async { completion(nil, nil, true, .posix(.ENOTCONN)) }
    }
}
