// XPathNumber.swift: converts between numbers and texts. https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers

/// The number nearest to a decimal numeral, as in expressions.
///
/// - Parameter text: ASCII digits with at most one point.
func decimal(_ text: some Sequence<UInt8>) -> Double {
    // NB: The grammar allows ".5" and "5."; Swift's conversion requires digits on both sides.
    let digits = String(decoding: Array(text), as: UTF8.self)
    return Double((digits.hasPrefix(".") ? "0" : "") + digits + (digits.hasSuffix(".") ? "0" : "")) ?? .nan
}

/// The number that a string represents: whitespace, an optional minus sign, digits with at most one point; NaN for any other.
/// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number
func number(of text: [UInt16]) -> Double {
    var rest = text[...]
    while let first = rest.first, isSpace(first) { rest.removeFirst() }
    while let last = rest.last, isSpace(last) { rest.removeLast() }
    let isNegative = rest.first == 0x2D
    if isNegative { rest.removeFirst() }
    let hasDigit = rest.contains { (0x30...0x39).contains($0) }
    guard hasDigit, rest.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }), rest.count(where: { $0 == 0x2E }) < 2
    else { return .nan }
    let value = decimal(rest.map { UInt8(truncatingIfNeeded: $0) })
    return isNegative ? -value : value
}

/// A number as text: without an exponent, and without a point if it is an integer.
/// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string
func text(of number: Double) -> [UInt16] {
    if number.isNaN { return Array("NaN".utf16) }
    if number.isInfinite { return Array((number < 0 ? "-Infinity" : "Infinity").utf16) }
    if number == 0 { return [0x30] }
    var digits = Array("\(abs(number))".utf16)
    var exponent = 0
    if let mark = digits.firstIndex(of: 0x65) {
        exponent = Int(String(decoding: digits[(mark + 1)...], as: UTF16.self)) ?? 0
        digits.removeSubrange(mark...)
    }
    let point = digits.firstIndex(of: 0x2E) ?? digits.count
    var place = point + exponent
    digits.removeAll { $0 == 0x2E }
    if place < 1 {
        digits.insert(contentsOf: Array(repeating: 0x30, count: 1 - place), at: 0)
        place = 1
    }
    if place > digits.count { digits += Array(repeating: 0x30, count: place - digits.count) }
    var result = Array(digits[..<place])
    var fraction = digits[place...]
    while fraction.last == 0x30 { fraction.removeLast() }
    if !fraction.isEmpty { result += [0x2E] + fraction }
    // Remove digits that were only needed for the point.
    while result.count > 1, result[0] == 0x30, result[1] != 0x2E { result.removeFirst() }
    return (number < 0 ? [0x2D] : []) + result
}

/// Rounds to the nearest integer, halves up; -0 and numbers between -0.5 and 0 stay negative.
func roundedHalfUp(_ number: Double) -> Double {
    guard number.isFinite, abs(number) < 0x1p52 else { return number }
    if number < 0, number >= -0.5 { return -0.0 }
    return (number + 0.5).rounded(.down)
}

/// Whether a code unit is whitespace in expressions and XML.
func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x0A || unit == 0x0D }
