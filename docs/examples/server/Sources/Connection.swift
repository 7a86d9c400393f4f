// Connection.swift: one HTTP request and its answer.

import NIOCore
import NIOHTTP1

/// A connection for one request.
enum Connection {
    typealias Channel = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    /// The largest page, in bytes.
    private static let limit = 16 << 20

    static func make(on channel: any NIOCore.Channel) throws -> Channel {
        // Without pipelining, the end of a connection is noticed while its request is answered.
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withPipeliningAssistance: false,
            withErrorHandling: true
        )
        return try Channel(wrappingChannelSynchronously: channel)
    }

    static func serve(_ connection: Channel, by service: PageService) async throws {
        try await connection.executeThenClose { parts, response in
            var page: [UInt8] = []
            reading: for try await part in parts {
                switch part {
                case .head: break
                case .body(let bytes):
                    page += bytes.readableBytesView
                    if page.count > limit { return }
                case .end: break reading
                }
            }
            let run = Task { [page] in await service.answer(page) }
            // A client that no longer waits cancels the run.
            connection.channel.closeFuture.whenComplete { _ in run.cancel() }
            let answer = await run.value
            let head = HTTPResponseHead(
                version: .http1_1,
                status: answer.isPage ? .ok : .unprocessableEntity,
                headers: ["Content-Length": "\(answer.bytes.count)", "Connection": "close"]
            )
            try await response.write(.head(head))
            try await response.write(.body(.byteBuffer(ByteBuffer(bytes: answer.bytes))))
            try await response.write(.end(nil))
        }
    }
}
