// RunArguments.swift: the options of all commands that run pages through an extension.

import ArgumentParser
import ExtensionHost
import FilePaths
import PageProtocol
import RunEngine

/// The options of a page's run. `RunOptions` is their parsed form.
///
/// NB: Each level of option groups multiplies the time of the argument parser, so this one is not nested in another of its kind.
struct RunArguments: ParsableArguments {
    @OptionGroup
    var steps: StepArguments
    @OptionGroup
    var reading: ReadingArguments
    @OptionGroup
    var environment: PageResourceArguments
    /// `--time` and `--seed`.
    @OptionGroup
    var reproducibility: ReproducibilityArguments
    /// `--values`.
    @OptionGroup
    var stored: ScriptValueArguments

    /// The options of the runs.
    ///
    /// - Parameter writing: How pages are written, if the command writes them.
    func options(
        for extensions: [ExtensionToRun],
        order: ExtensionOrder = .chain,
        writing: WritingArguments? = nil
    ) throws -> RunOptions {
        var options = RunOptions(extensions)
        if let writing { options.writing = writing.options }
        options.order = order
        options.selection = steps.selection
        options.loadOptions = try environment.loadOptions(reading: reading)
        // NB: `run` replaces it by `drawn`, a batch by the values in its journal.
        options.reproducibility = reproducibility.given
        options.timeout = steps.timeout
        options.values = try stored.store()
        options.answers = try stored.messageAnswers()
        return options
    }
}
