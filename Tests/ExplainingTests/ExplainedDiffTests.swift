// ExplainedDiffTests.swift: which change causes a difference, if there are many, or both are deep in a page.

import PageProtocol
import Snapshots
import TestSupport
import Testing

@Suite("Explained differences")
struct ExplainedDiffTests {
    /// A tree with these elements in a row, at the given depth.
    private func tree(depth: Int, _ rows: [String]) -> SnapshotTree {
        let around = (0..<depth).map { "| " + String(repeating: "  ", count: $0) + "<div>" }
        let blanks = "| " + String(repeating: "  ", count: depth)
        return SnapshotTree(text: Array((around + rows.map { blanks + $0 }).joined(separator: "\n").utf8))
    }

    @Test("Of several equal nodes that were removed, each is explained by its own change, and the last one by the last")
    func alike() throws {
        let diff = TreeDiff(
            tree(depth: 1, ["<b>", "<i>", "<b>", "<u>", "<b>", "<s>"]),
            tree(depth: 1, ["<i>", "<u>", "<s>"])
        )
        var list = PageChangeList()
        for path in ["div > b", "div > b[2]"] { list.append(PageChange(kind: .removed, step: .run, path: path)) }
        let removed = zip(diff.changes, list.explanations(of: diff)).filter {
            if case .removed = $0.0 { true } else { false }
        }
        #expect(removed.map(\.1) == [0, 1, 1])
    }

    @Test("Ten times the differences deep in a page take about ten times as long, also of equal nodes")
    func deep() {
        func seconds(_ count: Int) -> Double {
            let old = (0..<count).flatMap { ["<p>", "  a=\"\($0)\"", "<b>"] }
            let new = (0..<count).flatMap { ["<p>", "  a=\"\($0)x\""] }
            let diff = TreeDiff(tree(depth: 300, old), tree(depth: 300, new))
            var list = PageChangeList()
            let path = Array(repeating: "div", count: 300).joined(separator: " > ") + " > b"
            for _ in 0..<count { list.append(PageChange(kind: .removed, step: .run, path: path)) }
            return processorSeconds {
                let found = list.explanations(of: diff)
                #expect(found.count == 2 * count && found.count { $0 != nil } == count)
            }
        }
        let (few, many) = (seconds(200), seconds(2000))
        // NB: Quadratic cost would be a hundred times as high.
        #expect(many < 40 * few, "\(few) s, \(many) s")
    }
}
