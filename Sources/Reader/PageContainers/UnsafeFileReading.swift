// UnsafeFileReading.swift: pieces of a container's file.
// Safe because: pread writes into an array's own storage with its own count.

import Glibc

/// At most `count` bytes of a file from `offset` on; fewer at its end.
///
/// Ends the process where the system can't read the file: what is missing would be taken for the file's end, and lost where the
/// container is written back. The supervisor then leaves the container as it is.
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

/// The exit code of a reader whose file can't be read.
let unreadableFile: Int32 = 5

/// A file's length; 0 where it has none.
func fileSize(_ descriptor: Int32) -> Int {
    // NB: Not by fstat, for which older C libraries make a call that asks for paths, too, and that a reader can't make.
    let place = lseek(descriptor, 0, SEEK_CUR)
    let end = lseek(descriptor, 0, SEEK_END)
    if place < 0 || end < 0 { return 0 }
    lseek(descriptor, place, SEEK_SET)
    return end
}
