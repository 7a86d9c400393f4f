// HostParser.swift: parses hosts, IPv4 addresses and opaque hosts.
// https://url.spec.whatwg.org/#host-parsing

import Codecs

extension Host {
    /// The "host parser"; nil is failure. `input` is UTF-8.
    static func parse(_ input: [UInt8], isOpaque: Bool) -> Host? {
        // 1. An IPv6 address is in brackets.
        if input.first == ASCII.leftBracket {
            guard input.count > 1, input.last == ASCII.rightBracket else { return nil }
            return parseIPv6(input[1..<input.count - 1]).map(Host.ipv6)
        }
        // 2. Hosts of URLs that are not special are opaque.
        if isOpaque { return parseOpaque(input) }
        // 4-5. Percent-decode and convert to ASCII.
        let domain = Encoding.decodeUTF8WithoutBOM(input.percentDecoded())
        guard let asciiDomain = domainToASCII(domain) else { return nil }
        // 6. Code points that are forbidden in domains.
        guard !asciiDomain.isEmpty, !asciiDomain.contains(where: isForbiddenInDomain) else { return nil }
        // 7. If the last label is a number, it is an IPv4 address, valid or not.
        if endsInNumber(asciiDomain) { return parseIPv4(asciiDomain).map(Host.ipv4) }
        return .domain(asciiDomain)
    }

    /// "Forbidden host code point". https://url.spec.whatwg.org/#forbidden-host-code-point
    private static func isForbidden(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00, 0x09, 0x0A, 0x0D, 0x20, 0x23, 0x2F, 0x3A, 0x3C, 0x3E, 0x3F, 0x40, 0x5B...0x5E, 0x7C: true
        default: false
        }
    }

    /// "Forbidden domain code point". https://url.spec.whatwg.org/#forbidden-domain-code-point
    static func isForbiddenInDomain(_ byte: UInt8) -> Bool {
        isForbidden(byte) || byte <= 0x1F || byte == ASCII.percent || byte == 0x7F
    }

    /// The "opaque-host parser". https://url.spec.whatwg.org/#concept-opaque-host-parser
    private static func parseOpaque(_ input: [UInt8]) -> Host? {
        if input.contains(where: isForbidden) { return nil }
        return input.isEmpty ? .empty : .opaque(input.percentEncoded(.c0Control))
    }

    /// "Ends in a number checker". https://url.spec.whatwg.org/#ends-in-a-number-checker
    private static func endsInNumber(_ input: [UInt8]) -> Bool {
        var parts = input.split(separator: ASCII.dot, omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true {
            if parts.count == 1 { return false }
            parts.removeLast()
        }
        guard let last = parts.last else { return false }
        if !last.isEmpty, last.allSatisfy(\.isASCIIDigit) { return true }
        return parseIPv4Number(last) != nil
    }

    /// The "IPv4 parser". https://url.spec.whatwg.org/#concept-ipv4-parser
    private static func parseIPv4(_ input: [UInt8]) -> UInt32? {
        // 1-4. At most four parts; the last one may be empty.
        var parts = input.split(separator: ASCII.dot, omittingEmptySubsequences: false)
        if parts.last?.isEmpty == true, parts.count > 1 { parts.removeLast() }
        guard parts.count <= 4 else { return nil }
        // 5-6. All are numbers.
        var numbers: [UInt64] = []
        for part in parts {
            guard let number = parseIPv4Number(part) else { return nil }
            numbers.append(number)
        }
        // 8-9. All but the last are bytes; the last one fills the remaining bytes.
        guard let last = numbers.popLast(), numbers.allSatisfy({ $0 <= 255 }) else { return nil }
        guard last < 1 << UInt64(8 * (4 - numbers.count)) else { return nil }
        // 10-14. Combine the parts.
        var address = last
        for (index, number) in numbers.enumerated() { address += number << UInt64(8 * (3 - index)) }
        return UInt32(address)
    }

    /// The "IPv4 number parser"; large numbers saturate. https://url.spec.whatwg.org/#ipv4-number-parser
    private static func parseIPv4Number(_ part: ArraySlice<UInt8>) -> UInt64? {
        guard !part.isEmpty else { return nil }
        var digits = part
        var radix: UInt64 = 10
        if digits.count >= 2, digits.first == ASCII.zero {
            digits = digits.dropFirst()
            radix = 8
            if digits.first.map({ $0 | 0x20 }) == 0x78 {
                digits = digits.dropFirst()
                radix = 16
            }
        }
        var value: UInt64 = 0
        for digit in digits {
            guard let digitValue = digit.hexadecimalDigitValue, digitValue < radix else { return nil }
            value = min(value * radix + UInt64(digitValue), 1 << 40)
        }
        return value
    }
}
