// ServingMessages.swift: the messages between the supervisor and the web server of `webaction serve`, on descriptor 3 of the server.
//
// The server's standard input is the socket on which it listens: it can neither open one nor connect anywhere.
//
//   supervisor                 server
//   begin(port, token)   ──►
//                        ◄──   request(…), numbered by the frame's request
//   answer(…)            ──►   once for each request
//
// The server parses input from the network, and has none of the user's files. It does not report refused requests, from another site or
// without the token, to the supervisor.

package import Wire

/// A request from a browser.
package struct WebRequest: Equatable, Sendable, WireCodable {
    /// Whether it is a POST; only these may change anything.
    package var isWrite: Bool
    /// The path without the token, such as `run/1`; percent-encoded as received.
    package var path: String
    /// The fields of a query or of a form, `a=b&c=d`.
    package var form: String

    /// A request with all its fields.
    package init(isWrite: Bool, path: String, form: String) {
        self.isWrite = isWrite
        self.path = path
        self.form = form
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(isWrite)
        writer.write(path)
        writer.write(form)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        isWrite = try reader.readFlag()
        path = try reader.readString()
        form = try reader.readString()
    }
}

/// An answer. Its kind determines all of its headers.
package struct WebAnswer: Equatable, Sendable, WireCodable {
    /// The kind of an answer.
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// One of the program's own pages.
        case page = 1
        /// An untrusted page, which gets neither scripts nor an origin.
        case preview = 2
        case style = 3
        case script = 4
        case text = 5
        /// The body is the path, below the token, to redirect to.
        case seeOther = 6
        case notFound = 7
        /// One of the program's own pages: there is no such page, case or extension.
        case missing = 8
        /// One of the program's own pages: the request refers to a state that no longer exists.
        case outdated = 9
    }

    package var kind: Kind
    /// The content type of a preview; other kinds have their own.
    package var type: String
    package var body: [UInt8]

    /// An answer with all its fields.
    package init(_ kind: Kind, type: String = "", _ body: [UInt8]) {
        self.kind = kind
        self.type = type
        self.body = body
    }

    /// Appends the fields in order.
    package func encode(into writer: inout ByteWriter) {
        writer.write(byte: kind.rawValue)
        writer.write(type)
        writer.write(body)
    }

    /// Reads the fields in order.
    package init(from reader: inout ByteReader) throws(WireError) {
        kind = try reader.readCase(Kind.self)
        type = try reader.readString()
        body = try reader.readData()
    }
}

/// From the supervisor to the server.
package enum SupervisorToServer: Equatable, Sendable, FrameMessage {
    /// The port it listens on, and the first part of all paths.
    case begin(port: Int, token: String)
    case answer(WebAnswer)

    package var kind: UInt8 {
        switch self {
        case .begin: 1
        case .answer: 2
        }
    }

    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .begin(let port, let token):
            writer.write(count: UInt64(port))
            writer.write(token)
        case .answer(let answer): writer.write(answer)
        }
    }

    package init(kind: UInt8, body reader: inout ByteReader) throws(WireError) {
        switch kind {
        case 1: self = .begin(port: Int(clamping: try reader.readCount()), token: try reader.readString())
        case 2: self = .answer(try WebAnswer(from: &reader))
        default: throw .unknownTag(of: "message to the web server", value: UInt64(kind))
        }
    }
}

/// From the server to the supervisor.
package enum ServerToSupervisor: Equatable, Sendable, FrameMessage {
    case request(WebRequest)

    package var kind: UInt8 {
        switch self {
        case .request: 1
        }
    }

    package func encodeBody(into writer: inout ByteWriter) {
        switch self {
        case .request(let request): writer.write(request)
        }
    }

    package init(kind: UInt8, body reader: inout ByteReader) throws(WireError) {
        switch kind {
        case 1: self = .request(try WebRequest(from: &reader))
        default: throw .unknownTag(of: "message from the web server", value: UInt64(kind))
        }
    }
}
