// SelectedTextTests.swift: the text between two points equals that of a walk from the start of the block around both.

import DOM
import Testing

@testable import RenderedText

@Suite("Selected text")
struct SelectedTextTests {
    private static let starts = [
        "<div>", "<p>", "<span>", "<b> ", "<ul><li>", "<table><tr><td>", "<div style='display:none'>", "<h1>",
        "<span style='display:inline-block'>", "<pre>", "<div style='display:flex'>", "<details>",
        "<i style='float:left'>", "<section style='white-space:pre-line'>",
    ]
    private static let leaves = ["one", " two ", "\n", " ", "<br>", "<img>", "x y\nz", "<!-- c -->", "<hr>"]

    private static func markup(_ random: (Int) -> Int, depth: Int = 0) -> String {
        (0...random(4)).map { _ in
            guard depth < 4, random(3) > 0 else { return leaves[random(leaves.count)] }
            let start = starts[random(starts.count)]
            let names = start.split(separator: "<").compactMap { $0.split { " >".contains($0) }.first }
            return start + markup(random, depth: depth + 1) + names.reversed().map { "</\($0)>" }.joined()
        }.joined()
    }

    @Test("From any point to any other", arguments: 1...20)
    func everyPoint(seed: Int) throws {
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let page = TestPage("<!DOCTYPE html><body>" + Self.markup(random))
        let (tree, body) = (page.tree, try page.first("body"))
        var points: [TreePoint] = []
        func add(_ node: NodeID) {
            let isText = tree.kind(node) == .text
            for offset in 0...(isText ? tree.strings.length(tree.data(node)) : tree.childCount(of: node)) {
                points.append(TreePoint(node: node, offset: offset))
                if !isText, case let child = tree.child(of: node, at: offset), !child.isNone { add(child) }
            }
        }
        add(body)
        for _ in 0..<400 {
            let (one, other) = (random(points.count), random(points.count))
            let (start, end) = (points[min(one, other)], points[max(one, other)])
            var bounds = TextBounds(from: start, to: end, in: tree)
            let text = page.engine.renderedText(of: body, within: bounds)
            bounds.lead = tree.firstChild(body)
            let whole = page.engine.renderedText(of: body, within: bounds)
            #expect(String(decoding: text, as: UTF8.self) == String(decoding: whole, as: UTF8.self), "\(start), \(end)")
        }
    }
}
