// PatternFault.swift: what is wrong with a pattern: a pattern that has no meaning matches no address.

/// A mistake in a pattern.
package enum PatternFault: Equatable, Sendable, CustomStringConvertible {
    case missingScheme
    case unknownScheme
    case missingSeparator
    case missingPath
    /// The host ends with a star, which Violentmonkey reads and browsers do not.
    case starAtHostEnd
    /// A star in the host that is not its first label.
    case starInsideHost
    /// A host that no address can have.
    case invalidHost
    case invalidPort
    /// It has more bytes than this.
    case tooLong(limit: Int)

    /// Whether the pattern is nevertheless matched.
    package var isRemark: Bool { self == .starAtHostEnd }

    /// A clause.
    package var description: String {
        switch self {
        case .missingScheme: "missing scheme"
        case .unknownScheme: "unknown scheme"
        case .missingSeparator: #"missing "://""#
        case .missingPath: #"missing "/" for path"#
        case .starAtHostEnd: #""*" at the end of the host, which other managers and browsers refuse"#
        case .starInsideHost: #""*" in the host is allowed only alone, or before a dot at the beginning"#
        case .invalidHost: "invalid host"
        case .invalidPort: "invalid port"
        case .tooLong(let limit): "longer than \(limit) bytes"
        }
    }
}
