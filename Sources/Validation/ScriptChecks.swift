// ScriptChecks.swift: mistakes in a preprocessing script that show in its text. What needs the script to run is found by
// running it on an empty page.

import ExtensionModel
import SourceScanning

/// Looks over the text of a script.
struct ScriptChecks {
    private let file: String
    private let tokens: [SourceToken]
    /// For each opening bracket's index that of the closing one, and the other way round.
    private let partners: [Int: Int]

    init(file: String, bytes: [UInt8]) {
        self.file = file
        tokens = SourceScanner.tokens(of: bytes, .javaScript)
        partners = Self.partners(of: tokens)
    }

    /// All findings, in the order of their lines.
    func findings() -> [Finding] {
        let all = globals() + modules() + names() + shadowedArguments() + strictParameters()
        return all.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }.map(
            \.element
        )
    }

    private func error(_ code: String, _ line: Int?, _ message: String, _ remedy: String) -> Finding {
        Finding(.error, code, file: file, line: line, message, remedy: remedy)
    }

    // MARK: - The global object

    private func globals() -> [Finding] {
        let name = "ExtensionPreprocessingJS"
        for (index, token) in tokens.enumerated() where token.isWord(name) && index > 0 && depth(at: index) == 0 {
            guard ["let", "const", "class"].contains(tokens[index - 1].text) else { continue }
            return [
                error(
                    "script-global",
                    token.line,
                    "\(name) is declared with \(tokens[index - 1].text), which makes no property of the global object, so "
                        + "the browser does not find it.",
                    "Declare it with var."
                )
            ]
        }
        return []
    }

    private func modules() -> [Finding] {
        for (index, token) in tokens.enumerated()
        where token.isWord("import") || token.isWord("export") {
            let isStatement = index == 0 || tokens[index - 1].isSymbol(";") || tokens[index - 1].line < token.line
            let isCall = index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
            guard isStatement, !isCall, depth(at: index) == 0 else { continue }
            return [
                error(
                    "script-module",
                    token.line,
                    "The script is a module (\(token.text)), and browsers run it as a classic script: a SyntaxError.",
                    "Bundle it into one file that assigns window.ExtensionPreprocessingJS."
                )
            ]
        }
        return []
    }

    // MARK: - Names

    private func names() -> [Finding] {
        let words = tokens.filter { $0.kind == .word || $0.kind == .string }
        var result: [Finding] = []
        func check(_ name: String, _ code: String, _ missing: String?) {
            if words.contains(where: { $0.text == name }) { return }
            let near = words.first { nearest(to: $0.text, in: [name]) != nil && abs($0.text.count - name.count) < 4 }
            if let near {
                result.append(
                    error(code, near.line, "\"\(near.text)\" has no meaning to the browser.", "Write \(name).")
                )
            } else if let missing {
                result.append(error(code, nil, missing, ""))
            }
        }
        check(
            "ExtensionPreprocessingJS",
            "script-global",
            "The script makes no ExtensionPreprocessingJS, the object whose run() is called: add "
                + "var ExtensionPreprocessingJS = new MyAction; at its end."
        )
        check(
            "completionFunction",
            "script-completion",
            "The script never calls completionFunction, so the native half waits and gets nothing: call "
                + "arguments.completionFunction({…}) on every way through run()."
        )
        check("finalize", "script-finalize", nil)
        return result
    }

    // MARK: - arguments

    private struct Function {
        /// Index of its opening brace.
        var open: Int
        var isArrow: Bool
        var parameters: Set<String>
    }

    /// `arguments.completionFunction` inside a function within run(): each function has its own `arguments`.
    private func shadowedArguments() -> [Finding] {
        var open: [Function?] = []
        var result: [Finding] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") { open.append(function(at: index)) }
            if token.isSymbol("}") { _ = open.popLast() }
            guard token.isWord("arguments"), index + 2 < tokens.count, tokens[index + 1].isSymbol("."),
                tokens[index + 2].isWord("completionFunction")
            else { continue }
            let functions = open.compactMap { $0 }.filter { !$0.isArrow }
            guard let inner = functions.last, !inner.parameters.contains("arguments"),
                functions.dropLast().contains(where: { $0.parameters.contains("arguments") })
            else { continue }
            result.append(
                error(
                    "script-arguments",
                    token.line,
                    "Inside this function \"arguments\" is its own list of arguments, not what run() was given.",
                    "Use an arrow function, or keep var complete = arguments.completionFunction before it."
                )
            )
        }
        return result
    }

    /// A parameter called `arguments` in strict code is a SyntaxError for the whole file.
    private func strictParameters() -> [Finding] {
        let isStrict = tokens.first.map { $0.kind == .string && $0.text == "use strict" } ?? false
        var classes: [Bool] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") { classes.append(isClassBody(index)) }
            if token.isSymbol("}") { _ = classes.popLast() }
            guard token.isSymbol("{"), isStrict || classes.contains(true), let function = function(at: index),
                function.parameters.contains("arguments")
            else { continue }
            return [
                error(
                    "script-arguments",
                    token.line,
                    "A parameter may not be called \"arguments\" in strict code (\(isStrict ? "'use strict'" : "a class")): "
                        + "a SyntaxError for the whole file.",
                    "Call it parameters."
                )
            ]
        }
        return []
    }

    private func isClassBody(_ brace: Int) -> Bool {
        for index in stride(from: brace - 1, through: max(0, brace - 8), by: -1) {
            if tokens[index].isWord("class") { return true }
            if tokens[index].kind == .symbol, tokens[index].text != "." { return false }
        }
        return false
    }

    /// The function whose body begins at an opening brace; nil for other blocks and for literals.
    private func function(at brace: Int) -> Function? {
        guard brace > 0 else { return nil }
        if tokens[brace - 1].isSymbol("=>") { return Function(open: brace, isArrow: true, parameters: []) }
        guard tokens[brace - 1].isSymbol(")"), let open = partners[brace - 1], open > 0 else { return nil }
        let before = tokens[open - 1]
        let statements = ["if", "for", "while", "switch", "with", "catch"]
        guard before.kind != .symbol || ["]", "*"].contains(before.text), !statements.contains(before.text) else {
            return nil
        }
        let parameters = tokens[(open + 1)..<(brace - 1)].filter { $0.kind == .word }.map(\.text)
        return Function(open: brace, isArrow: false, parameters: Set(parameters))
    }

    // MARK: - Brackets

    private static func partners(of tokens: [SourceToken]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .symbol {
            switch token.text {
            case "(", "[", "{": open.append(index)
            case ")", "]", "}":
                guard let start = open.popLast() else { continue }
                result[start] = index
                result[index] = start
            default: break
            }
        }
        return result
    }

    /// How many brackets are open before a token.
    ///
    /// - Complexity: O(*n*); asked for the few tokens that matter.
    private func depth(at index: Int) -> Int {
        tokens[..<index].reduce(0) { depth, token in
            guard token.kind == .symbol else { return depth }
            return ["(", "[", "{"].contains(token.text)
                ? depth + 1 : [")", "]", "}"].contains(token.text) ? depth - 1 : depth
        }
    }
}
