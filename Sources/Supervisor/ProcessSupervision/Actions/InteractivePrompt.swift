// InteractivePrompt.swift: answers for actions with a view that ask what to do next, from a user at the terminal or from prepared lines. The
// action's time limit does not run while it waits for the user.

package import ActionProtocol
import Glibc
import Isolation
import PropertyValues

/// Answers an action's questions with lines of standard input.
package final class InteractivePrompt {
    private let descriptor: Int32
    private let isAtTerminal: Bool
    private var buffer: [UInt8] = []
    private var isClosed = false
    private var question: UInt32?

    /// The maximum length of an answer in bytes.
    private static let maximumLine = 1 << 20

    /// - Parameter descriptor: The descriptor to read lines from. If it is a terminal, questions are shown on standard error.
    init(descriptor: Int32 = 0) {
        self.descriptor = descriptor
        isAtTerminal = isatty(descriptor) == 1
    }

    /// Whether a question is open.
    var isAsked: Bool { question != nil }

    package func ask(_ text: String, _ number: UInt32) {
        question = number
        if isAtTerminal {
            StandardError.ask(String(text.prefix(ActionLimits.reason)), prefix: "action: ")
        }
    }

    /// The answer to the open question, if it has arrived: the next line, or nil if there are no more.
    package func answer() -> (question: UInt32, text: String?)? {
        guard let question else { return nil }
        read()
        if let end = buffer.firstIndex(of: 0x0A) {
            let line = String(decoding: buffer[..<end], as: UTF8.self)
            buffer.removeSubrange(...end)
            self.question = nil
            return (question, line)
        }
        guard isClosed else { return nil }
        defer { buffer = [] }
        self.question = nil
        return (question, buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self))
    }

    /// Reads available input.
    private func read() {
        var interests = [Interest(descriptor, reads: true, writes: false)]
        wait(for: &interests, seconds: 0)
        guard !isClosed, interests[0].isReadable else { return }
        var chunk = [UInt8](repeating: 0, count: 4096)
        switch readAvailable(descriptor, into: &chunk) {
        case .bytes(let count): buffer += chunk[..<count]
        case .wouldBlock: return
        case .closed, .failed: isClosed = true
        }
        if buffer.count > Self.maximumLine { isClosed = true }
    }
}

extension FrameConnection {
    /// Passes on the user's answer. Returns true while one is awaited.
    package func attendPrompt() -> Bool {
        guard let prompt else { return false }
        if let answer = prompt.answer() { send(SupervisorToAction.userAnswer(answer.text), request: answer.question) }
        return prompt.isAsked
    }

    /// Asks the user, if there is one; otherwise answers nil.
    package func ask(_ text: String, _ number: UInt32) {
        if let prompt { prompt.ask(text, number) } else { send(SupervisorToAction.userAnswer(nil), request: number) }
    }
}

extension ActionRequest {
    /// Whether the user may be asked.
    fileprivate var isInteractive: Bool { choices[ActionChannel.interactiveKey] == .bool(true) }

    /// The source of answers for the action.
    package var prompt: InteractivePrompt? { isInteractive ? InteractivePrompt() : nil }
}
