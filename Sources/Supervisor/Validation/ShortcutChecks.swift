// ShortcutChecks.swift: mistakes in the text of a script of Shortcuts: paths that end without completion(result), and values that it loses.

package import PageProtocol
import SourceScanning

/// Findings in the text of a script that is not an extension's.
///
/// - Parameter kind: The script's kind, which determines what it has to do.
package func findings(inTextOf script: ScriptInput, _ kind: ScriptKind) -> [Finding] {
    switch kind {
    case .shortcut: ShortcutChecks(script).findings()
    case .actionExtension, .plain, .bookmarklet, .userscript, .contentScript: []
    }
}

private struct ShortcutChecks {
    private let file: String
    private let tokens: [SourceToken]

    init(_ script: ScriptInput) {
        file = script.name
        tokens = SourceScanner.tokens(of: script.bytes, .javaScript)
    }

    func findings() -> [Finding] {
        if tokens.isEmpty { return [] }
        guard tokens.contains(where: { $0.isWord("completion") }) else {
            return [
                warning(
                    "script-completion",
                    nil,
                    "The script never calls completion, so Shortcuts waits until its time is up.",
                    "Call completion(result) when the script is finished."
                )
            ]
        }
        return returns() + values()
    }

    private func warning(_ code: String, _ line: Int?, _ message: String, _ remedy: String) -> Finding {
        Finding(.warning, code, file: file, line: line, message, remedy: remedy)
    }

    /// Finds `return` outside of functions, in a block that has not called completion before.
    private func returns() -> [Finding] {
        /// An open bracket: whether it is that of a function's body, and whether completion occurred in it.
        var open: [(isFunction: Bool, calls: Bool)] = [(false, false)]
        var result: [Finding] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") || token.isSymbol("(") || token.isSymbol("[") {
                open.append((token.isSymbol("{") && beginsFunction(index), false))
            } else if token.isSymbol("}") || token.isSymbol(")") || token.isSymbol("]") {
                let ended = open.count > 1 ? open.removeLast() : (false, false)
                // NB: A call between other brackets than braces always happens before what follows.
                if !token.isSymbol("}"), ended.1 { open[open.count - 1].calls = true }
            } else if token.isWord("completion") {
                open[open.count - 1].calls = true
            } else if token.isWord("return"), !open.contains(where: \.isFunction), !open.contains(where: \.calls),
                !statement(after: index).contains(where: { $0.isWord("completion") })
            {
                result.append(
                    warning(
                        "script-completion",
                        token.line,
                        "The script returns here without a call of completion, so Shortcuts waits until its time is up.",
                        "Call completion(result) before return."
                    )
                )
            }
        }
        return result
    }

    /// Whether a brace begins the body of a function: it follows its parameters, or an arrow.
    private func beginsFunction(_ brace: Int) -> Bool {
        guard brace > 0 else { return false }
        if brace > 1, tokens[brace - 1].isSymbol(">"), tokens[brace - 2].isSymbol("=") { return true }
        if tokens[brace - 1].isSymbol("=>") { return true }
        guard tokens[brace - 1].isSymbol(")") else { return false }
        var depth = 0
        for index in stride(from: brace - 1, through: 0, by: -1) {
            if tokens[index].isSymbol(")") { depth += 1 }
            if tokens[index].isSymbol("(") { depth -= 1 }
            if depth == 0 {
                guard index > 0, tokens[index - 1].kind == .word else { return false }
                return !["if", "for", "while", "switch", "with", "catch"].contains(tokens[index - 1].text)
            }
        }
        return false
    }

    private func statement(after index: Int) -> ArraySlice<SourceToken> {
        let line = tokens[index].line
        return tokens[(index + 1)...].prefix { !$0.isSymbol(";") && !$0.isSymbol("}") && $0.line == line }
    }

    /// Finds calls of completion with values that JSON loses.
    private func values() -> [Finding] {
        var result: [Finding] = []
        let nodes = ["querySelector", "getElementById", "createElement", "body", "documentElement", "activeElement"]
        for (index, token) in tokens.enumerated() where token.isWord("completion") {
            guard index + 2 < tokens.count, tokens[index + 1].isSymbol("(") else { continue }
            let value = argument(at: index + 2)
            if value.count > 1, value.first?.isWord("new") == true, tokens[index + 3].text.hasSuffix("Error") {
                result.append(
                    warning(
                        "script-value",
                        token.line,
                        "An Error becomes {} in JSON.",
                        "Pass its message: completion(String(error))."
                    )
                )
            } else if value.first?.isWord("document") == true, let last = lastName(of: value), nodes.contains(last) {
                result.append(
                    warning("script-value", token.line, "A node has no JSON.", "Pass its text or attributes.")
                )
            }
        }
        return result
    }

    private func argument(at start: Int) -> ArraySlice<SourceToken> {
        var depth = 0
        var end = start
        while end < tokens.count {
            if tokens[end].isSymbol("(") { depth += 1 }
            if tokens[end].isSymbol(")") {
                if depth == 0 { break }
                depth -= 1
            }
            end += 1
        }
        return tokens[start..<end]
    }

    /// The name of the last member in a chain such as `document.querySelector(…)`.
    private func lastName(of value: ArraySlice<SourceToken>) -> String? {
        var depth = 0
        var last: String?
        for token in value {
            if token.isSymbol("(") || token.isSymbol("[") { depth += 1 }
            if token.isSymbol(")") || token.isSymbol("]") { depth -= 1 }
            if depth == 0, token.kind == .word { last = token.text }
            if depth == 0, token.kind == .symbol, ![".", ")", "]"].contains(token.text) { return nil }
        }
        return last
    }
}
