// TopLevelAwait.swift: scripts of a person's command line that wait outside of functions, as a browser's console takes them.
//
// The engine's C interface has scripts only, and no modules. So the text becomes the body of an async function; its value is
// that of the last statement, if that is an expression. Where that statement begins only a parser can tell, and the engine's
// is asked: the first place behind a line, a semicolon or a brace from which on there is one expression to the end.

import ScriptEngine

extension World {
    /// The script that gives a promise of the value of `source`; nil for what is a script as it is, or none in either form.
    ///
    /// What it declares is its own: later scripts do not see it.
    package func awaiting(_ source: String) -> String? {
        guard source.utf8.count > 5, source.contains("await") else { return nil }
        // In a static block `await` names nothing outside of functions, so one that is a name there is meant to wait.
        if context.isScript(source), context.isScript("class A { static {\(source)\n} }") { return nil }
        let text = Array(source.utf8)
        for place in Self.places(in: text) {
            let head = String(decoding: text[..<place], as: UTF8.self)
            let last = String(decoding: text[place...], as: UTF8.self)
            // A statement that begins with an operand and a comma is an expression; only one statement fits before `else`.
            guard !Self.declares(last), context.isScript("async () => { if (1) 0,\(last)\nelse ; }") else { continue }
            let script = "(async () => {\(head) return 0,\(last)\n})()"
            // In a comment, anything can follow.
            if context.isScript(script), !context.isScript("async () => {\(head) )\n}") { return script }
        }
        let script = "(async () => {\(source)\n})()"
        return context.isScript(script) ? script : nil
    }

    /// Where the last statement may begin: at the start, and at the last of the places behind which one can.
    private static func places(in text: [UInt8]) -> [Int] {
        let ends: Set = [UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}")]
        // Each is asked of the parser, which reads from there: a long script's first statements are not its last.
        return [0] + text.indices.filter { ends.contains(text[$0]) }.suffix(1000).map { $0 + 1 }
    }

    /// Whether a statement is a declaration, which would be an expression after a comma.
    private static func declares(_ statement: String) -> Bool {
        let words = statement.split(whereSeparator: \.isWhitespace).prefix(2)
        guard let first = words.first else { return false }
        return ["function", "class"].contains { first.hasPrefix($0) } || words == ["async", "function"]
    }
}
