// NWValues.swift: endpoints in the network and parameters of connections, as values.
// https://developer.apple.com/documentation/network

@_exported import ExtensionSDK
@_exported import Foundation

/// The reason why a connection failed.
/// https://developer.apple.com/documentation/network/nwerror
public enum NWError: Error, Equatable, CustomDebugStringConvertible, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
    /// The error, as shown in messages.
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
        case .dns(let code): "DNSServiceErrorType: \(code)"
        case .tls(let code): "TLS: \(code)"
        }
    }
    /// The DNS error without permission for the local network.
    static let refused = NWError.dns(-65570)
}

/// The parameters of a connection.
/// https://developer.apple.com/documentation/network/nwparameters
public final class NWParameters: @unchecked Sendable {
    /// The parameters for TCP.
    public static var tcp: NWParameters { NWParameters() }
    /// The parameters for UDP.
    public static var udp: NWParameters { NWParameters() }
    /// The parameters for TLS.
    public static var tls: NWParameters { NWParameters() }

    // MARK: Stored, no effect
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var requiredInterfaceType = NWInterface.InterfaceType.other

    /// Creates parameters without a protocol.
    public init() {}
}

/// A network interface.
/// https://developer.apple.com/documentation/network/nwinterface
public struct NWInterface: Hashable, Sendable {
    /// The types of interfaces.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    /// The type of a network interface.
    public let type: InterfaceType
    /// The system's name of the interface.
    public let name: String
}

/// An endpoint of a connection.
/// https://developer.apple.com/documentation/network/nwendpoint
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
    /// A host by its name or address.
    public struct Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
        /// The name or address.
        public let debugDescription: String
        /// Creates a host from a name or an address.
        public init(_ name: String) { debugDescription = name }
        /// Creates a host from a name or an address.
        public init(stringLiteral name: String) { debugDescription = name }
    }
    /// A port number.
    public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
        /// The raw value: the number.
        public let rawValue: UInt16
        /// Creates a value with this number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Creates a port from a text; nil if it is not a number.
        public init?(_ text: String) {
            guard let value = UInt16(text) else { return nil }
            rawValue = value
        }
        /// The port of HTTP, 80.
        public static let http: Port = 80
        /// The port of HTTPS, 443.
        public static let https: Port = 443
        /// A port that the system chooses.
        public static let any: Port = 0
    }

    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// The endpoint, as shown in messages.
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// The state of the network.
/// https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Equatable, Sendable {
    /// Whether there is a network.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Satisfied if the network is granted.
    public let status: Status
    /// Whether it is expensive; always false.
    public var isExpensive: Bool { false }
    /// Whether it is constrained; always false.
    public var isConstrained: Bool { false }
    /// The available interfaces; always empty.
    public var availableInterfaces: [NWInterface] { [] }
    /// Whether it is wired and there is a network.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && type == .wiredEthernet
    }
}
