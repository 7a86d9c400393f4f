// UnsafeInputBuffer.swift: the input stream of a parser that scripts write into.
//
// Why it is safe: a buffer owns its memory and outlives its use as the tokenizer's input, since ScriptedParser keeps it
// in a field meanwhile; tokens that point into it are used up before scripts run.

/// A stretch of input that can take more octets before what is left of it.
final class UnsafeInputBuffer {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    /// Where the input begins in the memory.
    private var start: Int

    init(_ octets: [UInt8]) {
        memory = .allocate(capacity: octets.count)
        _ = memory.initialize(from: octets)
        start = 0
    }

    init(copying octets: UnsafeBufferPointer<UInt8>) {
        memory = .allocate(capacity: octets.count)
        _ = memory.initialize(from: octets)
        start = 0
    }

    deinit { memory.deallocate() }

    /// The input; valid until octets are put before it.
    var bytes: UnsafeBytes { UnsafeBytes(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[start...])) }

    /// Lets the input begin with `octets`, followed by what is now behind `position`.
    ///
    /// - Complexity: Linear in `octets` where the part before `position` makes room for them; else in all.
    func replacePrefix(upTo position: Int, with octets: [UInt8]) {
        let rest = start + position
        if octets.count <= rest {
            start = rest - octets.count
            for (index, octet) in octets.enumerated() { memory[start + index] = octet }
            return
        }
        let kept = memory.count - rest
        // Room for as many again, so that growing at the front stays linear.
        let room = octets.count
        let bigger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room + octets.count + kept)
        bigger.initialize(repeating: 0)
        for (index, octet) in octets.enumerated() { bigger[room + index] = octet }
        for index in 0..<kept { bigger[room + octets.count + index] = memory[rest + index] }
        memory.deallocate()
        memory = bigger
        start = room
    }
}
