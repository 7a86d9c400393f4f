// NWValues.swift: places in the network and how they are reached, as values.
// https://developer.apple.com/documentation/network

@_exported import ExtensionSDK
@_exported import Foundation

/// Why the network is not there.
/// https://developer.apple.com/documentation/network/nwerror
public enum NWError: Error, Equatable, CustomDebugStringConvertible, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
    /// The description.
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
        case .dns(let code): "DNSServiceErrorType: \(code)"
        case .tls(let code): "TLS: \(code)"
        }
    }
    /// What DNS says where the local network is not allowed.
    static let refused = NWError.dns(-65570)
}

/// How something is reached.
/// https://developer.apple.com/documentation/network/nwparameters
public final class NWParameters: @unchecked Sendable {
    /// Over TCP.
    public static var tcp: NWParameters { NWParameters() }
    /// Over UDP.
    public static var udp: NWParameters { NWParameters() }
    /// Over TLS.
    public static var tls: NWParameters { NWParameters() }
    /// Stored, no effect.
    public var includePeerToPeer = false
    /// Stored, no effect.
    public var allowLocalEndpointReuse = false
    /// Stored, no effect.
    public var prohibitExpensivePaths = false
    /// Stored, no effect.
    public var prohibitConstrainedPaths = false
    /// Stored, no effect.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// Of no protocol.
    public init() {}
}

/// A way out of the device.
/// https://developer.apple.com/documentation/network/nwinterface
public struct NWInterface: Hashable, Sendable {
    /// Kinds of ways.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    /// Its kind.
    public let type: InterfaceType
    /// What the system calls it.
    public let name: String
}

/// A place.
/// https://developer.apple.com/documentation/network/nwendpoint
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
    /// A host by its name or address.
    public struct Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
        /// The name or address.
        public let debugDescription: String
        /// One of that name or address.
        public init(_ name: String) { debugDescription = name }
        /// One of that name or address.
        public init(stringLiteral name: String) { debugDescription = name }
    }
    /// A port by its number.
    public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
        /// The number.
        public let rawValue: UInt16
        /// Creates a value with this number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a value with this number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// One of that number; nil if the text is none.
        public init?(_ text: String) {
            guard let value = UInt16(text) else { return nil }
            rawValue = value
        }
        /// 80.
        public static let http: Port = 80
        /// 443.
        public static let https: Port = 443
        /// The system chooses.
        public static let any: Port = 0
    }

    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// The description.
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

/// What there is of the network.
/// https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Equatable, Sendable {
    /// Whether there is one.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// There is one where it is granted.
    public let status: Status
    /// No: nothing is counted.
    public var isExpensive: Bool { false }
    /// No: nothing is spared.
    public var isConstrained: Bool { false }
    /// None that is told.
    public var availableInterfaces: [NWInterface] { [] }
    /// Wired, where there is one.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && type == .wiredEthernet
    }
}
