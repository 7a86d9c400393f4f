// CSSUnit.swift: the units of numbers. https://www.w3.org/TR/css-values-4/#lengths

package enum CSSUnit: String, CaseIterable, Sendable {
    case px, em, rem, ex, ch, cap, ic, lh, rlh, vw, vh, vi, vb, vmin, vmax, svw, svh, svi, svb, svmin, svmax
    case lvw, lvh, lvi, lvb, lvmin, lvmax, dvw, dvh, dvi, dvb, dvmin, dvmax
    case inch = "in"
    case cm, mm, q, pt, pc, cqw, cqh, cqi, cqb, cqmin, cqmax
    /// WebKit's unit for margins of pages in quirks mode.
    case quirkyEm = "__qem"
    case deg, grad, rad, turn
    case s, ms, hz, khz
    case x, dppx, dpi, dpcm
    /// A share of what tracks leave free. https://www.w3.org/TR/css-grid-2/#fr-unit
    case fr

    private static let all = allCases
    private static let table = WordTable(all.map(\.rawValue))

    /// The unit that a text names.
    package init?(_ text: some Collection<UInt8>) {
        guard let place = Self.table.place(of: text) else { return nil }
        self = Self.all[place]
    }

    var isOfAngles: Bool {
        switch self {
        case .deg, .grad, .rad, .turn: true
        default: false
        }
    }
    var isOfTimes: Bool { self == .s || self == .ms }
    var isOfResolutions: Bool { self == .x || self == .dppx || self == .dpi || self == .dpcm }
    var isOfLengths: Bool {
        !isOfAngles && !isOfTimes && !isOfResolutions && self != .hz && self != .khz && self != .fr
    }
}
