// Punycode.swift: converts labels between code points and ASCII.
// https://www.rfc-editor.org/rfc/rfc3492

/// The Bootstring coding with the parameters of Punycode, without the `xn--` prefix.
///
/// Encoding takes time quadratic in the label's length; labels of more than `maximumLength` code points are refused, which is far above the
/// 63 bytes that DNS allows.
enum Punycode {
    static let maximumLength = 2048

    private static let base = 36
    private static let threshold = (minimum: 1, maximum: 26)

    /// The adapted bias, by RFC 3492, section 6.1.
    private static func adapt(_ delta: Int, pointCount: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / pointCount
        var k = 0
        while delta > (base - threshold.minimum) * threshold.maximum / 2 {
            delta /= base - threshold.minimum
            k += base
        }
        return k + (base - threshold.minimum + 1) * delta / (delta + 38)
    }

    private static func limit(_ k: Int, _ bias: Int) -> Int {
        min(max(k - bias, threshold.minimum), threshold.maximum)
    }

    /// Encodes code points as ASCII; nil if there are too many. RFC 3492, section 6.3.
    static func encode(_ codePoints: [UInt32]) -> [UInt8]? {
        guard codePoints.count <= maximumLength else { return nil }
        var result = codePoints.filter { $0 < 0x80 }.map { UInt8($0) }
        let basicCount = result.count
        if basicCount > 0 { result.append(ASCII.hyphen) }
        var handled = basicCount
        var current: UInt32 = 0x80
        var bias = 72
        var delta = 0
        while handled < codePoints.count {
            guard let next = codePoints.lazy.filter({ $0 >= current }).min() else { return nil }
            delta += Int(next - current) * (handled + 1)
            current = next
            for codePoint in codePoints {
                if codePoint < current { delta += 1 }
                guard codePoint == current else { continue }
                var rest = delta
                var k = base
                while true {
                    let limit = limit(k, bias)
                    if rest < limit { break }
                    result.append(digit(limit + (rest - limit) % (base - limit)))
                    rest = (rest - limit) / (base - limit)
                    k += base
                }
                result.append(digit(rest))
                bias = adapt(delta, pointCount: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            current += 1
        }
        return result
    }

    /// Decodes ASCII to code points; nil if it is not Punycode. RFC 3492, section 6.2.
    static func decode(_ input: ArraySlice<UInt8>) -> [UInt32]? {
        guard input.count <= maximumLength, input.isASCIIString else { return nil }
        var result: [UInt32] = []
        var position = input.startIndex
        if let delimiter = input.lastIndex(of: ASCII.hyphen) {
            result = input[..<delimiter].map { UInt32($0) }
            position = delimiter + 1
        }
        var current = 0x80
        var index = 0
        var bias = 72
        while position < input.endIndex {
            let old = index
            var weight = 1
            var k = base
            while true {
                guard position < input.endIndex, let value = digitValue(input[position]) else { return nil }
                position += 1
                index += value * weight
                guard index <= Int(Int32.max) else { return nil }
                let limit = limit(k, bias)
                if value < limit { break }
                weight *= base - limit
                guard weight <= Int(Int32.max) else { return nil }
                k += base
            }
            bias = adapt(index - old, pointCount: result.count + 1, isFirst: old == 0)
            current += index / (result.count + 1)
            index %= result.count + 1
            guard current <= 0x10FFFF, !(0xD800...0xDFFF).contains(current) else { return nil }
            result.insert(UInt32(current), at: index)
            index += 1
        }
        return result
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26) }

    private static func digitValue(_ byte: UInt8) -> Int? {
        if byte.isASCIIAlpha { return Int(byte | 0x20) - 0x61 }
        return byte.isASCIIDigit ? Int(byte) - 0x30 + 26 : nil
    }
}
