// ScriptStacks.swift: parses call stacks as the engine writes them into positions in scripts.

extension ScriptPlace {
    /// The prefix of the names of the bindings' own scripts, whose calls are omitted.
    package static let ownScripts = "webaction:"
    private static let engine = "[native code]"

    /// The calls of a stack, innermost first, without those of the bindings and of the engine between them and scripts.
    ///
    /// - Parameter stack: One line per call: `name@file:line:column`.
    package static func calls(of stack: some StringProtocol) -> [ScriptPlace] {
        var calls: [ScriptPlace] = []
        var lastIsOwn = false
        /// Functions of the engine whose caller was not reached yet.
        var waiting: [ScriptPlace] = []
        for line in stack.utf8.split(separator: UInt8(ascii: "\n")) {
            let call = ScriptPlace(frame: Substring(decoding: line, as: UTF8.self))
            if call.file.hasPrefix(ownScripts) {
                waiting = []
                lastIsOwn = true
            } else if call.file == engine {
                // NB: The bindings' code is compiled with tail calls, which may have replaced the calling frame.
                if lastIsOwn { continue }
                waiting.append(ScriptPlace(function: call.function, file: "", line: 0, column: 0))
            } else {
                calls += waiting + [call]
                waiting = []
                lastIsOwn = false
            }
        }
        return calls
    }

    /// A line of a stack: `name@file:line:column`, without a position for code that has none.
    private init(frame: Substring) {
        let parts = frame.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count == 2 ? String(parts[0]) : ""
        let place = parts.last.map(String.init) ?? ""
        let pieces = place.split(separator: ":", omittingEmptySubsequences: false)
        if pieces.count >= 3, let line = Int(pieces[pieces.count - 2]), let column = Int(pieces[pieces.count - 1]) {
            self.init(
                function: name,
                file: pieces.dropLast(2).joined(separator: ":"),
                line: max(line, 0),
                column: max(column, 0)
            )
        } else {
            self.init(function: name, file: parts.count == 2 ? place : "", line: 0, column: 0)
        }
    }

    /// `file:line:column`; empty if the position is unknown.
    package var place: String { isKnown ? "\(file):\(line):\(column)" : "" }

    /// `at name (file:line:column)`, without unknown parts.
    package var callText: String {
        switch (function.isEmpty, isKnown) {
        case (true, _): "at \(isKnown ? place : "an unnamed function")"
        case (false, true): "at \(function) (\(place))"
        case (false, false): "at \(function)"
        }
    }

    /// Calls as lines of a message: the innermost ones, and the number of the others.
    package static func lines(of calls: [ScriptPlace]) -> [String] {
        let most = 12
        let more = calls.count > most ? ["and \(calls.count - most) more"] : []
        return calls.prefix(most).map(\.callText) + more
    }
}

extension ScriptFault {
    /// The calls of the stack, innermost first.
    package var calls: [ScriptPlace] { ScriptPlace.calls(of: stack) }
}

extension PageMessage {
    /// The note for display: a console line with its position, or a trace or an uncaught error with its calls.
    package var shownText: String {
        guard let first = calls.first else { return text }
        if kind != .uncaughtError, calls.count == 1 { return first.isKnown ? "\(text) (\(first.place))" : text }
        return ([text] + ScriptPlace.lines(of: calls)).joined(separator: "\n")
    }
}
