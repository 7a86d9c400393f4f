// InteractiveActions.swift: chooses who answers when an action with a view waits for input: the user at the terminal, or the lines on
// standard input that --choices - reads.

import Glibc
import RunEngine

extension ActionArguments {
    /// The action, able to ask the user if possible.
    ///
    /// - Parameter readsInput: Whether standard input is the page.
    func interactive(_ action: NativeAction, readsInput: Bool) throws -> NativeAction {
        let isScript = readsSteps
        if isScript, readsInput {
            throw CommandError.usage(
                "--choices -: the page is read from standard input, too. Read one of them from a file."
            )
        }
        let isTerminal = isatty(0) == 1 && isatty(2) == 1
        guard isScript || (choices.isEmpty && !readsInput && isTerminal) else { return action }
        return action.interactive
    }
}
