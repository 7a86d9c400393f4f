// URLSessionDelegates.swift: the delegates of a session and its transfers.
// https://developer.apple.com/documentation/foundation/urlsessiondelegate

import Foundation

/// The delegate of a session.
/// https://developer.apple.com/documentation/foundation/urlsessiondelegate
public protocol URLSessionDelegate: AnyObject, Sendable {
    /// Called when the session is invalidated.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    /// All events that occurred without a process have been delivered.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

/// The delegate of tasks.
/// https://developer.apple.com/documentation/foundation/urlsessiontaskdelegate
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// The task has ended; nil: the server responded.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    /// Reports the number of bytes sent.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    )
}

/// The delegate of data tasks.
/// https://developer.apple.com/documentation/foundation/urlsessiondatadelegate
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// Receives the body, which arrives in one piece here.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// The delegate of download tasks.
/// https://developer.apple.com/documentation/foundation/urlsessiondownloaddelegate
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    /// Receives the file, which is deleted when this returns.
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
}

extension URLSessionDelegate {
    /// Called when the session is invalidated. The default does nothing.
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
    /// Called when all events that occurred without a process have been delivered. The default does nothing.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
    /// Called when the task has ended; nil: the server responded. The default does nothing.
    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
    /// Reports the number of bytes sent. The default does nothing.
    public func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {}
}

extension URLSessionDataDelegate {
    /// Receives the body, which arrives in one piece here. The default does nothing.
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}
