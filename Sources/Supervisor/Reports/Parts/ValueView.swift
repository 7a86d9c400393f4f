// ValueView.swift: a property-list value as a collapsible tree.

import JSONCoding
package import PropertyValues

/// A payload, or the answer of an action.
package struct ValueView {
    private static let (mostEntries, mostLetters, mostLevels) = (5_000, 4_000, 60)

    private let value: PropertyValue
    private var room = mostEntries

    package init(_ value: PropertyValue) { self.value = value }

    package func html() -> HTML {
        var view = self
        return "<div class=\"tree scroll\" tabindex=\"0\"><ul><li>\(view.shown(value, level: 0))</li></ul></div>"
    }

    private mutating func shown(_ value: PropertyValue, level: Int) -> HTML {
        switch value {
        case .dictionary(let entries):
            if entries.isEmpty { return "{}" }
            return list(entries.count, level, "{ … }", "key") { view, place in
                "<span class=\"name\">\(DiffTable.shown(entries[place].key, most: 300))</span>: \(view.shown(entries[place].value, level: level + 1))"
            }
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            return list(elements.count, level, "[ … ]", "element") { view, place in
                "<span class=\"more\">\(place)</span>: \(view.shown(elements[place], level: level + 1))"
            }
        case .string(let text):
            return "<span class=\"text\">\"\(DiffTable.shown(text, most: Self.mostLetters))\"</span>"
        case .data(let bytes): return "<span class=\"more\">data, \(counted(bytes.count, "byte"))</span>"
        case .null, .bool, .number, .integer, .date: return "\(String(decoding: value.json(), as: UTF8.self))"
        }
    }

    private mutating func list(
        _ number: Int,
        _ level: Int,
        _ brackets: String,
        _ noun: String,
        _ item: (inout ValueView, Int) -> HTML
    ) -> HTML {
        let head: HTML = "<span class=\"more\">\(brackets) \(counted(number, noun))</span>"
        if level >= Self.mostLevels || room <= 0 { return head }
        var (items, place) = (HTML(), 0)
        while place < number, room > 0 {
            room -= 1
            items += "<li>\(item(&self, place))</li>\n"
            place += 1
        }
        if place < number { items += "<li class=\"more\">… \(number - place) more</li>" }
        return "<details\(" open", if: level < 3)><summary>\(head)</summary><ul>\(items)</ul></details>"
    }
}
