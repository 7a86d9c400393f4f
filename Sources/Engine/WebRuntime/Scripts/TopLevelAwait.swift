// TopLevelAwait.swift: scripts with top-level await from the user's command line, as in a browser's console.
//
// The engine's C interface supports scripts but no modules. So the text becomes the body of an async function; its value is that of the
// last statement, if that is an expression. Only a parser can determine where that statement begins, so the engine's is used: the first
// position after a line, a semicolon or a brace from which a single expression extends to the end.

import ScriptEngine

extension World {
    /// A script whose value is a promise of the value of `source`; nil if `source` is a script without await, or is invalid in both forms.
    ///
    /// Its declarations are local: later scripts do not see them.
    package func awaiting(_ source: String) -> String? {
        guard source.utf8.count > 5, source.contains("await") else { return nil }
        // In a static block, `await` cannot be a name outside of functions: a script that is invalid there is meant to wait.
        if context.isScript(source), context.isScript("class A { static {\(source)\n} }") { return nil }
        let text = Array(source.utf8)
        for place in Self.places(in: text) {
            let head = String(decoding: text[..<place], as: UTF8.self)
            let last = String(decoding: text[place...], as: UTF8.self)
            // A statement that begins with an operand and a comma is an expression; only one statement fits before `else`.
            guard !Self.declares(last), context.isScript("async () => { if (1) 0,\(last)\nelse ; }") else { continue }
            let script = "(async () => {\(head) return 0,\(last)\n})()"
            // Inside a comment, any text can follow.
            if context.isScript(script), !context.isScript("async () => {\(head) )\n}") { return script }
        }
        let script = "(async () => {\(source)\n})()"
        return context.isScript(script) ? script : nil
    }

    /// The possible starts of the last statement: the start of the text, and the last positions after which one can begin.
    private static func places(in text: [UInt8]) -> [Int] {
        let ends: Set = [UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}")]
        // Each is tested with the parser, which reads from there: a long script's first statements are not its last.
        return [0] + text.indices.filter { ends.contains(text[$0]) }.suffix(1000).map { $0 + 1 }
    }

    /// Whether a statement is a declaration, which would be an expression after a comma.
    private static func declares(_ statement: String) -> Bool {
        let words = statement.split(whereSeparator: \.isWhitespace).prefix(2)
        guard let first = words.first else { return false }
        return ["function", "class"].contains { first.hasPrefix($0) } || words == ["async", "function"]
    }
}
