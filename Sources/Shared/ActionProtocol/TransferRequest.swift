// TransferRequest.swift: a native action's request to the supervisor for an HTTP transfer, and the files with its result: the action may
// have ended by then.
//
//   FOLDER/lock       in the background: locked by the transferring process, with flock(2)
//   FOLDER/pid        in the background: the number of that process, which is also its group
//   FOLDER/stop       in the background: a named pipe; a word written to it ends the transfer
//   FOLDER/headers    the heads of the responses, the last response's last
//   FOLDER/response   the body of the response; missing if it is empty
//   FOLDER/problem    a description of the failure
//   FOLDER/status     curl's exit code, after the end: 0 is success, whatever the server answered

public import Wire

/// One transfer.
public struct TransferRequest: Equatable, Sendable, WireCodable {
    /// A header field of the request.
    public struct Header: Equatable, Sendable {
        public var name: String
        public var value: String

        /// A header field with this name and value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The code in `status` of a transfer that was never started.
    public static let refused = 1000

    /// The absolute path of an existing folder.
    public var folder: String
    public var url: String
    public var method: String
    public var headers: [Header]
    /// The absolute path of the file to send; empty: none.
    public var body: String
    /// The time limit for the whole transfer in seconds.
    public var timeout: Double
    /// Whether it continues after the action has ended.
    public var isBackground: Bool

    /// A transfer with all its fields.
    public init(
        folder: String,
        url: String,
        method: String,
        headers: [Header],
        body: String,
        timeout: Double,
        isBackground: Bool
    ) {
        self.folder = folder
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.isBackground = isBackground
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        for text in [folder, url, method, body] { writer.write(text) }
        writer.write(list: headers) { writer, header in
            writer.write(header.name)
            writer.write(header.value)
        }
        writer.write(timeout)
        writer.write(isBackground)
    }

    /// Reads the fields in order.
    public init(from reader: inout ByteReader) throws(WireError) {
        folder = try reader.readString()
        url = try reader.readString()
        method = try reader.readString()
        body = try reader.readString()
        headers = try reader.readList { reader throws(WireError) in
            Header(name: try reader.readString(), value: try reader.readString())
        }
        timeout = try reader.readDouble()
        isBackground = try reader.readFlag()
    }
}
