// GridValue.swift: tracks, areas and lines of grids. https://www.w3.org/TR/css-grid-2/
// Elsewhere: the shorthands of them (Shorthand+Grid.swift).

import CSSSyntax

/// Reads values of the properties of grids and writes them as WebKit does.
enum GridValue {
    /// A part of a list of tracks.
    enum Part: Equatable {
        case names([String])
        /// One track, or several that repeat.
        case track(CSSValue, isRepeated: Bool = false)

        var value: CSSValue {
            switch self {
            case .names(let names): .lines(names)
            case .track(let size, _): size
            }
        }
    }

    /// The property of a list of tracks, which determines its grammar.
    private enum Place {
        case template, repetition
        /// In the implicit part of a grid, without names or repetitions.
        case implicit
    }

    static func value(_ parts: [Part]) -> CSSValue { CSSValue(parts.map(\.value)) }

    /// `grid-template-columns` or `grid-template-rows`. https://www.w3.org/TR/css-grid-2/#track-sizing
    static func template(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let range = values.trimmed(range)
        guard let first = range.first else { return nil }
        if range.count == 1, values.text(at: first, is: "none") { return "none" }
        if values.tokens[first].kind == .ident, values.text(at: first, is: "subgrid") {
            return subgrid(values, first + 1..<range.upperBound)
        }
        return tracks(values, range).map(value)
    }

    /// `grid-auto-columns` or `grid-auto-rows`.
    static func implicitTracks(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        list(values, range, .implicit).map { value($0.parts) }
    }

    /// A list of tracks with names and repetitions; nil for other values.
    static func tracks(_ values: ComponentValues, _ range: Range<Int>) -> [Part]? {
        list(values, range, .template)?.parts
    }

    private static func list(_ values: ComponentValues, _ range: Range<Int>, _ place: Place)
        -> (parts: [Part], isFixed: Bool)?
    {
        var parts: [Part] = []
        var (hasTrack, isFixed, fills, followsNames) = (false, true, false, false)
        for component in values.components(range) {
            let index = component.lowerBound
            if values.tokens[index].kind == .leftBracket {
                guard place != .implicit, !followsNames, let names = names(values, index) else { return nil }
                followsNames = true
                if !names.isEmpty { parts.append(.names(names)) }
                continue
            }
            followsNames = false
            hasTrack = true
            if values.tokens[index].kind == .function, values.text(at: index, is: "repeat") {
                guard place == .template, let repetition = repetition(values, index) else { return nil }
                if repetition.fills, fills { return nil }
                fills = fills || repetition.fills
                isFixed = isFixed && repetition.isFixed
                parts.append(.track(repetition.value, isRepeated: true))
            } else if let track = track(values, index) {
                isFixed = isFixed && track.isFixed
                parts.append(.track(track.size))
            } else {
                return nil
            }
        }
        // The number of automatic repetitions depends on the sizes of all tracks.
        return hasTrack && (isFixed || !fills) ? (parts, isFixed) : nil
    }

    private static func repetition(_ values: ComponentValues, _ index: Int)
        -> (value: CSSValue, isFixed: Bool, fills: Bool)?
    {
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index))
        guard arguments.count == 2, arguments[0].count == 1, let first = arguments[0].first else { return nil }
        let token = values.tokens[first]
        let filling = filling.match(values, single: first)
        let number = token.kind == .number && token.isInteger && token.number >= 1 ? CSSValue.number(token.number) : nil
        guard let count = filling ?? number, let repeated = list(values, arguments[1], .repetition) else { return nil }
        return (.function("repeat", [count, value(repeated.parts)]), repeated.isFixed, filling != nil)
    }

    private static func subgrid(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        var words: [CSSValue] = ["subgrid"]
        for component in values.components(range) {
            let index = component.lowerBound
            if let names = names(values, index) {
                words.append(.lines(names))
            } else if values.tokens[index].kind == .function, values.text(at: index, is: "repeat"),
                let repetition = ValueReader(values, keepsCase: true).component(at: index)
            {
                words.append(repetition)
            } else {
                return nil
            }
        }
        return CSSValue(words)
    }

    // MARK: Tracks

    /// https://www.w3.org/TR/css-grid-2/#typedef-track-size
    private static func track(_ values: ComponentValues, _ index: Int) -> (size: CSSValue, isFixed: Bool)? {
        if let size = breadth(values, index) { return (size.value, size.kind == .fixed) }
        guard values.tokens[index].kind == .function else { return nil }
        let arguments = values.splitAtCommas(values.contents(ofBlockAt: index)).map { argument in
            values.components(argument).count == 1 ? breadth(values, argument.lowerBound) : nil
        }
        if values.text(at: index, is: "fit-content"), arguments.count == 1, let limit = arguments[0],
            limit.kind == .fixed
        {
            return (.function("fit-content", [limit.value]), false)
        }
        guard values.text(at: index, is: "minmax"), arguments.count == 2, let least = arguments[0],
            let most = arguments[1], least.kind != .flexible
        else { return nil }
        return (.function("minmax", [least.value, most.value]), least.kind == .fixed || most.kind == .fixed)
    }

    private enum Breadth { case fixed, flexible, intrinsic }

    private static let length = ValueSyntax.size
    private static let filling = ValueSyntax.keywords(["auto-fill", "auto-fit"])
    private static let intrinsic = ValueSyntax.keywords(["auto", "min-content", "max-content"])

    private static func breadth(_ values: ComponentValues, _ index: Int) -> (value: CSSValue, kind: Breadth)? {
        if let size = length.match(values, single: index) { return (size, .fixed) }
        if let word = intrinsic.match(values, single: index) { return (word, .intrinsic) }
        let token = values.tokens[index]
        guard token.kind == .dimension, token.number >= 0, values.text(at: index, is: "fr") else { return nil }
        return (.dimension(token.number, .fr), .flexible)
    }

    /// The names in brackets; nil for other values.
    static func names(_ values: ComponentValues, _ index: Int) -> [String]? {
        guard values.tokens[index].kind == .leftBracket else { return nil }
        var names: [String] = []
        for component in values.components(values.contents(ofBlockAt: index)) {
            guard let name = name(values, component.lowerBound) else { return nil }
            names.append(name)
        }
        return names
    }

    /// A valid name of a line.
    private static func name(_ values: ComponentValues, _ index: Int) -> String? {
        guard values.tokens[index].kind == .ident else { return nil }
        let word = values.word(at: index)
        let isTaken = ["auto", "span", "default"].contains(word) || Shorthand.isWideKeyword(word)
        return isTaken ? nil : values.authored(at: index)
    }

    // MARK: Lines and areas

    /// Where an item begins or ends: `span`, a number and a name. https://www.w3.org/TR/css-grid-2/#grid-placement-property
    static func line(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let words = values.components(range).map(\.lowerBound)
        guard let first = words.first, let last = words.last else { return nil }
        if words.count == 1, values.text(at: first, is: "auto") { return "auto" }
        var (spans, number, name): (Bool, CSSValue?, CSSValue?) = (false, nil, nil)
        for index in words {
            if values.tokens[index].kind == .ident, values.text(at: index, is: "span") {
                guard !spans, index == first || index == last else { return nil }
                spans = true
            } else if number == nil, let value = ValueSyntax.integer.match(values, single: index) {
                number = value
            } else if name == nil, let text = Self.name(values, index) {
                name = .name(text)
            } else {
                return nil
            }
        }
        guard number != nil || name != nil, number != .number(0) else { return nil }
        if spans, case .number(let number)? = number, number < 0 { return nil }
        return CSSValue((spans ? ["span"] : []) + [number, name].compactMap { $0 })
    }

    /// Rows of strings whose equal words are rectangles. https://www.w3.org/TR/css-grid-2/#grid-template-areas-property
    static func areas(_ values: ComponentValues, _ range: Range<Int>) -> CSSValue? {
        let strings = values.components(range)
        if strings.count == 1, values.tokens[strings[0].lowerBound].kind == .ident {
            return values.text(at: strings[0].lowerBound, is: "none") ? "none" : nil
        }
        var rows: [[String]] = []
        for string in strings {
            guard values.tokens[string.lowerBound].kind == .string,
                let cells = cells(values.text(at: string.lowerBound))
            else { return nil }
            rows.append(cells)
        }
        return areRectangles(rows) ? value(rows) : nil
    }

    static func value(_ rows: [[String]]) -> CSSValue { CSSValue(rows.map { .string($0.joined(separator: " ")) }) }

    /// The names in a row, in which dots are a cell without a name; nil for other texts.
    static func cells(_ row: some Sequence<UInt8>) -> [String]? {
        var cells: [[UInt8]] = []
        var before: UInt8 = 0x20
        for byte in row {
            let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
            let isDot = byte == UInt8(ascii: ".")
            let isName =
                byte >= 0x80 || "-_".utf8.contains(byte) || (0x30...0x39).contains(byte)
                || (0x61...0x7A).contains(byte | 0x20)
            guard isSpace || isDot || isName else { return nil }
            if isName || isDot {
                if before == 0x20 || isDot != (before == UInt8(ascii: ".")) {
                    cells.append([byte])
                } else if isName {
                    cells[cells.count - 1].append(byte)
                }
            }
            before = isSpace ? 0x20 : byte
        }
        return cells.isEmpty ? nil : cells.map { String(decoding: $0, as: UTF8.self) }
    }

    static func areRectangles(_ rows: [[String]]) -> Bool {
        guard let width = rows.first?.count, rows.allSatisfy({ $0.count == width }) else { return false }
        var bounds: [String: (rows: ClosedRange<Int>, columns: ClosedRange<Int>, count: Int)] = [:]
        for (row, cells) in rows.enumerated() {
            for (column, name) in cells.enumerated() where name != "." {
                let known = bounds[name] ?? (row...row, column...column, 0)
                let (top, left) = (min(known.rows.lowerBound, row), min(known.columns.lowerBound, column))
                let right = max(known.columns.upperBound, column)
                bounds[name] = (top...row, left...right, known.count + 1)
            }
        }
        return bounds.values.allSatisfy { $0.rows.count * $0.columns.count == $0.count }
    }
}
