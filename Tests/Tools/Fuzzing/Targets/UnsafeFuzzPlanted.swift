// UnsafeFuzzPlanted.swift: a read that is wrong on purpose.
//
// Why it is safe: it isn't. It happens in a process that was started to be ended by it.

enum UnsafeText {
    /// The unit after the end of a string.
    static func unit(behind text: UnsafeBufferPointer<UInt8>) -> UInt8 {
        guard let start = text.baseAddress else { return 0 }
        return start[text.count]
    }
}
