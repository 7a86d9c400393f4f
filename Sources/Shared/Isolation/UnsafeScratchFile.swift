// UnsafeScratchFile.swift: an unnamed file, for data that exceed memory and may be read again.
// Safe because: pread writes into an array's own storage with its own count.

package import FilePaths
import Glibc

/// A file that is deleted with its last user, however that ends.
package final class ScratchFile {
    private let descriptor: Int32
    /// The number of bytes in the file.
    package private(set) var length = 0

    /// Makes one on the file system of `folder`, where `name` is briefly used; fails with the system's error number.
    package static func make(in folder: BeneathDirectory, _ name: FilePath) -> Result<ScratchFile, ReadError> {
        folder.makeFile(name).map { descriptor in
            folder.remove(name)
            return ScratchFile(descriptor: descriptor)
        }
    }

    private init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Appends bytes. Returns the system's error number, or nil.
    package func append(_ bytes: [UInt8]) -> Int32? {
        if let code = writeAll(descriptor: descriptor, bytes: bytes) { return code }
        length += bytes.count
        return nil
    }

    /// `count` bytes from `offset`; fails with the system's error number, also if they do not exist.
    package func read(at offset: Int, _ count: Int) -> Result<[UInt8], ReadError> {
        var code = EIO
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = pread(descriptor, buffer.baseAddress! + filled, count - filled, offset + filled)
                if got > 0 {
                    filled += got
                } else if got == 0 || errno != EINTR {
                    if got < 0 { code = errno }
                    break
                }
            }
        }
        return bytes.count == count ? .success(bytes) : .failure(.system(code))
    }
}
