// CallList.swift: a list of calls of scripts, each linked to its line in a script on the report's page.

import PageProtocol

/// Renders calls.
struct CallList {
    /// The maximum number of calls to show of one stack.
    private static let most = 12

    /// The scripts that the page shows.
    private let scripts: [(name: String, text: String)]
    /// The prefix of the anchors of their lines.
    private let prefix: String

    init(_ scripts: [(name: String, text: String)], _ prefix: String) {
        self.scripts = scripts
        self.prefix = prefix
    }

    /// The innermost calls, and the number of the others.
    func html(_ calls: [ScriptPlace]) -> HTML {
        let more: HTML = calls.count > Self.most ? "<div>… \(calls.count - Self.most) more</div>" : ""
        return "\(calls.prefix(Self.most).map(call).joined())\(more)"
    }

    private func call(_ place: ScriptPlace) -> HTML {
        let name: HTML = place.function.isEmpty ? "" : " <small>\(place.function)</small>"
        guard place.isKnown else { return "<div>\(place.file)\(name)</div>" }
        let text = "\(place.file):\(place.line):\(place.column)"
        guard let script = scripts.firstIndex(where: { $0.name == place.file }) else {
            return "<div>\(text)\(name)</div>"
        }
        // The page shows the script with its whole name.
        let parts = place.file.utf8.split(separator: UInt8(ascii: "/")).suffix(2)
        let short = parts.map { String(Substring($0)) }.joined(separator: "/") + ":\(place.line):\(place.column)"
        return """
            <div><a href="#\(prefix)script-\(script)-\(place.line)" title="\(text)">\(short)</a>\(name)</div>
            """
    }
}
