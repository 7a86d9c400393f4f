// SourceView.swift: a file before and after, line by line, with the changed ranges marked; and a view of a single file.

import Snapshots

/// A view of a page's source before and after.
package struct SourceView {
    /// The number of context lines around a change, and the maximum number of lines to show.
    private static let (context, mostLines) = (3, 4_000)
    /// The number of characters to show around a change within a line, and the maximum in a whole line.
    private static let (around, mostLetters) = (160, 6_000)

    private enum Row {
        case same(old: Int, new: Int)
        case changed(old: Range<Int>, new: Range<Int>)
    }

    private let old: [Substring]
    private let new: [Substring]

    /// Creates a view of a page's bytes. Bytes that are not UTF-8 are shown as U+FFFD.
    package init(_ old: [UInt8], _ new: [UInt8]) {
        self.old = Self.lines(old)
        self.new = Self.lines(new)
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        // NB: By scalars, since a line feed can be part of a character together with the one before it.
        String(decoding: bytes, as: UTF8.self).unicodeScalars
            .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// The changes with their context.
    package var html: HTML {
        let pairs = alignedLines(old.map(String.init), new.map(String.init))
        var rows: [Row] = []
        var (i, j) = (0, 0)
        for (p, q) in pairs + [(old.count, new.count)] {
            if p > i || q > j { rows.append(.changed(old: i..<p, new: j..<q)) }
            if p < old.count || q < new.count { rows.append(.same(old: p, new: q)) }
            (i, j) = (p + 1, q + 1)
        }
        var (result, shown, skipped) = (HTML(), 0, 0)
        let isNear = near(rows)
        for (place, row) in rows.enumerated() {
            if shown > Self.mostLines {
                result += gap("The rest of the page is not shown.")
                break
            }
            if case .same = row, !isNear[place] {
                skipped += 1
                continue
            }
            if skipped > 0 { result += gap("\(counted(skipped, "line")) unchanged") }
            skipped = 0
            switch row {
            case .same(let p, let q):
                result += line(q, "", " ", Self.cut(String(old[p])))
                shown += 1
            case .changed(let x, let y):
                result += changed(x, y)
                shown += x.count + y.count
            }
        }
        if skipped > 0 { result += gap("\(counted(skipped, "line")) unchanged") }
        return "<div class=\"code scroll\" tabindex=\"0\">\(result)</div>"
    }

    /// Which rows are changed, or close to a changed one.
    private func near(_ rows: [Row]) -> [Bool] {
        var result = [Bool](repeating: false, count: rows.count)
        for (place, row) in rows.enumerated() {
            guard case .changed = row else { continue }
            for other in max(0, place - Self.context)...min(rows.count - 1, place + Self.context) {
                result[other] = true
            }
        }
        return result
    }

    private func changed(_ x: Range<Int>, _ y: Range<Int>) -> HTML {
        let bound = Self.mostLines
        // NB: One more than is shown, so that the view can indicate that there are more.
        let (old, new) = (old[x].prefix(bound + 1), new[y].prefix(bound + 1))
        let words = WordDiff(old.joined(separator: "\n"), new.joined(separator: "\n"))
        if words.isWhole {
            let whole = [words.old, words.new].map { $0.map { TextPiece(text: $0.text, isChanged: false) } }
            return side(whole[0], x, "old", "-", bound) + side(whole[1], y, "new", "+", bound)
        }
        return side(words.old, x, "old", "-", bound) + side(words.new, y, "new", "+", bound)
    }

    private func side(_ pieces: [TextPiece], _ range: Range<Int>, _ kind: String, _ sign: String, _ bound: Int) -> HTML
    {
        if range.isEmpty { return HTML() }
        var lines = [HTML()]
        for piece in pieces {
            let parts = piece.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            for (place, part) in parts.enumerated() {
                if place > 0 {
                    if lines.count >= min(range.count, bound) {
                        return lines.enumerated().map { number, text in
                            line(range.lowerBound + number, kind, sign, text)
                        }.joined() + gap("More lines are not shown.")
                    }
                    lines.append(HTML())
                }
                if part.isEmpty { continue }
                lines[lines.count - 1] +=
                    piece.isChanged
                    ? "<mark>\(DiffTable.shown(String(part), most: Self.mostLetters))</mark>"
                    : Self.middle(String(part))
            }
        }
        return lines.enumerated().map { number, text in line(range.lowerBound + number, kind, sign, text) }.joined()
    }

    private func line(_ number: Int, _ kind: String, _ sign: String, _ text: HTML) -> HTML {
        "<div class=\"line \(kind)\"><b>\(number + 1)</b><s>\(sign)</s><span>\(text)</span></div>\n"
    }

    private func gap(_ text: String) -> HTML { "<div class=\"gap\">\(text)</div>\n" }

    private static func cut(_ text: String) -> HTML { DiffTable.shown(text, most: 2 * around) }

    /// The beginning and the end of a range between two changes.
    private static func middle(_ text: String) -> HTML {
        let scalars = text.unicodeScalars
        guard scalars.count > 2 * around + 20 else { return "\(text)" }
        return
            "\(String(scalars.prefix(around)))<i> … \(scalars.count - 2 * around) … </i>\(String(scalars.suffix(around)))"
    }
}

/// A script or another file, with an anchor for each line.
package struct FileView {
    private static let (mostLines, mostLetters) = (5_000, 2_000)

    /// The prefix of its anchors.
    package var name: String
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    package var html: HTML {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.prefix(Self.mostLines).enumerated().map { number, line -> HTML in
            """
            <div class="line" id="\(name)-\(number + 1)"><b>\(number + 1)</b><s></s><span>\(DiffTable.shown(String(line), most: Self.mostLetters))</span></div>

            """
        }
        let more: HTML =
            lines.count > Self.mostLines
            ? "<div class=\"gap\">\(counted(lines.count - Self.mostLines, "more line"))</div>" : ""
        return "<div class=\"code scroll\" tabindex=\"0\">\(rows.joined())\(more)</div>"
    }
}
