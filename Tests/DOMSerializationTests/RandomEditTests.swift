// RandomEditTests.swift: pages after two hundred edits that a seed chooses, read back. Every page of ../shared/pages
// takes part when the folder is there.

import DOM
import DOMSerialization
import Foundation
import Testing

@Suite("Round trip after random edits")
struct RandomEditTests {
    /// Pages with what is hard about HTML, each with the difficulty in its content.
    private static let pages = [
        "<!doctype html><html><head><title>t</title></head>\n<body class=a>\n<p>1<p>2<ul><li>a<li>b</ul>\n</body>\n</html>\n",
        "<table><caption>c<tr><td>1<td>2<tr><td colspan=2>3</table><table border>x<tr><td>y<b>z</table>",
        "<p><b>1<p>2<i>3</b>4<p>5</i>6<div><a href=x>7<a href=y>8</a></div>",
        "<select><option selected>1<option>2</select><textarea>\n\nx</textarea><pre>\n\ny</pre><xmp><b></xmp>",
        "<svg viewbox='0 0'><g><path d=1 /><title>t</title></g></svg><math><mi>x</mi></math><template><td>1</template>",
        "<script>if (a<b) {}</script><style>a>b{}</style><!-- c --><noscript><p>x</noscript><form><input type=hidden>",
    ]

    @Test("Pages of our own read back as the tree, or differ no more than when they are serialised", arguments: pages)
    func ownPages(html: String) throws {
        for seed in 1...4 { try roundTrip(Array(html.utf8), seed: UInt64(seed), edits: 200, name: html) }
        for seed in 1...24 { try roundTrip(Array(html.utf8), seed: UInt64(seed), edits: 2, name: html) }
    }

    @Test("Saved pages keep every byte untouched and read back after edits")
    func savedPages() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../shared/pages").standardizedFileURL
        guard let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            print("Left out: there are no saved pages at \(folder.path).")
            return
        }
        var copied = 0
        var total = 0
        for case let path as URL in paths where ["html", "htm"].contains(path.pathExtension) {
            let octets = Array(try Data(contentsOf: path))
            // Unoptimised builds are slow; larger pages add no difficulty that these lack.
            guard octets.count < 60_000 else { continue }
            let name = path.lastPathComponent
            let untouched = try OpenedPage(octets: octets).written()
            #expect(untouched.octets == octets, "\(name)")
            #expect(untouched.differing.isEmpty, "\(name)")
            let one = try OpenedPage(octets: octets)
            // An element without start tag gets one, which is more than the attribute.
            let elements = one.nodes { node in
                switch one.tree.name(node) {
                case .html, .head, .body, .tbody, .tr, .colgroup: false
                default: one.tree.isElement(node)
                }
            }
            if !elements.isEmpty {
                one.set("data-preserved", "1", on: elements[elements.count / 2])
                let written = one.written()
                #expect(written.differing.isEmpty, "\(name)")
                let change = written.octets.count - octets.count
                #expect(change == " data-preserved=\"1\"".utf8.count * (one.isWide ? 2 : 1), "\(name): \(change)")
            }
            let edited = try roundTrip(octets, seed: 7, edits: 200, name: name)
            copied += edited.copiedCount
            total += edited.sourceCount
        }
        print(
            "After 200 edits of each saved page, \(total == 0 ? 0 : copied * 100 / total) % of the sources were copied."
        )
    }

    @discardableResult
    private func roundTrip(_ octets: [UInt8], seed: UInt64, edits: Int, name: String) throws -> PreservedPage {
        let page = try OpenedPage(octets: octets)
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

/// Edits that a seed chooses.
private struct SeededEdits {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(limit, 1)
    }

    private mutating func choose<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }

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
