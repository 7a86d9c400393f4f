// StandardError.swift: this process's output on standard error, on a terminal or not. A message begins with its source (`webaction: `,
// `hint: `, `log: `, `action: `), its further lines are indented, and untrusted text is escaped as by TerminalText. So no page, script,
// action or file name can print a line that looks like another's, or give the terminal a command.

import Synchronization
import TerminalText

/// Standard error.
package enum StandardError {
    /// Whether a progress line is displayed, which the next message replaces.
    private static let isProgressShown = Mutex(false)

    /// Writes one message and a line end.
    ///
    /// - Parameter prefix: The message's source.
    package static func write(_ message: String, prefix: String) {
        write(lines: shownText(message), prefix: prefix)
    }

    /// Writes lines that are safe for display, all at once.
    package static func write(shown text: [UInt8]) {
        isProgressShown.withLock { isShown in
            if isShown { put("\r\u{1B}[K") }
            isShown = false
            _ = writeAll(descriptor: 2, bytes: text)
        }
    }

    /// Displays progress on a terminal, replacing the previous progress line. An empty text removes it.
    package static func showProgress(_ line: String) {
        isProgressShown.withLock { isShown in
            if line.isEmpty, !isShown { return }
            isShown = !line.isEmpty
            // NB: The rest of the former line is erased.
            put("\r\(shownText(line))\u{1B}[K")
        }
    }

    /// Writes a question, and leaves the cursor behind a prompt.
    package static func ask(_ question: String, prefix: String) {
        write(question, prefix: prefix)
        put("> ")
    }

    /// Writes lines that are safe for display. Returns the number of bytes.
    @discardableResult
    fileprivate static func write(lines text: String, prefix: String) -> Int {
        var text = withIndentedLines(text)
        while text.utf8.last == 0x0A { text.unicodeScalars.removeLast() }
        let line = shownName(prefix) + text + "\n"
        isProgressShown.withLock { isShown in
            put((isShown ? "\r\u{1B}[K" : "") + line)
            isShown = false
        }
        return line.utf8.count
    }

    private static func put(_ text: String) { _ = writeAll(descriptor: 2, bytes: Array(text.utf8)) }
}

/// The output of another process, passed on to standard error line by line.
package struct PrintedLines {
    /// The longest part of a line that is buffered.
    private static let maximumLine = 1 << 16

    private let prefix: String
    private var shown: ((ArraySlice<UInt8>) -> [ArraySlice<UInt8>])?
    private var rest: [UInt8] = []
    /// The number of bytes passed on, including escapes and prefixes.
    package private(set) var written = 0

    /// - Parameters:
    ///   - prefix: The message's source.
    ///   - shown: Returns the lines to write instead of a line, each without its end; nil writes all lines unchanged.
    package init(prefix: String, shown: ((ArraySlice<UInt8>) -> [ArraySlice<UInt8>])? = nil) {
        self.prefix = prefix
        self.shown = shown
    }

    /// Passes on the lines that are complete.
    package mutating func pass(_ bytes: some Sequence<UInt8>) {
        // NB: The incomplete line is not searched again.
        var searched = rest.count
        rest += bytes
        var start = 0
        while let end = rest[searched...].firstIndex(of: 0x0A) {
            write(rest[start..<end])
            start = end + 1
            searched = start
        }
        rest.removeSubrange(..<start)
        if rest.count > Self.maximumLine { end() }
    }

    /// Passes on the last line, which has no end.
    package mutating func end() {
        if !rest.isEmpty { write(rest[...]) }
        rest = []
    }

    private mutating func write(_ line: ArraySlice<UInt8>) {
        let text = line.last == 0x0D ? line.dropLast() : line
        for text in shown?(text) ?? [text] {
            written += StandardError.write(lines: shownText(bytes: text), prefix: prefix)
        }
    }
}
