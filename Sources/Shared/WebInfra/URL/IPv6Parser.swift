// IPv6Parser.swift: parses IPv6 addresses, which may end with an IPv4 address.
// https://url.spec.whatwg.org/#concept-ipv6-parser

import Codecs

extension Host {
    /// The "IPv6 parser"; nil is failure.
    static func parseIPv6(_ input: ArraySlice<UInt8>) -> [UInt16]? {
        var address = [UInt16](repeating: 0, count: 8)
        var pieceIndex = 0
        var compress: Int?
        var pointer = input.startIndex
        func byte(_ index: Int) -> UInt8? { index < input.endIndex ? input[index] : nil }

        // 5. A leading "::".
        if byte(pointer) == ASCII.colon {
            guard byte(pointer + 1) == ASCII.colon else { return nil }
            pointer += 2
            pieceIndex += 1
            compress = pieceIndex
        }
        // 6. Read piece by piece.
        while let first = byte(pointer) {
            if pieceIndex == 8 { return nil }
            if first == ASCII.colon {
                if compress != nil { return nil }
                pointer += 1
                pieceIndex += 1
                compress = pieceIndex
                continue
            }
            var value: UInt16 = 0
            var length = 0
            while length < 4, let digit = byte(pointer)?.hexadecimalDigitValue {
                value = value << 4 | UInt16(digit)
                pointer += 1
                length += 1
            }
            if byte(pointer) == ASCII.dot {
                // 6.5. The piece just read was the first number of an IPv4 address.
                guard length > 0, pieceIndex <= 6, let tail = parseIPv4Tail(input[(pointer - length)...]) else {
                    return nil
                }
                address[pieceIndex] = UInt16(truncatingIfNeeded: tail >> 16)
                address[pieceIndex + 1] = UInt16(truncatingIfNeeded: tail)
                pieceIndex += 2
                break
            } else if byte(pointer) == ASCII.colon {
                pointer += 1
                if byte(pointer) == nil { return nil }
            } else if byte(pointer) != nil {
                return nil
            }
            address[pieceIndex] = value
            pieceIndex += 1
        }
        // 7. Move the pieces after "::" to the end.
        if let compress {
            var swaps = pieceIndex - compress
            pieceIndex = 7
            while pieceIndex != 0, swaps > 0 {
                address.swapAt(pieceIndex, compress + swaps - 1)
                pieceIndex -= 1
                swaps -= 1
            }
        } else if pieceIndex != 8 {
            return nil
        }
        return address
    }

    /// Four decimal bytes without leading zeros, up to the end of the address.
    private static func parseIPv4Tail(_ input: ArraySlice<UInt8>) -> UInt32? {
        let parts = input.split(separator: ASCII.dot, omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var result: UInt32 = 0
        for part in parts {
            guard (1...3).contains(part.count), part.allSatisfy(\.isASCIIDigit) else { return nil }
            if part.count > 1, part.first == ASCII.zero { return nil }
            let value = part.reduce(0 as UInt32) { $0 * 10 + UInt32($1 - ASCII.zero) }
            guard value <= 255 else { return nil }
            result = result << 8 | value
        }
        return result
    }
}
