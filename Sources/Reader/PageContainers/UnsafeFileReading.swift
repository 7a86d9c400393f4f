// UnsafeFileReading.swift: reads ranges of a container's file.
// Safe because: pread writes into an array's own storage with its own count.

import Glibc

/// At most `count` bytes of a file from `offset`; fewer at its end.
///
/// Ends the process if the system cannot read the file: the missing bytes would look like the file's end, and would be lost when the
/// container is written back. The supervisor then leaves the container unchanged.
func readFile(_ descriptor: Int32, at offset: Int, _ count: Int) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while filled < count {
            let got = pread(descriptor, buffer.baseAddress! + filled, count - filled, offset + filled)
            if got > 0 {
                filled += got
            } else if got == 0 {
                break
            } else if errno != EINTR {
                exit(unreadableFile)
            }
        }
    }
}

/// The exit code of a reader whose file cannot be read.
let unreadableFile: Int32 = 5

/// A file's size in bytes; 0 if it has none.
func fileSize(_ descriptor: Int32) -> Int {
    // NB: fstat is not used: older C libraries implement it by a system call that also takes paths, which the reader's filter forbids.
    let place = lseek(descriptor, 0, SEEK_CUR)
    let end = lseek(descriptor, 0, SEEK_END)
    if place < 0 || end < 0 { return 0 }
    lseek(descriptor, place, SEEK_SET)
    return end
}
