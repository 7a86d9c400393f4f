// UnsafeSealedMemory.swift: bytes that another process receives without copying them through a socket, and that neither process can change.
// Safe because: pointers passed to the kernel are an array's own storage with its own count; the memory is never mapped here.

import CSandbox
import Glibc

/// Sealed bytes in memory of their own: a process with the descriptor can only read them.
package final class SealedMemory {
    private let descriptor: Int32

    /// Copies the bytes; nil if the system has no such memory or refuses it.
    package init?(_ bytes: [UInt8]) {
        descriptor = bytes.withUnsafeBytes { csandbox_seal($0.baseAddress, $0.count) }
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Writes as much as possible without waiting, with the memory's descriptor at the first byte.
    package func write(to socket: Int32, with bytes: [UInt8]) -> Transfer {
        let count = bytes.withUnsafeBytes { csandbox_write_with(socket, $0.baseAddress, $0.count, descriptor) }
        return count >= 0 ? .bytes(count) : writingFailure()
    }
}
