// CSSNumber.swift: serialization of numbers by CSSOM, and conversion of angles.
// https://drafts.csswg.org/cssom/#serialize-a-css-component-value

/// Serializes a number with at most six digits after the point, without trailing zeros.
package func serializeNumber(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    var bytes: [UInt8] = []
    serializeNumber(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
}

/// The same, added to a text in UTF-8.
package func serializeNumber(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    if number == number.rounded(), abs(number) < 1e15 { return appendDigits(Int64(number), to: &bytes) }
    if abs(number) >= 1e9 { return appendDigits(Int64(max(-9e18, min(9e18, number.rounded()))), to: &bytes) }
    let scaled = Int64((abs(number) * 1_000_000).rounded())
    if number < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(scaled / 1_000_000, to: &bytes)
    var (rest, place) = (scaled % 1_000_000, Int64(100_000))
    if rest > 0 { bytes.append(UInt8(ascii: ".")) }
    while rest > 0 {
        bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
        rest %= place
        place /= 10
    }
}

func appendDigits(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
        bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
    } while rest > 0
    bytes[start...].reverse()
}

/// An angle in degrees; nil for other units. https://www.w3.org/TR/css-values-4/#angles
package func degreesOf(_ amount: Double, _ unit: String) -> Double? {
    CSSUnit(unit.utf8).flatMap { degreesOf(amount, $0) }
}

package func degreesOf(_ amount: Double, _ unit: CSSUnit) -> Double? {
    switch unit {
    case .deg: amount
    case .rad: amount * 180 / .pi
    case .grad: amount * 0.9
    case .turn: amount * 360
    default: nil
    }
}
