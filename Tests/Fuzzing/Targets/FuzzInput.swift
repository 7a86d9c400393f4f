// FuzzInput.swift: the fuzzer's bytes as a sequence of choices. What has been read to its end goes on as zeros, so that every
// input means something and a shorter one means nearly the same.

/// Bytes that are read from front to back.
struct FuzzInput {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether everything was read.
    var isEmpty: Bool { position >= bytes.count }

    /// The next byte, 0 behind the end.
    mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number below `count`.
    mutating func below(_ count: Int) -> Int { count < 2 ? 0 : Int(byte()) % count }

    /// The next two bytes as a number.
    mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

    /// One of some things.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// At most so many of the bytes that are left.
    mutating func take(_ count: Int) -> [UInt8] {
        let end = min(position + count, bytes.count)
        defer { position = end }
        return Array(bytes[min(position, end)..<end])
    }

    /// All bytes that are left.
    mutating func rest() -> [UInt8] { take(bytes.count) }

    /// A text of at most so many characters, one for each byte.
    mutating func text(_ count: Int) -> String {
        String(String.UnicodeScalarView(take(count).map { Unicode.Scalar($0) }))
    }
}
