// PropertyValue+JSON.swift: writes a value as JSON. Values that JSON lacks are tagged, so that they survive a round trip: {"$date":
// "2014-06-02T17:00:00.000Z"}, {"$number": "NaN"}, {"$data": "base64"}; an invalid date is {"$date": null}.

package import PropertyValues

/// The style in which `PropertyValue.json` writes.
package struct JSONStyle: Sendable {
    /// Indent by two spaces a level with one entry a line; otherwise write one line.
    package var isIndented: Bool
    /// Sort keys by their UTF-8 bytes; otherwise keep the value's order.
    package var sortsKeys: Bool

    /// One line, keys in the value's order.
    package static let compact = JSONStyle(isIndented: false, sortsKeys: false)
    /// For reading and comparing: indented, keys sorted.
    package static let canonical = JSONStyle(isIndented: true, sortsKeys: true)

    /// A style with the given properties.
    package init(isIndented: Bool, sortsKeys: Bool) {
        self.isIndented = isIndented
        self.sortsKeys = sortsKeys
    }
}

extension PropertyValue {
    /// The value as JSON in UTF-8, without a trailing newline. Values nested deeper than `maximumDepth` become null.
    package func json(_ style: JSONStyle = .compact) -> [UInt8] {
        var out: [UInt8] = []
        writeJSON(to: &out, style: style, depth: 0)
        return out
    }

    private func writeJSON(to out: inout [UInt8], style: JSONStyle, depth: Int) {
        func newline(_ level: Int) {
            guard style.isIndented else { return }
            out.append(UInt8(ascii: "\n"))
            out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
        }
        func tagged(_ name: String, _ body: () -> Void) {
            out.append(contentsOf: style.isIndented ? "{\"\(name)\": ".utf8 : "{\"\(name)\":".utf8)
            body()
            out.append(UInt8(ascii: "}"))
        }
        switch self {
        case .null: out.append(contentsOf: "null".utf8)
        case .bool(let flag): out.append(contentsOf: (flag ? "true" : "false").utf8)
        case .integer(let number): out.append(contentsOf: String(number).utf8)
        case .number(let number):
            if number.isFinite {
                out.append(contentsOf: jsonNumber(number).utf8)
            } else {
                let name = number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
                tagged("$number") { writeJSONString(name, to: &out) }
            }
        case .string(let text): writeJSONString(text, to: &out)
        case .date(let seconds):
            tagged("$date") {
                if let text = dateTimeString(secondsSince1970: seconds) {
                    writeJSONString(text, to: &out)
                } else {
                    out.append(contentsOf: "null".utf8)
                }
            }
        case .data(let data): tagged("$data") { writeJSONString(base64(data), to: &out) }
        case .array(let elements):
            guard depth < PropertyValue.maximumDepth else { return out.append(contentsOf: "null".utf8) }
            out.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                newline(depth + 1)
                element.writeJSON(to: &out, style: style, depth: depth + 1)
            }
            if !elements.isEmpty { newline(depth) }
            out.append(UInt8(ascii: "]"))
        case .dictionary(let entries):
            guard depth < PropertyValue.maximumDepth else { return out.append(contentsOf: "null".utf8) }
            let ordered =
                style.sortsKeys
                ? entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : entries
            out.append(UInt8(ascii: "{"))
            for (index, entry) in ordered.enumerated() {
                if index > 0 { out.append(UInt8(ascii: ",")) }
                newline(depth + 1)
                writeJSONString(entry.key, to: &out)
                out.append(UInt8(ascii: ":"))
                if style.isIndented { out.append(UInt8(ascii: " ")) }
                entry.value.writeJSON(to: &out, style: style, depth: depth + 1)
            }
            if !ordered.isEmpty { newline(depth) }
            out.append(UInt8(ascii: "}"))
        }
    }
}

/// A finite number in the shortest form that reads back as the same number. Whole numbers up to 2^53 have no fraction.
private func jsonNumber(_ number: Double) -> String {
    if number == number.rounded(), abs(number) <= 9_007_199_254_740_992, !(number == 0 && number.sign == .minus) {
        return String(Int64(number))
    }
    return number.description
}

private func writeJSONString(_ text: String, to out: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): out.append(contentsOf: [UInt8(ascii: "\\"), byte])
        case 0x0A: out.append(contentsOf: "\\n".utf8)
        case 0x0D: out.append(contentsOf: "\\r".utf8)
        case 0x09: out.append(contentsOf: "\\t".utf8)
        case 0..<0x20, 0x7F:
            out.append(contentsOf: "\\u00".utf8)
            out.append(digits[Int(byte >> 4)])
            out.append(digits[Int(byte & 15)])
        default: out.append(byte)
        }
    }
    out.append(UInt8(ascii: "\""))
}

/// Base64 with padding. https://www.rfc-editor.org/rfc/rfc4648#section-4
package func base64(_ data: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity((data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
        let group = data[start..<min(start + 3, data.count)]
        var bits: UInt32 = 0
        for index in 0..<3 { bits = bits << 8 | (index < group.count ? UInt32(group[start + index]) : 0) }
        for index in 0..<4 {
            let isPadding = index > group.count
            out.append(isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)])
        }
    }
    return String(decoding: out, as: UTF8.self)
}

/// The ECMAScript date time string, or nil if the time value is invalid there (NaN, or beyond ±8.64e12 seconds).
/// https://tc39.es/ecma262/#sec-date-time-string-format
func dateTimeString(secondsSince1970 seconds: Double) -> String? {
    guard abs(seconds) <= 8.64e12 else { return nil }
    let milliseconds = Int64((seconds * 1000).rounded(.down))
    let days = milliseconds.floorDivided(by: 86_400_000)
    let rest = milliseconds - days * 86_400_000
    let (year, month, day) = civilDate(daysSince1970: days)
    func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    let yearText = (0...9999).contains(year) ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(abs(year), 6)
    return yearText + "-" + padded(month, 2) + "-" + padded(day, 2) + "T" + padded(rest / 3_600_000, 2) + ":"
        + padded(rest / 60_000 % 60, 2) + ":" + padded(rest / 1000 % 60, 2) + "." + padded(rest % 1000, 3) + "Z"
}

/// Year, month and day in the proleptic Gregorian calendar. Years are counted from March, so that the leap day is the last day of a
/// year and each 400-year cycle has the same 146,097 days.
private func civilDate(daysSince1970 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let cycle = shifted.floorDivided(by: 146_097)
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0), month, day)
}

extension Int64 {
    fileprivate func floorDivided(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
