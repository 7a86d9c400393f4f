// CSSNumber.swift: numbers as CSSOM writes them, and angles in one unit. https://drafts.csswg.org/cssom/#serialize-a-css-component-value

/// Six digits behind the point at most, without trailing zeros.
func serializeNumber(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    if abs(number) >= 1e9 { return String(Int64(max(-9e18, min(9e18, number.rounded())))) }
    let scaled = (abs(number) * 1_000_000).rounded()
    let whole = Int64(scaled / 1_000_000)
    var fraction = String(Int64(scaled) - whole * 1_000_000)
    fraction = String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return fraction.isEmpty ? sign + String(whole) : sign + String(whole) + "." + fraction
}

/// An angle in degrees; nil where the unit is none of angles'. https://www.w3.org/TR/css-values-4/#angles
func degreesOf(_ amount: Double, _ unit: String) -> Double? {
    switch unit {
    case "deg": amount
    case "rad": amount * 180 / .pi
    case "grad": amount * 0.9
    case "turn": amount * 360
    default: nil
    }
}
