// CSSColor.swift: sRGB colors in style attributes and computed styles. https://www.w3.org/TR/css-color-4/

/// An sRGB color of eight bits a channel.
package struct CSSColor: Equatable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    package var alpha: UInt8 = 255

    package static let named: [String: CSSColor] = {
        var result: [String: CSSColor] = [:]
        let words = namedColorTable[...].parts(between: " ")
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            let value = UInt32(words[index + 1], radix: 16) ?? 0
            result[String(words[index])] = CSSColor(
                red: UInt8(value >> 16),
                green: UInt8(value >> 8 & 255),
                blue: UInt8(value & 255)
            )
        }
        result["transparent"] = CSSColor(red: 0, green: 0, blue: 0, alpha: 0)
        return result
    }()

    /// Color keywords without a value of their own.
    package static let systemKeywords: Set<String> = [
        "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
        "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark",
        "marktext", "selecteditem", "selecteditemtext", "visitedtext", "-webkit-link", "-webkit-activelink", "window",
        "windowtext", "background", "menu", "menutext",
    ]

    /// All color keywords.
    package static let words = WordTable(Array(named.keys) + systemKeywords)

    /// https://www.w3.org/TR/css-color-4/#serializing-sRGB-values
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the same in UTF-8.
    func write(to bytes: inout [UInt8]) {
        bytes += alpha == 255 ? "rgb(".utf8 : "rgba(".utf8
        appendDigits(Int64(red), to: &bytes)
        bytes += ", ".utf8
        appendDigits(Int64(green), to: &bytes)
        bytes += ", ".utf8
        appendDigits(Int64(blue), to: &bytes)
        if alpha < 255 {
            bytes += ", ".utf8
            serializeNumber(opacity, to: &bytes)
        }
        bytes.append(UInt8(ascii: ")"))
    }

    /// The opacity as it is serialized: two digits if they result in the same eight bits, otherwise three.
    var opacity: Double {
        let value = Double(alpha) / 255
        let short = (value * 100).rounded() / 100
        return UInt8((short * 255).rounded()) == alpha ? short : (value * 1000).rounded() / 1000
    }

    /// Reads three, four, six or eight hexadecimal digits.
    package init?(hexadecimal digits: some Collection<UInt8>) {
        var values: [UInt8] = []
        for digit in digits {
            switch digit {
            case 0x30...0x39: values.append(digit - 0x30)
            case 0x41...0x46, 0x61...0x66: values.append((digit | 0x20) - 0x61 + 10)
            default: return nil
            }
        }
        switch values.count {
        case 3, 4: values = values.flatMap { [$0, $0] }
        case 6, 8: break
        default: return nil
        }
        func channel(_ index: Int) -> UInt8 { values[2 * index] << 4 | values[2 * index + 1] }
        self.init(red: channel(0), green: channel(1), blue: channel(2), alpha: values.count == 8 ? channel(3) : 255)
    }

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    private init(channels: [Double], alpha: Double) {
        func byte(_ value: Double) -> UInt8 {
            value.isNaN ? 0 : UInt8(max(0, min(255, (value + 1e-9).rounded(.toNearestOrAwayFromZero))))
        }
        self.init(red: byte(channels[0]), green: byte(channels[1]), blue: byte(channels[2]), alpha: byte(alpha * 255))
    }

    private static let functions = WordTable(["rgb", "rgba", "hsl", "hsla", "hwb"])

    /// Reads `rgb()`, `rgba()`, `hsl()`, `hsla()` or `hwb()`; nil for anything else.
    init?(_ name: String, _ given: [CSSValue]) {
        guard Self.functions.contains(name.utf8) else { return nil }
        let hasCommas = given.count > 1
        var parts = hasCommas ? given : given.flatMap(\.parts)
        if !hasCommas, parts.count == 5, parts[3] == .slash { parts.remove(at: 3) }
        guard parts.count == 3 || parts.count == 4 && (hasCommas || given[0].parts.count == 5) else { return nil }
        let arguments = parts.compactMap { Component($0) }
        guard arguments.count == parts.count else { return nil }
        if name.hasPrefix("rgb"), arguments.contains(where: { !$0.unit.isEmpty && $0.unit != "%" }) { return nil }
        // With commas all three channels are percentages, or none is.
        if hasCommas, name.hasPrefix("rgb"), Set(arguments[..<3].map { $0.unit == "%" }).count > 1 { return nil }
        func number(_ position: Int, percentOf full: Double) -> Double {
            let argument = arguments[position]
            return argument.unit == "%" ? argument.number / 100 * full : argument.number
        }
        let alpha = arguments.count == 4 ? max(0, min(1, number(3, percentOf: 1))) : 1
        if name.hasPrefix("rgb") {
            self.init(channels: (0..<3).map { number($0, percentOf: 255) }, alpha: alpha)
            return
        }
        let hue = arguments[0].number
        let second = max(0, min(1, number(1, percentOf: 100) / 100))
        let third = max(0, min(1, number(2, percentOf: 100) / 100))
        if name == "hwb" {
            let scale = second + third >= 1 ? 0 : 1 - second - third
            let white = second + third >= 1 ? second / (second + third) : second
            let pure = Self.channels(hue: hue, saturation: 1, lightness: 0.5)
            self.init(channels: pure.map { ($0 * scale + white) * 255 }, alpha: alpha)
        } else {
            let channels = Self.channels(hue: hue, saturation: second, lightness: third)
            self.init(channels: channels.map { $0 * 255 }, alpha: alpha)
        }
    }

    /// A number, a percentage or an angle in degrees among a function's arguments; `none` is 0.
    struct Component {
        var number = 0.0
        var unit = ""
        var isNone = false

        init?(_ value: CSSValue) {
            switch value {
            case "none": isNone = true
            case .keyword: return nil
            // OPTIMIZATION: Most are no functions.
            case .number(let number): self.number = number
            case .percentage(let share): (number, unit) = (share, "%")
            default:
                guard let single = CalcExpression(value)?.single else { return nil }
                (number, unit) = single
            }
        }
    }

    /// https://www.w3.org/TR/css-color-4/#hsl-to-rgb
    static func channels(hue: Double, saturation: Double, lightness: Double) -> [Double] {
        var hue = hue.truncatingRemainder(dividingBy: 360)
        if hue < 0 { hue += 360 }
        return [0.0, 8, 4].map { offset in
            let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
        }
    }
}
