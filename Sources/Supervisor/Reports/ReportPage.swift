// ReportPage.swift: the frame of all report pages: head, content security policy, style sheet, contents.

/// A section of a page, with a heading that the contents link to.
package struct ReportSection: Sendable {
    /// The name in the section's anchor.
    package var name: String
    package var title: String
    /// A note beside the title, such as a number.
    package var note: String
    package var body: HTML
    /// Whether the section is open initially.
    package var isOpen: Bool

    package init(_ name: String, _ title: String, note: String = "", isOpen: Bool = true, _ body: HTML) {
        self.name = name
        self.title = title
        self.note = note
        self.isOpen = isOpen
        self.body = body
    }

    /// The markup before the body, for writers that produce it piece by piece.
    package var beginning: HTML {
        let note: HTML = note.isEmpty ? "" : " <small>\(note)</small>"
        return """
            <section id="\(name)"><details\(" open", if: isOpen)><summary><h2>\(title)</h2>\(note)</summary>

            """
    }

    /// The markup after the body.
    package static let end: HTML = "\n</details></section>\n"

    var html: HTML { beginning + body + Self.end }
}

/// A result, as a colored mark.
package enum Verdict: String, Sendable {
    case good, bad, warn, plain
}

/// A whole page.
package struct ReportPage: Sendable {
    package var title: String
    /// The markup below the title.
    package var subtitle: HTML = ""
    package var verdict: (kind: Verdict, text: String)?
    /// The facts about the report: date, version, machine.
    package var facts: [(name: String, value: String)] = []
    /// The markup before the sections: a form, a message.
    package var lead: HTML = ""
    package var sections: [ReportSection] = []
    /// On a server: what precedes `style.css` and `page.js` in their addresses; nil in a file, which embeds its styles and has no script.
    package var place: String?
    /// A link to the parent page, which replaces the contents' first entry.
    package var home: HTML = ""
    /// On a server: the address that reports whether the page's subject has changed, and its stamp when the page was made.
    package var watch: (address: String, stamp: String)?
    /// Whether the page is temporary: a browser without scripts then reloads it by itself.
    package var isPassing = false

    package init(title: String) { self.title = title }

    /// Loads nothing and runs nothing.
    private static let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src data:"

    /// The page as HTML.
    package var html: HTML { beginning + sections.map(\.html).joined() + Self.end }

    /// The markup after the sections.
    package static let end: HTML = "</main>\n</body>\n</html>\n"

    /// The markup before the sections, for writers that produce them piece by piece. A file embeds its style sheet; on a server it is
    /// linked.
    package var beginning: HTML {
        let links = sections.map { section -> HTML in
            // NB: The note has space for a number, but not for a file name.
            let note: HTML =
                section.note.isEmpty || section.note.utf8.count > 8 ? "" : " <small>\(section.note)</small>"
            return "<a href=\"#\(section.name)\">\(section.title)\(note)</a>\n"
        }
        let head: HTML =
            if let place {
                """
                <link rel="stylesheet" href="\(place)style.css">
                <script src="\(place)page.js" defer></script>\("\n<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>", if: isPassing)
                """
            } else {
                """
                <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
                <meta name="referrer" content="no-referrer">
                <style>\(Self.style)</style>
                """
            }
        let mark: HTML = verdict.map { "<p class=\"verdict \($0.kind.rawValue)\">\($0.text)</p>" } ?? ""
        let facts = facts.map { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" as HTML }.joined()
        let contents: HTML =
            sections.count < 2 && home.text.isEmpty
            ? "" : "<nav aria-label=\"Contents\">\(home)\(links.joined())</nav>"
        let watched: HTML = watch.map { " data-watch=\"\($0.address)\" data-stamp=\"\($0.stamp)\"" } ?? ""
        let status: HTML = place == nil ? "" : "<p class=\"status\" role=\"status\"></p>\n"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            \(head)
            </head>
            <body\(watched)>
            <a class="skip" href="#main">Skip to the content</a>
            \(status)<header><div><h1>\(title)</h1><p class="subtitle">\(subtitle)</p></div>\(mark)</header>
            \(contents)
            <main id="main">
            <dl class="facts">\(facts)</dl>
            \(lead)

            """
    }

    /// The style sheet of all pages.
    package static let styleSheet = PackageResources.style_css
    /// The script of pages on a server.
    package static let script = PackageResources.page_js
    private static var style: HTML { HTML(stringLiteral: String(decoding: styleSheet, as: UTF8.self)) }
}
