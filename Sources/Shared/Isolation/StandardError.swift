// StandardError.swift: all that this process writes to standard error, on a terminal or not, by one rule: a message begins with
// who speaks (`webaction: `, `hint: `, `log: `, `action: `), its further lines are indented, and what strangers wrote is
// written as TerminalText says. So no page, script, action or file name can write a line that looks like another's, or give
// the terminal a command.

import Synchronization
import TerminalText

/// Standard error.
package enum StandardError {
    /// Whether a line of progress is shown, which the next message takes the place of.
    private static let isProgressShown = Mutex(false)

    /// Writes one message, which ends with its line.
    ///
    /// - Parameter prefix: Who speaks.
    package static func write(_ message: String, prefix: String) {
        write(lines: shownText(message), prefix: prefix)
    }

    /// Writes lines that can be shown as they are, all at once.
    package static func write(shown text: [UInt8]) {
        isProgressShown.withLock { isShown in
            if isShown { put("\r\u{1B}[K") }
            isShown = false
            _ = writeAll(descriptor: 2, bytes: text)
        }
    }

    /// Shows how far something is, on a terminal: in the place of what was shown last. The empty text takes that away.
    package static func showProgress(_ line: String) {
        isProgressShown.withLock { isShown in
            if line.isEmpty, !isShown { return }
            isShown = !line.isEmpty
            // NB: The rest of the line before is erased.
            put("\r\(shownText(line))\u{1B}[K")
        }
    }

    /// Writes a question, and leaves the cursor behind a prompt.
    package static func ask(_ question: String, prefix: String) {
        write(question, prefix: prefix)
        put("> ")
    }

    /// Writes lines that contain signs only. Returns how many bytes that were.
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

/// What another process prints, passed on to standard error line by line as it comes.
package struct PrintedLines {
    /// The longest piece of a line that is waited for.
    private static let maximumLine = 1 << 16

    private let prefix: String
    private var shown: ((ArraySlice<UInt8>) -> [ArraySlice<UInt8>])?
    private var rest: [UInt8] = []
    /// Bytes that were passed on, with what was written out and the prefixes.
    package private(set) var written = 0

    /// - Parameters:
    ///   - prefix: Who speaks.
    ///   - shown: The lines to write in the place of one, each without its end; nil writes all as they are.
    package init(prefix: String, shown: ((ArraySlice<UInt8>) -> [ArraySlice<UInt8>])? = nil) {
        self.prefix = prefix
        self.shown = shown
    }

    /// Passes on the lines that are whole now.
    package mutating func pass(_ bytes: some Sequence<UInt8>) {
        // NB: What waits for its line's end is not looked at again.
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

    /// Passes on the line that has no end.
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
