// UnsafeFrameChannel.swift: frames over a descriptor, blocking: for the worker and for native actions, which do one
// thing at a time. The supervisor waits on several descriptors at once and has its own loop.
// Safe because: every pointer handed to the kernel is the array's own storage inside `withUnsafe…`, with its own count.

import Glibc

/// The worker's or the action's end of the socket to the supervisor.
///
/// Not thread-safe for reading; writes of whole frames are to be serialised by the caller as well.
public final class FrameChannel {
    private let descriptor: Int32

    /// A channel over an open stream socket, which stays the caller's to close.
    public init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for the next frame.
    ///
    /// Nothing beyond the frame is read, so another process may read on from there.
    ///
    /// - Returns: nil when the other side closed the connection between two frames.
    public func read() throws(WireError) -> Frame? {
        var decoder = FrameDecoder()
        guard let length = try readWhole(FrameDecoder.lengthSize, mayEnd: true) else { return nil }
        decoder.append(length)
        guard let missing = try decoder.missing, let rest = try readWhole(missing) else { return nil }
        decoder.append(rest)
        return try decoder.next()
    }

    /// - Parameter mayEnd: Whether the connection may be closed before the first byte: the result is nil then.
    private func readWhole(_ count: Int, mayEnd: Bool = false) throws(WireError) -> [UInt8]? {
        var failure: WireError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count, failure == nil {
                let got = Glibc.read(descriptor, buffer.baseAddress! + filled, count - filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    failure = .closedInsideFrame
                } else if errno != EINTR {
                    failure = .system(call: "read", errno: errno)
                }
            }
        }
        if bytes.isEmpty, mayEnd, failure == .closedInsideFrame { return nil }
        if let failure { throw failure }
        return bytes
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
