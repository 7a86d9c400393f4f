// TreeConstructionCases.swift: reads html5lib-tests' tree construction files. Format:
// https://github.com/html5lib/html5lib-tests/tree/master/tree-construction
//
// The files contain U+0000, form feeds and carriage returns inside test data, so lines are split only at line feeds and stay bytes.

/// One case of a tree construction file.
public struct TreeConstructionCase: Sendable {
    /// The input, as bytes of UTF-8.
    public var input: [UInt8] = []
    /// The expected tree, without a newline at its end.
    public var tree: [UInt8] = []
    /// The context of a fragment case, such as `div` or `svg path`.
    public var context: String?
    /// The case's scripting flag; nil if it applies to both states.
    public var scripting: Bool?
    /// The lines of `#errors`: errors of any parser, by html5lib's own names.
    public var errors: [String] = []
    /// The lines of `#new-errors`, such as `(1:9-1:24) eof-in-tag`; nil if the case has no such section.
    public var newErrors: [String]?
    /// The line number of the case's `#data`, from 1.
    public var line = 0
}

/// Reads the cases of a file.
public func readTreeConstructionCases(_ bytes: [UInt8]) -> [TreeConstructionCase] {
    var reader = TreeConstructionReader()
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
        reader.read(line, number: index + 1)
    }
    reader.closeCase()
    return reader.cases
}

private struct TreeConstructionReader {
    var cases: [TreeConstructionCase] = []
    private var current: TreeConstructionCase?
    private var section = ""
    private var content: [ArraySlice<UInt8>] = []

    mutating func read(_ line: ArraySlice<UInt8>, number: Int) {
        let heading = line.first == 0x23 && line.count < 30 ? String(decoding: line, as: UTF8.self) : ""
        switch heading {
        case "#data", "#description":
            // A case ends at an empty line; data may contain the text of a heading.
            let startsCase = section.isEmpty || section == "#description"
            let endsCase = section == "#document" && (content.isEmpty || content.last?.isEmpty == true)
            guard startsCase || endsCase else {
                content.append(line)
                return
            }
            if endsCase { closeCase() }
            content = []
            if heading == "#data" {
                current = TreeConstructionCase()
                current?.line = number
            }
            section = heading
        case "#errors", "#new-errors", "#document-fragment", "#document":
            closeSection()
            section = heading
        case "#script-on", "#script-off":
            closeSection()
            section = heading
            current?.scripting = heading == "#script-on"
        default:
            content.append(line)
        }
    }

    private mutating func closeSection() {
        let joined = Array(content.joined(separator: [0x0A]))
        content = []
        switch section {
        case "#data": current?.input = joined
        case "#errors", "#new-errors":
            let lines = String(decoding: joined, as: UTF8.self).split(separator: "\n").map(String.init)
            if section == "#errors" { current?.errors = lines } else { current?.newErrors = lines }
        case "#document-fragment": current?.context = String(decoding: joined, as: UTF8.self)
        case "#document":
            var tree = joined[...]
            while tree.last == 0x0A { tree = tree.dropLast() }
            current?.tree = Array(tree)
        default: break
        }
    }

    mutating func closeCase() {
        closeSection()
        if let current { cases.append(current) }
        current = nil
        section = ""
    }
}
