// RequestGuard.swift: decides which requests come from the user of this browser. Any site that is open in it can send requests here, but it
// can neither read the token nor set the headers in which the browser names a request's origin.

/// The parts of a request that decide on it. A field has one element for each time it occurs.
package struct RequestHead: Equatable, Sendable {
    package var method: String
    package var target: String
    package var host: [String]
    package var origin: [String]
    /// `Sec-Fetch-Site`: the relation of the requesting site to this one.
    package var fetchSite: [String]
    package var contentType: [String]

    /// A head with all its fields.
    package init(
        method: String,
        target: String,
        host: [String],
        origin: [String] = [],
        fetchSite: [String] = [],
        contentType: [String] = []
    ) {
        self.method = method
        self.target = target
        self.host = host
        self.origin = origin
        self.fetchSite = fetchSite
        self.contentType = contentType
    }
}

/// Why a request is refused. The set is closed.
package enum Refusal: Equatable, Sendable {
    /// Another name for this machine: a sign of a site that rebinds its name to it.
    case foreignHost
    /// Another site sent it.
    case foreignOrigin
    /// The path has no token.
    case noToken
    /// Neither GET, HEAD nor POST.
    case method
    /// A POST whose body is not a form.
    case notAForm

    /// The status of the answer.
    package var status: Int {
        switch self {
        case .foreignHost: 421
        case .foreignOrigin: 403
        case .noToken: 404
        case .method: 405
        case .notAForm: 415
        }
    }
}

/// Decides on requests.
package struct RequestGuard: Sendable {
    /// The path of previews: not even a page that knows a preview's address knows the token.
    package static let previews = "preview/"

    private let hosts: Set<String>
    private let origins: Set<String>
    private let prefix: [UInt8]

    /// - Parameter token: The first part of the user's own paths.
    package init(port: Int, token: String) {
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        origins = Set(hosts.map { "http://\($0)" })
        prefix = Array("/\(token)/".utf8)
    }

    /// The result for a request: whether it is a write, and the path below the token with the query; or why it is refused.
    package func check(_ head: RequestHead) -> Result<(isWrite: Bool, path: String, query: String), RefusedRequest> {
        guard head.host.count == 1, hosts.contains(head.host[0].lowercased()) else { return refuse(.foreignHost) }
        let isWrite = head.method == "POST"
        guard isWrite || head.method == "GET" || head.method == "HEAD" else { return refuse(.method) }
        // NB: "null" is the origin of a sandboxed page, and so of a preview.
        guard head.origin.count <= 1, head.origin.allSatisfy({ isOwn($0, host: head.host[0]) }) else {
            return refuse(.foreignOrigin)
        }
        guard head.fetchSite.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else { return refuse(.foreignOrigin) }
        // Browsers name the origin of every POST.
        if isWrite, head.origin.isEmpty { return refuse(.foreignOrigin) }
        let parts = head.target.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
        let path = Array(parts[0])
        if !isWrite, path.starts(with: "/\(Self.previews)".utf8) {
            return .success((false, String(decoding: path.dropFirst(), as: UTF8.self), ""))
        }
        guard path.count >= prefix.count, isEqual(path[..<prefix.count], prefix) else { return refuse(.noToken) }
        let below = String(decoding: path.dropFirst(prefix.count), as: UTF8.self)
        // A preview has an address of its own only.
        guard !below.utf8.starts(with: Self.previews.utf8) else { return refuse(.noToken) }
        if isWrite {
            let type = head.contentType.first?.utf8.prefix { $0 != UInt8(ascii: ";") } ?? "".utf8.prefix(0)
            let name = String(Substring(type)).lowercased()
            guard head.contentType.count == 1, name == "application/x-www-form-urlencoded" else {
                return refuse(.notAForm)
            }
        }
        return .success((isWrite, below, query))
    }

    private func refuse<Value>(_ refusal: Refusal) -> Result<Value, RefusedRequest> {
        .failure(RefusedRequest(refusal: refusal))
    }

    /// Whether an origin is this host, under the name that was requested.
    private func isOwn(_ origin: String, host: String) -> Bool {
        origins.contains(origin.lowercased()) && origin.lowercased() == "http://" + host.lowercased()
    }

    /// Compares two texts in constant time.
    private func isEqual(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> Bool {
        zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// A refusal as an error.
package struct RefusedRequest: Error, Equatable {
    package var refusal: Refusal
}
