// UnsafeInputBuffer.swift: the input stream of a parser that scripts write into.
//
// Why it is safe: a buffer owns its memory and outlives its use as the tokenizer's input, since ScriptedParser stores it in a field
// meanwhile; tokens that point into it are processed before scripts run.

/// Input that can grow at its end and at its start.
final class UnsafeInputBuffer {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    /// The range of the input in the memory. All of the memory is initialized.
    private var start = 0
    private var end: Int

    init(_ text: [UInt8]) {
        memory = .allocate(capacity: text.count)
        _ = memory.initialize(from: text)
        end = text.count
    }

    deinit { memory.deallocate() }

    /// The input; valid until it grows.
    var bytes: UnsafeBytes { UnsafeBytes(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[start..<end])) }

    /// Adds bytes at the end.
    ///
    /// - Complexity: Linear in `text`, over all calls.
    func append(_ text: ArraySlice<UInt8>) {
        if memory.count - end < text.count { move(to: 0, capacity: 2 * (end - start + text.count)) }
        for (index, byte) in text.enumerated() { memory[end + index] = byte }
        end += text.count
    }

    /// Replaces the input before `position` by `text`.
    ///
    /// - Complexity: Linear in `text` if it fits in the space before `position`; otherwise amortized linear.
    func replacePrefix(upTo position: Int, with text: [UInt8]) {
        let rest = start + position
        if text.count <= rest {
            start = rest - text.count
            for (index, byte) in text.enumerated() { memory[start + index] = byte }
            return
        }
        start = rest
        // Reserve the same size again, so that growing at the front stays linear.
        let room = text.count
        move(to: room + text.count, capacity: room + text.count + end - rest)
        start = room
        for (index, byte) in text.enumerated() { memory[room + index] = byte }
    }

    /// Moves the input to an offset in new memory.
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
