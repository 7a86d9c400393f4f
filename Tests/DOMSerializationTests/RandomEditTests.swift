// RandomEditTests.swift: pages after two hundred random edits, read back. Pages of ../shared/pages are included if the folder exists. Some
// edits make trees that HTML cannot express; others (ExpressibleEdits.swift) don't.

import DOM
import DOMSerialization
import TestSupport
import Testing

@Suite("Round trip after random edits")
struct RandomEditTests {
    /// Pages with difficult HTML, each with the difficulty in its content.
    private static let pages = [
        "<!doctype html><html><head><title>t</title></head>\n<body class=a>\n<p>1<p>2<ul><li>a<li>b</ul>\n</body>\n</html>\n",
        "<table><caption>c<tr><td>1<td>2<tr><td colspan=2>3</table><table border>x<tr><td>y<b>z</table>",
        "<p><b>1<p>2<i>3</b>4<p>5</i>6<div><a href=x>7<a href=y>8</a></div>",
        "<select><option selected>1<option>2</select><textarea>\n\nx</textarea><pre>\n\ny</pre><xmp><b></xmp>",
        "<svg viewbox='0 0'><g><path d=1 /><title>t</title></g></svg><math><mi>x</mi></math><template><td>1</template>",
        "<script>if (a<b) {}</script><style>a>b{}</style><!-- c --><noscript><p>x</noscript><form><input type=hidden>",
    ]

    @Test("Our own pages read back as the tree, or differ no more than when they are serialized", arguments: pages)
    func ownPages(html: String) throws {
        for seed in 1...4 { try roundTrip(Array(html.utf8), seed: UInt64(seed), edits: 200, name: html) }
        for seed in 1...24 { try roundTrip(Array(html.utf8), seed: UInt64(seed), edits: 2, name: html) }
    }

    @Test("Saved pages keep every untouched byte and read back after edits")
    func savedPages() throws {
        var share = Share()
        for (name, bytes) in try TestSupport.savedPages(["html", "htm"], below: 60_000, testFile: #filePath) {
            let untouched = try OpenedPage(bytes: bytes).written()
            #expect(untouched.bytes == bytes, "\(name)")
            #expect(untouched.differing.isEmpty, "\(name)")
            share.add(try roundTrip(bytes, seed: 7, edits: 200, name: name))
        }
        print("After 200 edits of each saved page that may make what HTML can't say: \(share)")
    }

    @Test("Our own pages read back as the tree after edits that HTML can express")
    func ownPagesAfterExpressibleEdits() throws {
        var checked = 0
        for html in Self.pages {
            for seed in 1...8 {
                let page = try OpenedPage(html)
                var edits = ExpressibleEdits(seed: UInt64(seed))
                for _ in 0..<60 { edits.edit(page) }
                let written = page.written()
                guard page.differencesWhenSerialized.isEmpty else { continue }
                checked += 1
                #expect(written.differing.isEmpty, "\(html), seed \(seed)")
            }
        }
        #expect(checked >= 40, "Too few edited pages can be said in HTML for this to tell much.")
    }

    @Test("Saved pages read back as the tree after edits that HTML can express")
    func savedPagesAfterExpressibleEdits() throws {
        var share = Share()
        for (name, bytes) in try TestSupport.savedPages(["html", "htm"], below: 60_000, testFile: #filePath) {
            let page = try OpenedPage(bytes: bytes)
            var edits = ExpressibleEdits(seed: 11)
            for _ in 0..<200 { edits.edit(page) }
            let written = page.written()
            // Some pages are so already: HTML cannot express the tree that the parser makes of a link in a link.
            let allowed = page.differencesWhenSerialized
            #expect(written.differing.allSatisfy(allowed.contains), "\(name)")
            share.add(written)
        }
        print("After 200 edits of each saved page that HTML can say: \(share)")
        #expect(share.equal * 10 >= share.pages * 8, "Too few pages read back as the tree for this to tell much.")
    }

    @discardableResult
    private func roundTrip(_ bytes: [UInt8], seed: UInt64, edits: Int, name: String) throws -> PreservedPage {
        let page = try OpenedPage(bytes: bytes)
        var random = SeededEdits(seed: seed)
        for _ in 0..<edits { random.edit(page) }
        let written = page.written()
        if !written.differing.isEmpty {
            let allowed = page.differencesWhenSerialized
            #expect(written.differing.allSatisfy(allowed.contains), "\(name), seed \(seed), \(edits) edits")
        }
        return written
    }
}

/// How many pages read back as the written tree, and how much of their sources was copied.
private struct Share: CustomStringConvertible {
    var pages = 0
    var equal = 0
    private var copied = 0
    private var total = 0

    mutating func add(_ page: PreservedPage) {
        pages += 1
        if page.differing.isEmpty { equal += 1 }
        copied += page.copiedCount
        total += page.sourceCount
    }

    var description: String {
        "\(equal) of \(pages) read back as the tree, \(total == 0 ? 0 : copied * 100 / total) % of the sources were copied"
    }
}

/// Random edits from a seed.
private struct SeededEdits {
    private var choices: SeededChoices

    init(seed: UInt64) { choices = SeededChoices(seed: seed) }

    private mutating func below(_ limit: Int) -> Int { choices.below(limit) }
    private mutating func choose<T>(_ list: [T]) -> T? { choices.choose(list) }

    mutating func edit(_ page: OpenedPage) {
        let tree = page.tree
        let all = page.nodes()
        guard let element = choose(all.filter(tree.isElement)) else { return }
        let contents = tree.templateContents(element)
        let parent = contents.isNone ? element : contents
        let reference = choose(tree.children(of: parent)) ?? .none
        switch below(9) {
        case 0, 1:
            page.set(choose(["title", "class", "href", "data-x"]) ?? "", "v\(below(9))<&\">' é", on: element)
        case 2:
            let attribute = tree.firstAttribute(element)
            if !attribute.isNone { tree.removeAttribute(attribute, from: element) }
        case 3, 4:
            if let text = choose(all.filter { tree.kind($0) == .text }) {
                page.setText(text, "new <b> & \(below(9)) é")
            }
        case 5:
            let name = choose(["span", "div", "b", "p", "a", "li", "td"]) ?? ""
            try? tree.preInsert(page.make(name, "put in"), into: parent, before: reference)
        case 6:
            if let moved = choose(all) { try? tree.preInsert(moved, into: parent, before: reference) }
        case 7:
            switch tree.name(element) {
            case .html, .head, .body: break
            default: tree.remove(element)
            }
        default:
            page.setInnerHTML(choose(["<b>x</b>y", "<p>1<p>2", "plain", "<i>a<!--c--></i>"]) ?? "", of: element)
        }
    }
}
