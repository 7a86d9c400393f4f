// DataTaskPublisher.swift: transfers as publishers. OpenCombine's own one needs Foundation's URLSession, which an
// action does not have.

public import ExtensionSDK
public import Foundation
public import OpenCombine

extension URLSession {
    /// Performs a transfer for each subscriber, and publishes the response.
    /// https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher
    public struct DataTaskPublisher: Publisher {
        /// The data and the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The error.
        public typealias Failure = URLError

        /// The publisher's request.
        public let request: URLRequest
        /// The session of the transfer.
        public let session: URLSession

        /// Creates a publisher of the response to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Starts a transfer when the subscriber requests a value, and ends it when the subscriber cancels.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            subscriber.receive(subscription: Transfer(request, session, AnySubscriber(subscriber)))
        }
    }

    /// A publisher of the response for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }
    /// A publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// The transfer of one subscriber.
    private final class Transfer: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        private let request: URLRequest
        private let session: URLSession
        private var subscriber: AnySubscriber<DataTaskPublisher.Output, URLError>?
        private var task: URLSessionDataTask?

        init(
            _ request: URLRequest,
            _ session: URLSession,
            _ subscriber: AnySubscriber<DataTaskPublisher.Output, URLError>
        ) {
            (self.request, self.session, self.subscriber) = (request, session, subscriber)
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            let started: URLSessionDataTask? = lock.withLock {
                guard task == nil, subscriber != nil else { return nil }
                task = session.dataTask(with: request) { self.end($0, $1, $2) }
                return task
            }
            started?.resume()
        }

        private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            let subscriber = lock.withLock {
                defer { self.subscriber = nil }
                return self.subscriber
            }
            guard let subscriber else { return }
            if let response, error == nil {
                _ = subscriber.receive((data ?? Data(), response))
                subscriber.receive(completion: .finished)
            } else {
                subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            }
        }

        func cancel() {
            let task = lock.withLock {
                subscriber = nil
                return self.task
            }
            task?.cancel()
        }
    }
}
