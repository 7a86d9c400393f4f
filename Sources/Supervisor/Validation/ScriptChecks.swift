// ScriptChecks.swift: checks for mistakes in the text of a preprocessing script. A trial run on an empty page finds the others.

import ExtensionModel
import SourceScanning

/// Checks the text of a script.
struct ScriptChecks {
    private let file: String
    private let bytes: [UInt8]
    private let tokens: [SourceToken]
    /// For each opening bracket, the index of the closing one, and vice versa.
    private let partners: [Int: Int]
    /// For each token, the number of open brackets before it.
    private let depths: [Int]

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        tokens = SourceScanner.tokens(of: bytes, .javaScript)
        partners = Self.partners(of: tokens)
        depths = Self.depths(of: tokens)
    }

    /// All findings, in the order of their lines.
    ///
    /// - Parameter callsFinalize: Whether the extension point calls finalize().
    func findings(callsFinalize: Bool = true) -> [Finding] {
        let encoding = encoding()
        if encoding.contains(where: { $0.severity == .error }) { return encoding }
        if tokens.isEmpty {
            let remedy = "Add var ExtensionPreprocessingJS = { run: function(arguments) { … } };"
            return [error("script-empty", nil, "The script is empty.", remedy)]
        }
        let modules = modules()
        var all =
            encoding + (modules.isEmpty ? globals() + topLevelAwait() : modules) + names() + shadowedArguments()
            + strictParameters()
        if !callsFinalize { all += unusedFinalize() }
        return all.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }.map(
            \.element
        )
    }

    /// Finds misspellings of the names that browsers call, if the script lacks the right ones.
    func misspeltNames() -> [Finding] { names().filter { $0.line != nil } }

    private func error(_ code: String, _ line: Int?, _ message: String, _ remedy: String) -> Finding {
        Finding(.error, code, file: file, line: line, message, remedy: remedy)
    }

    // MARK: - Text

    /// Checks the encoding: browsers read scripts as UTF-8.
    private func encoding() -> [Finding] {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return [error("script-encoding", 1, "The script is UTF-16, but is read as UTF-8.", "Save it as UTF-8.")]
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) else { return [] }
        return [
            Finding(
                .warning,
                "script-encoding",
                file: file,
                line: index + 1,
                "This line is not valid UTF-8: invalid bytes are read as U+FFFD.",
                remedy: "Save the script as UTF-8."
            )
        ]
    }

    private func unusedFinalize() -> [Finding] {
        guard let token = tokens.first(where: { $0.isWord("finalize") }) else { return [] }
        return [
            Finding(
                .note,
                "script-finalize",
                file: file,
                line: token.line,
                "finalize() is never called in a share extension.",
                remedy: "The extension point of actions is com.apple.ui-services."
            )
        ]
    }

    // MARK: - Global object

    private func globals() -> [Finding] {
        let name = "ExtensionPreprocessingJS"
        for (index, token) in tokens.enumerated() where token.isWord(name) && index > 0 && depths[index] == 0 {
            guard ["let", "const", "class"].contains(tokens[index - 1].text) else { continue }
            return [
                error(
                    "script-global",
                    token.line,
                    "\(name) is declared with \(tokens[index - 1].text), which does not create a property of the global object, so "
                        + "the browser does not find it.",
                    "Declare it with var."
                )
            ]
        }
        return localGlobal()
    }

    /// Finds `var ExtensionPreprocessingJS` in a function without an assignment elsewhere.
    private func localGlobal() -> [Finding] {
        let name = "ExtensionPreprocessingJS"
        let places = tokens.indices.filter { index in
            tokens[index].isWord(name) && index + 1 < tokens.count && tokens[index + 1].isSymbol("=")
        }
        guard places.count == 1, let place = places.first, place > 0, tokens[place - 1].isWord("var") else { return [] }
        var open: [Int] = []
        for index in 0..<place {
            if tokens[index].isSymbol("{") { open.append(index) }
            if tokens[index].isSymbol("}") { _ = open.popLast() }
        }
        guard open.contains(where: { function(at: $0) != nil }) else { return [] }
        return [
            error(
                "script-global",
                tokens[place].line,
                "\(name) is a local variable of a function, but the browser looks for it in the global object.",
                "Write window.\(name) = instead of var \(name) =."
            )
        ]
    }

    private func modules() -> [Finding] {
        for (index, token) in tokens.enumerated()
        where token.isWord("import") || token.isWord("export") {
            let isStatement = index == 0 || tokens[index - 1].isSymbol(";") || tokens[index - 1].line < token.line
            let isCall = index + 1 < tokens.count && tokens[index + 1].isSymbol("(")
            guard isStatement, !isCall, depths[index] == 0 else { continue }
            return [
                Finding(
                    .warning,
                    "script-module",
                    file: file,
                    line: token.line,
                    "The script is a module (\(token.text)), but Safari runs it as a classic script: there, this is a SyntaxError.",
                    remedy: "Bundle it into one file that assigns window.ExtensionPreprocessingJS."
                )
            ]
        }
        return []
    }

    /// Finds `await` outside functions, which only modules allow.
    private func topLevelAwait() -> [Finding] {
        for (index, token) in tokens.enumerated() where token.isWord("await") && depths[index] == 0 {
            let isBefore = index > 0 && (tokens[index - 1].isWord("var") || tokens[index - 1].isSymbol("."))
            guard !isBefore, index + 1 < tokens.count, tokens[index + 1].kind != .symbol else { continue }
            return [
                error(
                    "script-module",
                    token.line,
                    "await is used outside any function, but browsers run the script as a classic script: this is a SyntaxError.",
                    "Make run() an async function and use await there."
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
            let near = words.first {
                abs($0.text.utf8.count - name.utf8.count) < 4 && nearest(to: $0.text, in: [name]) != nil
            }
            if let near {
                result.append(
                    error(code, near.line, "\"\(near.text)\" has no effect in the browser.", "Write \(name).")
                )
            } else if let missing {
                result.append(error(code, nil, missing, ""))
            }
        }
        check(
            "ExtensionPreprocessingJS",
            "script-global",
            "The script does not create ExtensionPreprocessingJS, the object whose run() is called: add "
                + "var ExtensionPreprocessingJS = new MyAction; at its end."
        )
        check(
            "completionFunction",
            "script-completion",
            "The script never calls completionFunction, so the native action waits and receives nothing: call "
                + "arguments.completionFunction({…}) on every path through run()."
        )
        check("finalize", "script-finalize", nil)
        return result
    }

    // MARK: - Arguments

    private struct Function {
        var isArrow: Bool
        /// Whether a parameter is named `arguments`.
        var takesArguments: Bool
    }

    /// Finds `arguments.completionFunction` in a function within run(): each function has its own `arguments`.
    private func shadowedArguments() -> [Finding] {
        // The enclosing functions of a token, without arrow functions; for each block, whether it is one of them.
        var functions: [Function] = []
        var blocks: [Bool] = []
        var givers = 0
        var result: [Finding] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") {
                let function = function(at: index).flatMap { $0.isArrow ? nil : $0 }
                blocks.append(function != nil)
                if let function {
                    functions.append(function)
                    if function.takesArguments { givers += 1 }
                }
            }
            if token.isSymbol("}"), blocks.popLast() == true, functions.popLast()?.takesArguments == true {
                givers -= 1
            }
            guard token.isWord("arguments"), index + 2 < tokens.count, tokens[index + 1].isSymbol("."),
                tokens[index + 2].isWord("completionFunction")
            else { continue }
            guard let inner = functions.last, !inner.takesArguments, givers > 0 else { continue }
            result.append(
                error(
                    "script-arguments",
                    token.line,
                    "Inside this function \"arguments\" is the list of its own arguments, not the argument of run().",
                    "Use an arrow function, or keep var complete = arguments.completionFunction before it."
                )
            )
        }
        return result
    }

    /// Finds a parameter named `arguments` in strict code, a SyntaxError for the whole file.
    private func strictParameters() -> [Finding] {
        let isStrict = tokens.first.map { $0.kind == .string && $0.text == "use strict" } ?? false
        var blocks: [Bool] = []
        var classes = 0
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") {
                blocks.append(isClassBody(index))
                if blocks.last == true { classes += 1 }
            }
            if token.isSymbol("}"), blocks.popLast() == true { classes -= 1 }
            guard token.isSymbol("{"), isStrict || classes > 0, function(at: index)?.takesArguments == true else {
                continue
            }
            return [
                error(
                    "script-arguments",
                    token.line,
                    "A parameter must not be called \"arguments\" in strict code (\(isStrict ? "'use strict'" : "a class")): "
                        + "this is a SyntaxError for the whole file.",
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
        if tokens[brace - 1].isSymbol("=>") { return Function(isArrow: true, takesArguments: false) }
        guard tokens[brace - 1].isSymbol(")"), let open = partners[brace - 1], open > 0 else { return nil }
        let before = tokens[open - 1]
        let statements = ["if", "for", "while", "switch", "with", "catch"]
        guard before.kind != .symbol || ["]", "*"].contains(before.text), !statements.contains(before.text) else {
            return nil
        }
        let takesArguments = tokens[(open + 1)..<(brace - 1)].contains { $0.isWord("arguments") }
        return Function(isArrow: false, takesArguments: takesArguments)
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

    private static func depths(of tokens: [SourceToken]) -> [Int] {
        var depth = 0
        return tokens.map { token in
            let before = depth
            if token.kind == .symbol {
                if ["(", "[", "{"].contains(token.text) { depth += 1 }
                if [")", "]", "}"].contains(token.text) { depth -= 1 }
            }
            return before
        }
    }
}
