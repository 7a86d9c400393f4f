// URLSessionDelegates.swift: who hears of a session's transfers.
// https://developer.apple.com/documentation/foundation/urlsessiondelegate

import Foundation

/// Hears of a session.
/// https://developer.apple.com/documentation/foundation/urlsessiondelegate
public protocol URLSessionDelegate: AnyObject, Sendable {
    /// The session is of no more use.
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    /// All that happened while no process was there has been told.
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

/// Hears of tasks.
/// https://developer.apple.com/documentation/foundation/urlsessiontaskdelegate
public protocol URLSessionTaskDelegate: URLSessionDelegate {
    /// The task is over; nil says that the server answered.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    /// So much was sent.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    )
}

/// Hears of answers' bodies.
/// https://developer.apple.com/documentation/foundation/urlsessiondatadelegate
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    /// The body; it comes in one piece here.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

/// Hears of downloads.
/// https://developer.apple.com/documentation/foundation/urlsessiondownloaddelegate
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    /// The file is there until this returns.
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
}

extension URLSessionDelegate {
    /// Does nothing unless overridden.
    public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
    /// Does nothing unless overridden.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
    /// Does nothing unless overridden.
    public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
    /// Does nothing unless overridden.
    public func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {}
}

extension URLSessionDataDelegate {
    /// Does nothing unless overridden.
    public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}
