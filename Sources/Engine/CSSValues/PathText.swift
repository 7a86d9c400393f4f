// PathText.swift: normalization of the path in path(). https://svgwg.org/svg2-draft/paths.html#PathDataBNF

import CSSSyntax

/// Reads the text of a path from its beginning to its end.
struct PathText {
    private var bytes: ArraySlice<UInt8>

    /// The number of arguments of each command.
    private static let counts: [Character: Int] = [
        "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
    ]

    /// A path with blanks between its parts and a command before each segment; nil for an invalid path.
    static func normalized(_ text: ArraySlice<UInt8>) -> String? {
        var reader = PathText(bytes: text)
        return reader.segments()?.joined(separator: " ")
    }

    private mutating func segments() -> [String]? {
        var parts: [String] = []
        skip(commas: false)
        while let byte = bytes.first {
            var command = Character(UnicodeScalar(byte))
            let kind = Character(command.lowercased())
            guard let count = Self.counts[kind], !parts.isEmpty || kind == "m" else { return nil }
            bytes.removeFirst()
            skip(commas: false)
            if count == 0 {
                parts.append("Z")
                continue
            }
            repeat {
                var numbers: [String] = []
                for place in 0..<count {
                    let isFlag = count == 7 && (place == 3 || place == 4)
                    guard let number = isFlag ? flag() : number() else { return nil }
                    numbers.append(number)
                    skip(commas: place < count - 1)
                }
                parts.append(String(command) + " " + numbers.joined(separator: " "))
                // The segments after a move are lines.
                if kind == "m" { command = command == "m" ? "l" : "L" }
                skip(commas: true)
            } while bytes.first.map { !Self.isLetter($0) } == true
        }
        return parts.isEmpty ? nil : parts
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// White space, and one comma in it.
    private mutating func skip(commas: Bool) {
        var isAllowed = commas
        while let byte = bytes.first {
            if byte == UInt8(ascii: ","), isAllowed {
                isAllowed = false
            } else if ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) {
                return
            }
            bytes.removeFirst()
        }
    }

    private mutating func flag() -> String? {
        guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        bytes.removeFirst()
        return byte == UInt8(ascii: "0") ? "0" : "1"
    }

    private mutating func number() -> String? {
        var end = bytes.startIndex
        func digits() -> Int {
            let start = end
            while end < bytes.endIndex, (0x30...0x39).contains(bytes[end]) { end += 1 }
            return end - start
        }
        func take(_ allowed: String) -> Bool {
            guard end < bytes.endIndex, allowed.utf8.contains(bytes[end]) else { return false }
            end += 1
            return true
        }
        _ = take("+-")
        var count = digits()
        if take(".") { count += digits() }
        guard count > 0 else { return nil }
        let mantissa = end
        if take("eE") {
            _ = take("+-")
            if digits() == 0 { end = mantissa }
        }
        var text = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasSuffix(".") { text += "0" }
        bytes = bytes[end...]
        return Double(text).map { serializeNumber(Double(Float($0))) }
    }
}
