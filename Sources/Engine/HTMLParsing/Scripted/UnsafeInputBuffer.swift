// UnsafeInputBuffer.swift: the input stream of a parser that scripts write into.
//
// Why it is safe: a buffer owns its memory and outlives its use as the tokenizer's input, since ScriptedParser keeps it
// in a field meanwhile; tokens that point into it are used up before scripts run.

/// A stretch of input that can take more bytes before what is left of it.
final class UnsafeInputBuffer {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    /// Where the input begins and ends in the memory. All of the memory is initialised.
    private var start = 0
    private var end: Int

    init(_ octets: [UInt8]) {
        memory = .allocate(capacity: octets.count)
        _ = memory.initialize(from: octets)
        end = octets.count
    }

    deinit { memory.deallocate() }

    /// The input; valid until it grows.
    var bytes: UnsafeBytes { UnsafeBytes(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[start..<end])) }

    /// Adds bytes at the end.
    ///
    /// - Complexity: Linear in `octets`, over all calls.
    func append(_ octets: ArraySlice<UInt8>) {
        if memory.count - end < octets.count { move(to: 0, capacity: 2 * (end - start + octets.count)) }
        for (index, octet) in octets.enumerated() { memory[end + index] = octet }
        end += octets.count
    }

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
        start = rest
        // Room for as many again, so that growing at the front stays linear.
        let room = octets.count
        move(to: room + octets.count, capacity: room + octets.count + end - rest)
        start = room
        for (index, octet) in octets.enumerated() { memory[room + index] = octet }
    }

    /// Moves the input to an offset of new memory.
    private func move(to offset: Int, capacity: Int) {
        let bigger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
        bigger.initialize(repeating: 0)
        for index in 0..<(end - start) { bigger[offset + index] = memory[start + index] }
        memory.deallocate()
        memory = bigger
        end = offset + end - start
        start = offset
    }
}
