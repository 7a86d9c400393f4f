// SnapshotLine.swift: the output formats of the snapshot command. docs/tree-format.md describes them.

import JSONCoding
package import PageProtocol
import PropertyValues

/// A page as a line of JSON: `{"page", "tree", "mode", "encoding"}`, then `errors` and `nodes` if they were requested.
package func snapshotLine(page: String, result: JobResult, summary: PageSummary) -> [UInt8] {
    var entries: [(key: String, value: PropertyValue)] = [
        ("page", .string(page)),
        ("tree", .string(String(decoding: result.output ?? [], as: UTF8.self))),
        ("mode", .string(summary.mode.name)),
        ("encoding", .string(summary.encoding)),
    ]
    if let errors = result.errors { entries.append(("errors", json(errors))) }
    var line = PropertyValue.dictionary(entries).json()
    if let nodes = result.nodes {
        line.removeLast()
        line += Array(",\"nodes\":".utf8) + nodes.filter { $0 != 0x0A } + [0x7D]
    }
    return line
}

/// A page's counts as JSON, with its errors if they were requested.
package func summaryLine(page: String, summary: PageSummary, errors: [PageError]? = nil) -> [UInt8] {
    var entries: [(key: String, value: PropertyValue)] = [
        ("page", .string(page)),
        ("nodes", .integer(Int64(summary.nodes))),
        ("elements", .integer(Int64(summary.elements))),
        ("depth", .integer(Int64(summary.depth))),
        ("mode", .string(summary.mode.name)),
        ("encoding", .string(summary.encoding)),
        ("bytes", .integer(Int64(summary.bytes))),
    ]
    if let errors { entries.append(("errors", json(errors))) }
    return PropertyValue.dictionary(entries).json()
}

/// A page's counts as text.
package func summaryText(_ summary: PageSummary) -> String {
    "nodes: \(summary.nodes)\nelements: \(summary.elements)\ndepth: \(summary.depth)\nmode: \(summary.mode.name)\n"
        + "encoding: \(summary.encoding)\nbytes: \(summary.bytes)\n"
}

/// A page's errors in the format of compilers: `page:line:column: what`.
package func errorText(page: String, errors: [PageError]) -> String {
    errors.map { "\(page):\($0.line):\($0.column): \($0.code.isEmpty ? $0.message : $0.code)\n" }.joined()
}

private func json(_ errors: [PageError]) -> PropertyValue {
    .array(
        errors.map { error in
            let what: (key: String, value: PropertyValue) =
                error.code.isEmpty ? ("message", .string(error.message)) : ("code", .string(error.code))
            let place: [(key: String, value: PropertyValue)] = [
                ("line", .integer(Int64(error.line))), ("column", .integer(Int64(error.column))),
            ]
            return .dictionary([what] + place)
        }
    )
}
