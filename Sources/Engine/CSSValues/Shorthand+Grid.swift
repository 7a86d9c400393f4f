// Shorthand+Grid.swift: `grid-template` and `grid`. https://www.w3.org/TR/css-grid-2/#explicit-grid-shorthand

import CSSSyntax

extension Shorthand {
    func gridValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        if let template = templateValues(values, range) {
            return template + (longhands.count > 3 ? ["row", "auto", "auto"] : [])
        }
        return longhands.count > 3 ? flowValues(values, range) : nil
    }

    /// The two sides of the only slash.
    private func sides(_ values: ComponentValues, _ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
        let slashes = range.filter { values.delim(at: $0) == UInt8(ascii: "/") }
        guard slashes.count == 1 else { return nil }
        return (values.trimmed(range.lowerBound..<slashes[0]), values.trimmed(slashes[0] + 1..<range.upperBound))
    }

    private func templateValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        if range.count == 1, values.text(at: range.lowerBound, is: "none") { return ["none", "none", "none"] }
        if range.contains(where: { values.tokens[$0].kind == .string }) { return areaValues(values, range) }
        guard let (rows, columns) = sides(values, range), let first = GridValue.template(values, rows),
            let second = GridValue.template(values, columns)
        else { return nil }
        return [first, second, "none"]
    }

    /// Strings with the sizes of their rows, and the columns behind a slash.
    private func areaValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        var (rows, columns) = (range, CSSValue.keyword("none"))
        if let (before, after) = sides(values, range) {
            guard let tracks = GridValue.tracks(values, after), !Self.repeats(tracks) else { return nil }
            (rows, columns) = (before, GridValue.value(tracks))
        }
        guard let parts = parts(values, rows) else { return nil }
        var (areas, tracks): ([[String]], [GridValue.Part]) = ([], [])
        var hasSize = true
        // Adjacent lists of line names are merged.
        func add(_ part: GridValue.Part) {
            if case .names(let more) = part, case .names(let known)? = tracks.last {
                tracks[tracks.count - 1] = .names(known + more)
            } else {
                tracks.append(part)
            }
        }
        for part in parts {
            let kind = values.tokens[part.lowerBound].kind
            if kind == .string {
                guard let cells = GridValue.cells(values.text(at: part.lowerBound)) else { return nil }
                if !hasSize { tracks.append(.track("auto")) }
                areas.append(cells)
                hasSize = false
            } else if kind == .leftBracket {
                guard let names = GridValue.names(values, part.lowerBound) else { return nil }
                if !hasSize, !areas.isEmpty {
                    tracks.append(.track("auto"))
                    hasSize = true
                }
                if !names.isEmpty { add(.names(names)) }
            } else {
                guard !hasSize, let size = GridValue.tracks(values, part), size.count == 1, !Self.repeats(size) else {
                    return nil
                }
                tracks += size
                hasSize = true
            }
        }
        if !hasSize { tracks.append(.track("auto")) }
        guard GridValue.areRectangles(areas) else { return nil }
        return [GridValue.value(tracks), columns, GridValue.value(areas)]
    }

    private static func repeats(_ tracks: [GridValue.Part]) -> Bool {
        tracks.contains { part in
            if case .track(_, true) = part { true } else { false }
        }
    }

    /// `auto-flow` on one side, and the tracks of the other.
    private func flowValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let (rows, columns) = sides(values, range) else { return nil }
        if let flow = flow(values, rows), let tracks = GridValue.template(values, columns) {
            return ["none", tracks, "none", flow.isDense ? "dense" : "row", "auto", flow.tracks]
        }
        guard let flow = flow(values, columns), let tracks = GridValue.template(values, rows) else { return nil }
        return [tracks, "none", "none", flow.isDense ? .sequence(["column", "dense"]) : "column", flow.tracks, "auto"]
    }

    private func flow(_ values: ComponentValues, _ range: Range<Int>) -> (isDense: Bool, tracks: CSSValue)? {
        var (hasFlow, isDense) = (false, false)
        var rest = range
        while let first = rest.first {
            if !hasFlow, values.text(at: first, is: "auto-flow") {
                hasFlow = true
            } else if !isDense, values.text(at: first, is: "dense") {
                isDense = true
            } else {
                break
            }
            rest = values.trimmed(first + 1..<rest.upperBound)
        }
        guard hasFlow else { return nil }
        if rest.isEmpty { return (isDense, "auto") }
        return GridValue.implicitTracks(values, rest).map { (isDense, $0) }
    }

    // MARK: Writing

    func gridForm(_ values: [CSSValue]) -> CSSValue? {
        if values.count == 3 { return templateForm(values) }
        let (flow, columns, rows) = (values[3], values[4], values[5])
        if flow == "row", columns == "auto", rows == "auto" { return templateForm(Array(values[..<3])) }
        guard values[2] == "none" else { return nil }
        let isOfColumns = flow.parts[0] == "column"
        let auto: [CSSValue] = flow.parts.last == "dense" ? ["auto-flow", "dense"] : ["auto-flow"]
        if !isOfColumns, values[0] == "none", columns == "auto" {
            return .sequence(auto + (rows == "auto" ? [] : [rows]) + [.slash, values[1]])
        }
        guard isOfColumns, values[1] == "none", rows == "auto" else { return nil }
        return .sequence([values[0], .slash] + auto + (columns == "auto" ? [] : [columns]))
    }

    private func templateForm(_ template: [CSSValue]) -> CSSValue? {
        let (rows, columns, areas) = (template[0], template[1], template[2])
        if areas == "none" {
            return rows == "none" && columns == "none" ? "none" : .sequence([rows, .slash, columns])
        }
        let isPlain = { (tracks: CSSValue) in tracks != "none" && tracks.parts.allSatisfy { !$0.repeatsTracks } }
        guard isPlain(rows) else { return nil }
        var strings = areas.parts[...]
        var written: [CSSValue] = []
        for track in rows.parts {
            if case .lines = track {
                written.append(track)
                continue
            }
            guard let row = strings.popFirst() else { return nil }
            written += track == "auto" ? [row] : [row, track]
        }
        guard strings.isEmpty else { return nil }
        if columns == "none" { return CSSValue(written) }
        return isPlain(columns) ? .sequence(written + [.slash, columns]) : nil
    }
}

extension CSSValue {
    /// Whether it stands for repeated tracks, or for those of another grid.
    fileprivate var repeatsTracks: Bool {
        if case .function("repeat", _) = self { true } else { self == "subgrid" }
    }
}
