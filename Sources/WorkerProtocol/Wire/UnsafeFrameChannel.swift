// UnsafeFrameChannel.swift: frames over a descriptor, blocking: for the worker and for native actions, which do one
// thing at a time. The supervisor waits on several descriptors at once and has its own loop.
// Safe because: every pointer handed to the kernel is the array's own storage inside `withUnsafe…`, with its own count.

import Glibc

/// The worker's or the action's end of the socket to the supervisor.
///
/// Not thread-safe for reading; writes of whole frames are to be serialised by the caller as well.
public final class FrameChannel {
    private let descriptor: Int32
    private var decoder = FrameDecoder()

    /// A channel over an open stream socket, which stays the caller's to close.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for the next frame.
    ///
    /// - Returns: nil when the other side closed the connection between two frames.
    public func read() throws(WireError) -> Frame? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let frame = try decoder.next() { return frame }
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            switch count {
            case 0:
                if decoder.isInsideFrame { throw .closedInsideFrame }
                return nil
            case 1...: decoder.append(chunk[..<count])
            default:
                if errno == EINTR { continue }
                throw .system(call: "read", errno: errno)
            }
        }
    }

    /// Writes a message whole. A closed connection is an error here, never a signal.
    public func send(_ message: some FrameMessage, request: UInt32) throws(WireError) {
        let frame = message.frame(request: request)
        guard frame.body.count <= Frame.maximumLength else { throw .oversizedFrame(length: UInt64(frame.body.count)) }
        let bytes = frame.encoded()
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.send(descriptor, buffer.baseAddress! + sent, buffer.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw .system(call: "send", errno: errno)
            }
            sent += count
        }
    }
}
