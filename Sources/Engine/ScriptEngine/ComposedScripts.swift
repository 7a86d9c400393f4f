// ComposedScripts.swift: scripts that are evaluated as one text, each with its own name and lines in stacks and errors.

/// The scripts of one text.
public struct ComposedScript: Sendable {
    /// A script in the text.
    public struct Part: Sendable {
        /// Its name in stacks and errors.
        public var name: String
        /// The line of the text on which it begins, from 1.
        public var firstLine: Int

        /// Creates a part.
        public init(name: String, firstLine: Int) {
            self.name = name
            self.firstLine = firstLine
        }
    }

    private let parts: [Part]

    /// Creates a text of scripts in their order; at least one.
    public init(_ parts: [Part]) { self.parts = parts }

    /// The script that has a line of the text, and the line in it.
    func place(ofLine line: Int) -> (name: String, line: Int) {
        let part = parts.last { $0.firstLine <= line } ?? parts[0]
        return (part.name, max(1, line - part.firstLine + 1))
    }
}

/// The composed scripts of a virtual machine, by the names under which they are evaluated.
struct ComposedScripts {
    private var texts: [String: ComposedScript] = [:]

    mutating func add(_ script: ComposedScript, named name: String) { texts[name] = script }

    /// An error with the place in its own script.
    func placed(_ error: ScriptError) -> ScriptError {
        if texts.isEmpty { return error }
        var placed = error
        if let text = texts[error.file], error.line > 0 { (placed.file, placed.line) = text.place(ofLine: error.line) }
        placed.stack = self.placed(error.stack)
        return placed
    }

    /// A stack whose calls have the places in their own scripts. A line is `name@file:line:column`.
    func placed(_ stack: String) -> String {
        if texts.isEmpty { return stack }
        return stack.split(separator: "\n", omittingEmptySubsequences: false).map { call in
            let parts = call.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count > 2, let line = Int(parts[parts.count - 2]) else { return String(call) }
            let head = parts.dropLast(2).joined(separator: ":")
            let sign = head.firstIndex(of: "@")
            let file = sign.map { String(head[head.index(after: $0)...]) } ?? head
            guard let text = texts[file] else { return String(call) }
            let place = text.place(ofLine: line)
            return "\(sign.map { head[...$0] } ?? "")\(place.name):\(place.line):\(parts[parts.count - 1])"
        }.joined(separator: "\n")
    }

    /// The same for code units.
    func placed(_ stack: [UInt16]) -> [UInt16] {
        texts.isEmpty ? stack : Array(placed(String(decoding: stack, as: UTF16.self)).utf16)
    }
}

extension ScriptVM {
    /// Gives the scripts of a text their own names and lines in stacks and errors.
    ///
    /// - Parameter name: The name under which the text is evaluated. It replaces an earlier one of that name.
    public func compose(_ script: ComposedScript, named name: String) { composedScripts.add(script, named: name) }
}
