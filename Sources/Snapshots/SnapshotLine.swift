// SnapshotLine.swift: the forms in which the snapshot command shows a page.

import WorkerProtocol

/// One page's line of JSON: `{"page", "tree", "mode", "encoding"}`.
public func snapshotLine(page: String, tree: [UInt8], summary: PageSummary) -> [UInt8] {
    PropertyValue.dictionary([
        ("page", .string(page)),
        ("tree", .string(String(decoding: tree, as: UTF8.self))),
        ("mode", .string(summary.mode)),
        ("encoding", .string(summary.encoding)),
    ]).json()
}

/// One page's counts as JSON.
public func summaryLine(page: String, summary: PageSummary) -> [UInt8] {
    PropertyValue.dictionary([
        ("page", .string(page)),
        ("nodes", .integer(Int64(summary.nodes))),
        ("elements", .integer(Int64(summary.elements))),
        ("depth", .integer(Int64(summary.depth))),
        ("mode", .string(summary.mode)),
        ("encoding", .string(summary.encoding)),
        ("bytes", .integer(Int64(summary.bytes))),
    ]).json()
}

/// One page's counts for people.
public func summaryText(_ summary: PageSummary) -> String {
    "nodes: \(summary.nodes)\nelements: \(summary.elements)\ndepth: \(summary.depth)\nmode: \(summary.mode)\n"
        + "encoding: \(summary.encoding)\nbytes: \(summary.bytes)\n"
}
