// UnsafeListeningSocket.swift: a socket that accepts connections from this machine only, to be passed to a child.
// Safe because: the address that the kernel reads and writes is a local value inside of `withUnsafe…`, with its own size.

import Glibc

/// A socket that listens on the loopback interface.
package struct ListeningSocket {
    /// The descriptor, which the owner closes.
    package var descriptor: Int32
    package var port: Int

    /// Opens a socket.
    ///
    /// - Parameter port: 0: any free port.
    package static func open(port: Int) throws(SocketError) -> ListeningSocket {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        if descriptor < 0 { throw SocketError(port: port, code: errno) }
        // A port is free at once after its last use.
        var isReused: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failure = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic -> Int32 in
                if bind(descriptor, generic, size) != 0 || listen(descriptor, 64) != 0 { return errno }
                return getsockname(descriptor, generic, &size) == 0 ? 0 : errno
            }
        }
        guard failure == 0 else {
            close(descriptor)
            throw SocketError(port: port, code: failure)
        }
        return ListeningSocket(descriptor: descriptor, port: Int(UInt16(bigEndian: address.sin_port)))
    }
}

/// Why a port cannot be used.
package struct SocketError: Error, Equatable, CustomStringConvertible {
    var port: Int
    /// The system's error number.
    var code: Int32

    /// The problem, as a sentence.
    package var description: String { "port \(port): \(systemMessage(code))." }
}
