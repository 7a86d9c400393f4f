// CSSTokenizer+Numbers.swift: numbers, percentages and dimensions.
// https://www.w3.org/TR/css-syntax-3/#consume-numeric-token

extension CSSTokenizer {
    /// https://www.w3.org/TR/css-syntax-3/#starts-with-a-number
    func startsNumber() -> Bool {
        let sign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") ? 1 : 0
        if Self.isDigit(peek(sign)) { return true }
        return peek(sign) == UInt8(ascii: ".") && Self.isDigit(peek(sign + 1))
    }

    mutating func consumeNumeric() {
        let start = position
        var isInteger = true
        let isNegative = peek() == UInt8(ascii: "-")
        let isSigned = isNegative || peek() == UInt8(ascii: "+")
        if isSigned { position += 1 }
        var mantissa: UInt64 = 0
        var scale = 0
        var exponent = 0
        var isExact = true
        func add(_ byte: UInt8) {
            if mantissa < 100_000_000_000_000 {
                mantissa = mantissa * 10 + UInt64(byte - 0x30)
            } else {
                isExact = false
            }
        }
        while Self.isDigit(peek()) {
            add(peek())
            position += 1
        }
        if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
            isInteger = false
            position += 1
            while Self.isDigit(peek()) {
                add(peek())
                scale += 1
                position += 1
            }
        }
        if peek() | 0x20 == UInt8(ascii: "e") {
            let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
            if Self.isDigit(peek(1 + sign)) {
                let isNegativeExponent = peek(1) == UInt8(ascii: "-")
                isInteger = false
                position += 1 + sign
                while Self.isDigit(peek()) {
                    exponent = min(exponent * 10 + Int(peek() - 0x30), 100_000)
                    position += 1
                }
                if isNegativeExponent { exponent = -exponent }
            }
        }
        let numberEnd = position
        var number: Double
        let power = exponent - scale
        if isExact, power >= -22, power <= 22 {
            // OPTIMIZATION: Both factors are exact, so one rounding gives the nearest value.
            number =
                power < 0 ? Double(mantissa) / Self.powersOfTen[-power] : Double(mantissa) * Self.powersOfTen[power]
            if isNegative { number = -number }
        } else {
            number = Double(String(decoding: bytes[start..<numberEnd], as: UTF8.self)) ?? 0
            if !number.isFinite { number = number < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude }
        }
        if peek() == UInt8(ascii: "%") {
            emit(.percentage, from: start, length: 1)
        } else if position < end, startsIdentifier() {
            let unit = consumeName()
            emit(.dimension, from: start)
            setText(unit)
        } else {
            emit(.number, from: start)
        }
        tokens[tokens.count - 1].number = number
        tokens[tokens.count - 1].isInteger = isInteger
        tokens[tokens.count - 1].isSigned = isSigned
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
