// SelectorParser+Following.swift: the selectors that WebKit allows after a pseudo-element.
// https://drafts.csswg.org/selectors/#pseudo-element-states

import CSSSyntax

extension SelectorParser {
    /// The name after one or two colons, in lower case.
    func pseudoName(_ index: Int, end: Int) -> String {
        var name = index
        while name < end, values.tokens[name].kind == .colon { name += 1 }
        return name < end ? String(decoding: values.lowercasedText(at: name), as: UTF8.self) : ""
    }

    private static let selectorLists: Set<String> = ["is", "where", "not", "has", "matches", "-webkit-any"]
    private static let userActions: Set<String> = ["hover", "active", "focus", "focus-visible", "focus-within"]
    private static let ofScrollbars: Set<String> = [
        "hover", "active", "enabled", "disabled", "window-inactive", "horizontal", "vertical", "decrement", "increment",
        "start", "end", "double-button", "single-button", "no-button", "corner-present",
    ]
    private static let ofPositions: Set<String> = ["root", "empty"]

    /// Whether a pseudo-class or pseudo-element is allowed after a pseudo-element.
    static func mayFollow(_ name: String, isElement: Bool, _ last: String) -> Bool {
        if isElement {
            if last == "part" { return name != "part" }
            return last == "slotted" && ["before", "after", "marker", "backdrop"].contains(name)
        }
        if selectorLists.contains(name) { return true }
        switch last {
        case "part":
            let isPosition = ["first-", "last-", "only-", "nth-"].contains(where: name.hasPrefix)
            return !isPosition && !ofPositions.contains(name)
        case "selection": return name == "window-inactive"
        case "placeholder", "file-selector-button", "cue", "details-content": return userActions.contains(name)
        case _ where last.hasPrefix("view-transition-"): return name == "only-child"
        case _ where last.hasPrefix("-webkit-scrollbar") || last == "-webkit-resizer":
            return ofScrollbars.contains(name)
        case _ where last.hasPrefix("-webkit-"): return userActions.contains(name)
        default: return false
        }
    }
}
