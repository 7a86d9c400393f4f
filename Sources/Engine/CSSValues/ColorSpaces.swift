// ColorSpaces.swift: colors in the spaces of CSS, and conversion between spaces. https://www.w3.org/TR/css-color-4/#color-conversion
// Elsewhere: evaluation of functions with colors (CSSColor+Functions.swift, CSSColor+Relative.swift).

import CSSSyntax
import Glibc

/// A color of any space. A component that is missing (`none`) is nil.
struct SpacedColor {
    enum Space: String {
        case srgb
        case linear = "srgb-linear"
        case displayP3 = "display-p3"
        case a98 = "a98-rgb"
        case proPhoto = "prophoto-rgb"
        case rec2020
        case xyz50 = "xyz-d50"
        case xyz65 = "xyz-d65"
        case lab, lch, oklab, oklch, hsl, hwb

        init?(name: String) { self.init(rawValue: name == "xyz" ? "xyz-d65" : name) }

        /// Names of the channels in relative colors.
        var channels: [String] {
            switch self {
            case .hsl: ["h", "s", "l"]
            case .hwb: ["h", "w", "b"]
            case .lab, .oklab: ["l", "a", "b"]
            case .lch, .oklch: ["l", "c", "h"]
            case .xyz50, .xyz65: ["x", "y", "z"]
            default: ["r", "g", "b"]
            }
        }

        /// The meanings of channels: channels of different spaces with the same meaning are analogous.
        /// https://www.w3.org/TR/css-color-4/#interpolation-missing
        fileprivate var meanings: [Character] {
            switch self {
            case .hsl: ["h", "c", "l"]
            case .hwb: ["h", "w", "k"]
            case .lab, .oklab: ["l", "p", "q"]
            case .lch, .oklch: ["l", "c", "h"]
            default: ["r", "g", "b"]
            }
        }

        /// The index of the channel that is an angle.
        var hue: Int? { meanings.firstIndex(of: "h") }

        /// The value of 100 % for each channel.
        var full: [Double] {
            switch self {
            case .lab: [100, 125, 125]
            case .lch: [100, 150, 360]
            case .oklab: [1, 0.4, 0.4]
            case .oklch: [1, 0.4, 360]
            case .hsl, .hwb: [360, 100, 100]
            default: [1, 1, 1]
            }
        }
    }

    var space: Space
    var components: [Double?]
    var alpha: Double?

    /// Reads a computed color.
    init?(_ value: CSSValue) {
        switch value {
        case .color(let color):
            self.init(.srgb, [color.red, color.green, color.blue].map { Double($0) / 255 }, alpha: color.opacity)
        case .function(let name, let arguments):
            guard arguments.count == 1 else { return nil }
            var parts = arguments[0].parts[...]
            var space = Self.functions[name]
            if name == "color", case .keyword(let word)? = parts.popFirst() { space = Space(name: word) }
            guard let space, parts.count == 3 || parts.count == 5 && parts[parts.startIndex + 3] == .slash else {
                return nil
            }
            var numbers: [Double?] = []
            for part in parts where part != .slash {
                if case .number(let number) = part { numbers.append(number) } else { numbers.append(nil) }
                guard numbers.last != .some(nil) || part == "none" else { return nil }
            }
            self.init(space, Array(numbers[..<3]), alpha: numbers.count > 3 ? numbers[3] : 1)
        default: return nil
        }
    }

    private static let functions: [String: Space] = ["lab": .lab, "lch": .lch, "oklab": .oklab, "oklch": .oklch]

    init(_ space: Space, _ components: [Double?], alpha: Double?) {
        (self.space, self.components, self.alpha) = (space, components, alpha)
    }

    /// The color as in computed styles. Colors by hue, saturation or blackness become those of sRGB.
    var value: CSSValue {
        let shown = space == .hsl || space == .hwb ? converted(to: .srgb) : self
        let number = { (value: Double?) -> CSSValue in value.map { .number(Double(Float($0))) } ?? "none" }
        let parts = shown.components.map(number) + (alpha == 1 ? [] : [.slash, number(alpha)])
        let name = shown.space.rawValue
        return Self.functions[name] == nil
            ? .function("color", [.sequence([.keyword(name)] + parts)]) : .function(name, [.sequence(parts)])
    }

    /// The same color in another space. Missing channels stay missing if the other space has one of the same meaning. A hue without
    /// saturation is missing.
    func converted(to other: Space) -> SpacedColor {
        guard space != other else { return self }
        var result: [Double?]
        let own = components.map { $0 ?? 0 }
        switch (space, other) {
        case (.lab, .lch), (.oklab, .oklch): result = Self.polar(own)
        case (.lch, .lab), (.oklch, .oklab): result = Self.cartesian(own)
        case (.hsl, .srgb), (.hwb, .srgb): result = toRGB(own)
        case (.srgb, .hsl), (.srgb, .hwb): result = Self.fromRGB(own, to: other)
        default: result = Self.fromXYZ(toXYZ(own), to: other)
        }
        for (place, meaning) in other.meanings.enumerated() {
            if let source = space.meanings.firstIndex(of: meaning), components[source] == nil { result[place] = nil }
        }
        switch other {
        case .lch where (result[1] ?? 0) < 0.0015, .oklch where (result[1] ?? 0) < 0.000004: result[2] = nil
        case .hsl where (result[1] ?? 0) < 0.001, .hwb where (result[1] ?? 0) + (result[2] ?? 0) > 99.999:
            result[0] = nil
        default: break
        }
        return SpacedColor(other, result, alpha: alpha)
    }

    // MARK: Between a space and XYZ with the white of D65

    private func toXYZ(_ own: [Double]) -> [Double] {
        switch space {
        case .srgb: Self.product(Self.sRGBToXYZ, own.map(Self.sRGBLinear))
        case .linear: Self.product(Self.sRGBToXYZ, own)
        case .displayP3: Self.product(Self.p3ToXYZ, own.map(Self.sRGBLinear))
        case .a98: Self.product(Self.a98ToXYZ, own.map { Self.signed($0) { pow($0, 563.0 / 256) } })
        case .rec2020: Self.product(Self.rec2020ToXYZ, own.map(Self.rec2020Linear))
        case .proPhoto:
            Self.product(
                Self.toD65,
                Self.product(
                    Self.proPhotoToXYZ,
                    own.map { Self.signed($0) { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) } }
                )
            )
        case .xyz65: own
        case .xyz50: Self.product(Self.toD65, own)
        case .lab: Self.product(Self.toD65, Self.labToXYZ(own))
        case .lch: Self.product(Self.toD65, Self.labToXYZ(Self.cartesian(own)))
        case .oklab: Self.oklabToXYZ(own)
        case .oklch: Self.oklabToXYZ(Self.cartesian(own))
        case .hsl, .hwb: Self.product(Self.sRGBToXYZ, toRGB(own).map(Self.sRGBLinear))
        }
    }

    private static func fromXYZ(_ xyz: [Double], to space: Space) -> [Double] {
        switch space {
        case .srgb: return product(inverse(sRGBToXYZ), xyz).map(sRGBCurved)
        case .linear: return product(inverse(sRGBToXYZ), xyz)
        case .displayP3: return product(inverse(p3ToXYZ), xyz).map(sRGBCurved)
        case .a98: return product(inverse(a98ToXYZ), xyz).map { signed($0) { pow($0, 256.0 / 563) } }
        case .rec2020: return product(inverse(rec2020ToXYZ), xyz).map(rec2020Curved)
        case .proPhoto:
            return product(inverse(proPhotoToXYZ), product(inverse(toD65), xyz)).map {
                signed($0) { $0 < 1.0 / 512 ? $0 * 16 : pow($0, 1 / 1.8) }
            }
        case .xyz65: return xyz
        case .xyz50: return product(inverse(toD65), xyz)
        case .lab: return xyzToLab(product(inverse(toD65), xyz))
        case .lch: return polar(xyzToLab(product(inverse(toD65), xyz)))
        case .oklab: return xyzToOklab(xyz)
        case .oklch: return polar(xyzToOklab(xyz))
        case .hsl, .hwb: return fromRGB(fromXYZ(xyz, to: .srgb), to: space)
        }
    }

    private static let sRGBToXYZ: [Double] = [
        0.4123907992659595, 0.35758433938387796, 0.1804807884018343,
        0.21263900587151036, 0.7151686787677559, 0.07219231536073371,
        0.01933081871559185, 0.11919477979462599, 0.9505321522496606,
    ]
    private static let p3ToXYZ: [Double] = [
        0.48657094864821626, 0.26566769316909294, 0.1982172852343625,
        0.22897456406974884, 0.6917385218365062, 0.079286914093745,
        0, 0.045113381858902575, 1.0439443689009757,
    ]
    private static let a98ToXYZ: [Double] = [
        0.5766690429101308, 0.18555823790654627, 0.18822864623499472,
        0.29734497525053616, 0.627363566255466, 0.07529145849399789,
        0.027031361386412378, 0.07068885253582714, 0.9913375368376389,
    ]
    private static let rec2020ToXYZ: [Double] = [
        0.6369580483012913, 0.14461690358620838, 0.16888097516417205,
        0.26270021201126703, 0.677998071518871, 0.059301716469861945,
        0, 0.028072693049087508, 1.0609850577107909,
    ]
    private static let proPhotoToXYZ: [Double] = [
        0.7977666449006423, 0.13518129740053308, 0.0313477341283922,
        0.2880748288194013, 0.711835234241873, 8.993693872564e-05,
        0, 0, 0.8251046025104602,
    ]
    private static let toD65: [Double] = [
        0.955473421488075, -0.02309845494876471, 0.06325924320057072,
        -0.0283697093338637, 1.0099953980813041, 0.021041441191917323,
        0.012314014864481998, -0.020507649298898964, 1.330365926242124,
    ]
    private static let xyzToCones: [Double] = [
        0.819022437996703, 0.3619062600528904, -0.1288737815209879,
        0.0329836539323885, 0.9292868615863434, 0.0361446663506424,
        0.0481771893596242, 0.2642395317527308, 0.6335478284694309,
    ]
    private static let conesToOklab: [Double] = [
        0.210454268309314, 0.7936177747023054, -0.0040720430116193,
        1.9779985324311684, -2.42859224204858, 0.450593709617411,
        0.0259040424655478, 0.7827717124575296, -0.8086757549230774,
    ]
    private static let d50White: [Double] = [0.3457 / 0.3585, 1, 0.2958 / 0.3585]

    private static func product(_ matrix: [Double], _ vector: [Double]) -> [Double] {
        (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[row * 3 + $1] * vector[$1] } }
    }

    private static func inverse(_ m: [Double]) -> [Double] {
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let determinant = m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7)
        return [
            minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
            -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
        ].map { $0 / determinant }
    }

    private static func signed(_ value: Double, _ curve: (Double) -> Double) -> Double {
        value < 0 ? -curve(-value) : curve(value)
    }

    private static func sRGBLinear(_ value: Double) -> Double {
        signed(value) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    private static func sRGBCurved(_ value: Double) -> Double {
        signed(value) { $0 > 0.0031308 ? 1.055 * pow($0, 1 / 2.4) - 0.055 : 12.92 * $0 }
    }

    private static let (rec2020Alpha, rec2020Beta) = (1.09929682680944, 0.018053968510807)

    private static func rec2020Linear(_ value: Double) -> Double {
        signed(value) {
            $0 < rec2020Beta * 4.5 ? $0 / 4.5 : pow(($0 + rec2020Alpha - 1) / rec2020Alpha, 1 / 0.45)
        }
    }

    private static func rec2020Curved(_ value: Double) -> Double {
        signed(value) { $0 > rec2020Beta ? rec2020Alpha * pow($0, 0.45) - (rec2020Alpha - 1) : 4.5 * $0 }
    }

    // MARK: Lightness with two axes

    private static let (labEpsilon, labKappa) = (216.0 / 24389, 24389.0 / 27)

    private static func labToXYZ(_ lab: [Double]) -> [Double] {
        let y = (lab[0] + 16) / 116
        let (x, z) = (lab[1] / 500 + y, y - lab[2] / 200)
        let curve = { (value: Double) in
            value * value * value > labEpsilon ? value * value * value : (116 * value - 16) / labKappa
        }
        let lightness = lab[0] > labKappa * labEpsilon ? y * y * y : lab[0] / labKappa
        return zip([curve(x), lightness, curve(z)], d50White).map { $0 * $1 }
    }

    private static func xyzToLab(_ xyz: [Double]) -> [Double] {
        let f = zip(xyz, d50White).map { value, white in
            value / white > labEpsilon ? cbrt(value / white) : (labKappa * value / white + 16) / 116
        }
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    private static func oklabToXYZ(_ lab: [Double]) -> [Double] {
        product(inverse(xyzToCones), product(inverse(conesToOklab), lab).map { $0 * $0 * $0 })
    }

    private static func xyzToOklab(_ xyz: [Double]) -> [Double] {
        product(conesToOklab, product(xyzToCones, xyz).map { cbrt($0) })
    }

    private static func polar(_ lab: [Double]) -> [Double] {
        let hue = atan2(lab[2], lab[1]) * 180 / .pi
        return [lab[0], (lab[1] * lab[1] + lab[2] * lab[2]).squareRoot(), hue < 0 ? hue + 360 : hue]
    }

    private static func cartesian(_ lch: [Double]) -> [Double] {
        let (sine, cosine) = TransformMatrix.sineAndCosine(lch[2])
        return [lch[0], lch[1] * cosine, lch[1] * sine]
    }

    // MARK: Hue with saturation or blackness

    private func toRGB(_ own: [Double]) -> [Double] {
        let hue = CSSColor.turned(own[0])
        if space == .hsl { return CSSColor.channels(hue: hue, saturation: own[1] / 100, lightness: own[2] / 100) }
        let (white, black) = (own[1] / 100, own[2] / 100)
        if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
        return CSSColor.channels(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - white - black) + white }
    }

    private static func fromRGB(_ channels: [Double], to space: Space) -> [Double] {
        let (hue, saturation, lightness) = CSSColor.hsl(channels)
        if space == .hsl { return [hue, saturation * 100, lightness * 100] }
        return [hue, (channels.min() ?? 0) * 100, (1 - (channels.max() ?? 0)) * 100]
    }
}
