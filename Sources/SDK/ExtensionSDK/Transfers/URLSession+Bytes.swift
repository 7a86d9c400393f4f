// URLSession+Bytes.swift: a response byte by byte, or line by line. The complete response is loaded before the first
// byte is returned.
// https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)

import ActionProtocol
import Foundation

extension URLSession {
    /// The bytes of a response.
    /// https://developer.apple.com/documentation/foundation/urlsession/asyncbytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// A byte.
        public typealias Element = UInt8
        let data: Data

        /// Iterates over the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? { rest.next() }
        }
        /// Starts at the first byte.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// The lines of the text, decoded as UTF-8, without line ends; empty lines are skipped, as by Apple.
        public var lines: AsyncThrowingStream<String, any Error> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncThrowingStream { continuation in
                for line in lines { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// Performs a request and returns the response byte by byte. The delegate is not notified.
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
