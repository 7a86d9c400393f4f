// FuzzInput.swift: the fuzzer's bytes as a sequence of choices. After the end it continues with zeros, so that every input is valid and a
// shorter one has nearly the same meaning.

/// Bytes that are read from front to back.
struct FuzzInput {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether everything was read.
    var isEmpty: Bool { position >= bytes.count }

    /// The next byte, 0 after the end.
    mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number below `count`.
    mutating func below(_ count: Int) -> Int { count < 2 ? 0 : Int(byte()) % count }

    /// The next two bytes as a number.
    mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

    /// One of the elements.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

    /// At most `count` of the remaining bytes.
    mutating func take(_ count: Int) -> [UInt8] {
        let end = min(position + count, bytes.count)
        defer { position = end }
        return Array(bytes[min(position, end)..<end])
    }

    /// All remaining bytes.
    mutating func rest() -> [UInt8] { take(bytes.count) }

    /// A text of at most `count` characters, one for each byte.
    mutating func text(_ count: Int) -> String {
        String(String.UnicodeScalarView(take(count).map { Unicode.Scalar($0) }))
    }
}
