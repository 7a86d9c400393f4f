// BaseEncoding.swift: bytes as digits of 4, 5 or 6 bits: base 16, base 32 and base64. https://www.rfc-editor.org/rfc/rfc4648

/// An alphabet and how many bits each of its digits has.
public struct BaseEncoding: Equatable, Sendable {
    private let alphabet: [UInt8]
    private let bits: UInt32
    /// How many digits hold a whole number of bytes.
    private let groupLength: Int

    private init(_ alphabet: String, bits: UInt32, groupLength: Int) {
        (self.alphabet, self.bits, self.groupLength) = (Array(alphabet.utf8), bits, groupLength)
    }

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let lettersAndDigits = letters + letters.lowercased() + "0123456789"

    /// https://www.rfc-editor.org/rfc/rfc4648#section-4
    public static let base64 = BaseEncoding(lettersAndDigits + "+/", bits: 6, groupLength: 4)
    /// With the two digits that URLs and names of files can hold. https://www.rfc-editor.org/rfc/rfc4648#section-5
    public static let base64URL = BaseEncoding(lettersAndDigits + "-_", bits: 6, groupLength: 4)
    /// https://www.rfc-editor.org/rfc/rfc4648#section-6
    public static let base32 = BaseEncoding(letters + "234567", bits: 5, groupLength: 8)
    /// Base 32 in lowercase letters.
    public static let base32Lowercase = BaseEncoding(letters.lowercased() + "234567", bits: 5, groupLength: 8)
    /// Base 16 in lowercase letters.
    public static let hexadecimal = BaseEncoding("0123456789abcdef", bits: 4, groupLength: 2)
    /// https://www.rfc-editor.org/rfc/rfc4648#section-8
    public static let hexadecimalUppercase = BaseEncoding("0123456789ABCDEF", bits: 4, groupLength: 2)

    /// The bytes' digits. The last digit's spare bits are zero.
    ///
    /// - Parameter isPadded: Whether the last group is filled up with `=`.
    public func encode(_ bytes: [UInt8], isPadded: Bool = true) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((8 * bytes.count + Int(bits) - 1) / Int(bits) + groupLength)
        let mask: UInt32 = 1 << bits - 1
        var (buffer, count): (UInt32, UInt32) = (0, 0)
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            count += 8
            while count >= bits {
                count -= bits
                text.append(alphabet[Int(buffer >> count & mask)])
            }
        }
        if count > 0 { text.append(alphabet[Int(buffer << (bits - count) & mask)]) }
        while isPadded, text.count % groupLength != 0 { text.append(UInt8(ascii: "=")) }
        return text
    }

    /// Encodes bytes as text.
    public func text(_ bytes: [UInt8], isPadded: Bool = true) -> String {
        String(decoding: encode(bytes, isPadded: isPadded), as: UTF8.self)
    }
}
