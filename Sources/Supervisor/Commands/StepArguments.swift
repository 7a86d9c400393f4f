// StepArguments.swift: the options of commands that run scripts on a page: the selection and the time limit.

import ArgumentParser
import RunEngine

/// The option of commands that run scripts on a page.
struct SelectionOption: ParsableArguments {
    @Option(help: "The selection on the page: a CSS selector or a text.")
    var selection: String?

    func validate() throws {
        if selection == "" { throw ValidationError("--selection takes a CSS selector or a text that is not empty.") }
    }
}

/// The options of commands that run an extension on a page: the selection and the time limit.
struct StepArguments: ParsableArguments {
    @OptionGroup
    private var selected: SelectionOption
    @OptionGroup
    private var limit: TimeLimitOption

    /// The page's selection.
    var selection: String? { selected.selection }
    /// The time limit of run() and of finalize(), in seconds.
    var timeout: Double { limit.timeout }
}

/// The option of all commands that run scripts of an extension.
struct TimeLimitOption: ParsableArguments {
    @Option(help: ArgumentHelp("The time limit for run() and for finalize(), in seconds.", valueName: "seconds"))
    var timeout = 2.0

    func validate() throws { try checkTimeout(timeout) }
}

/// Checks the value of `--timeout`, in seconds.
func checkTimeout(_ seconds: Double) throws {
    guard RunOptions.isTimeout(seconds) else { throw ValidationError("--timeout takes \(RunOptions.timeoutForm).") }
}
