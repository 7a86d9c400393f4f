// UnsafeFrameChannel.swift: frames over a descriptor, blocking: for the worker and for native actions, which do one thing at a time. The
// supervisor waits on several descriptors at once and has its own loop.
// Safe because: every pointer passed to the kernel is an array's or a variable's own storage inside `withUnsafe…`, with its own count.
// Parts beside a frame are copied, as far as they go: nothing is mapped, so the sender cannot take memory away.

import Glibc
import LargePages

/// The worker's or the action's end of the socket to the supervisor.
///
/// Not thread-safe for reading; the caller must also serialize writes of whole frames.
public final class FrameChannel {
    private let descriptor: Int32
    private let takesAttachments: Bool

    /// A channel over an open stream socket, which the caller closes.
    ///
    /// - Parameter takesAttachments: Whether frames may come with descriptors. If they are not taken, the kernel drops them.
    public init(descriptor: Int32, takesAttachments: Bool = false) {
        self.descriptor = descriptor
        self.takesAttachments = takesAttachments
    }

    /// Waits for the next frame.
    ///
    /// Reads nothing beyond the frame, so another process may continue from there.
    ///
    /// - Returns: nil if the other process closed the connection between two frames.
    public func read() throws(WireError) -> Frame? {
        var decoder = FrameDecoder()
        var beside: Int32 = -1
        defer { if beside >= 0 { close(beside) } }
        var first: [UInt8] = []
        if takesAttachments {
            (first, beside) = try readWithDescriptor(FrameDecoder.lengthSize)
            if first.isEmpty { return nil }
        }
        let left = FrameDecoder.lengthSize - first.count
        guard let length = try readWhole(left, mayEnd: first.isEmpty) else { return nil }
        decoder.append((first + length)[...])
        guard let missing = try decoder.missing, let rest = try readWhole(missing) else { return nil }
        decoder.append(rest[...])
        var frame = try decoder.next()
        if beside >= 0 { frame?.attachment = try contents(of: beside) }
        return frame
    }

    /// Reads at most this many bytes, and the descriptor sent with them; no bytes at the connection's end.
    private func readWithDescriptor(_ most: Int) throws(WireError) -> (bytes: [UInt8], descriptor: Int32) {
        // A header and one descriptor, padded to whole words. https://man7.org/linux/man-pages/man3/cmsg.3.html
        var control: (header: cmsghdr, descriptor: Int32, padding: Int32) = (cmsghdr(), -1, 0)
        var bytes = [UInt8](repeating: 0, count: most)
        var got = -1
        repeat {
            got = bytes.withUnsafeMutableBytes { buffer in
                withUnsafeMutableBytes(of: &control) { control in
                    var part = iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
                    return withUnsafeMutablePointer(to: &part) { part in
                        var message = msghdr()
                        message.msg_iov = part
                        message.msg_iovlen = 1
                        message.msg_control = control.baseAddress
                        message.msg_controllen = control.count
                        return recvmsg(descriptor, &message, Self.closesOnExec)
                    }
                }
            }
        } while got < 0 && errno == EINTR
        if got < 0 { throw .system(call: "recvmsg", errno: errno) }
        // NB: The kernel sends no other kind of control message; without one, the header is unchanged and the descriptor -1.
        return (Array(bytes[..<got]), control.descriptor)
    }

    /// The flag MSG_CMSG_CLOEXEC.
    private static let closesOnExec: Int32 = 0x4000_0000

    /// The contents of a file.
    private func contents(of file: Int32) throws(WireError) -> [UInt8] {
        var information = stat()
        guard fstat(file, &information) == 0 else { throw .system(call: "fstat", errno: errno) }
        let count = Int(information.st_size)
        guard count <= Frame.maximumLength else { throw .oversizedFrame(length: UInt64(count)) }
        var failure: WireError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            LargePages.prefer(within: UnsafeMutableRawBufferPointer(buffer))
            while filled < count, failure == nil {
                let got = pread(file, buffer.baseAddress! + filled, count - filled, filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    failure = .truncated(wanted: "what travels beside it")
                } else if errno != EINTR {
                    failure = .system(call: "pread", errno: errno)
                }
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// - Parameter mayEnd: Whether the connection may be closed before the first byte; the result is then nil.
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

    /// Writes a whole message. A closed connection gives an error, never a signal.
    public func send(_ message: some FrameMessage, request: UInt32) throws(WireError) {
        let frame = message.frame(request: request)
        guard frame.body.count <= Frame.maximumLength else { throw .oversizedFrame(length: UInt64(frame.body.count)) }
        // OPTIMIZATION: A long body is sent without copying; only its beginning is copied after the head.
        let beginning = frame.body.prefix(Self.beginning)
        try sendAll(frame.encodedHead(room: beginning.count) + beginning, from: 0)
        try sendAll(frame.body, from: beginning.count)
    }

    private static let beginning = 1 << 14

    private func sendAll(_ bytes: [UInt8], from start: Int) throws(WireError) {
        var sent = start
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
