// AskingPerson.swift: who is asked when an action with a view waits for a person: the one at the terminal, or the lines on
// standard input that --choices - reads.

import Glibc
import Supervision

extension ActionArguments {
    /// The action with the person who is asked, if one is.
    ///
    /// - Parameter readsInput: Whether standard input is the page.
    func attended(_ action: NativeAction, readsInput: Bool) throws -> NativeAction {
        let isScript = readsSteps
        if isScript, readsInput {
            throw CommandError.usage(
                "--choices -: the page is read from standard input, too. Read one of them from a file."
            )
        }
        let isTerminal = isatty(0) == 1 && isatty(2) == 1
        guard isScript || (choices.isEmpty && !readsInput && isTerminal) else { return action }
        return action.askingPerson
    }
}
