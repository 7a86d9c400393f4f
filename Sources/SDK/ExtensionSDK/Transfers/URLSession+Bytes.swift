// URLSession+Bytes.swift: an answer byte by byte, or line by line. The whole of it is there before the first byte is given.
// https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)

import ActionProtocol
import Foundation

extension URLSession {
    /// The bytes of an answer.
    /// https://developer.apple.com/documentation/foundation/urlsession/asyncbytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8
        let data: Data

        /// Gives them one after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? { rest.next() }
        }
        /// Begins with the first.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// The lines of the text, decoded as UTF-8, without their ends; empty lines are left out, as Apple's leaves them out.
        public var lines: AsyncThrowingStream<String, any Error> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncThrowingStream { continuation in
                for line in lines { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// Makes a request, and gives what is answered byte by byte. A delegate of its own is not told of anything.
    public func bytes(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data), response)
    }
    /// Gets a URL, byte by byte.
    public func bytes(
        from url: URL,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}
