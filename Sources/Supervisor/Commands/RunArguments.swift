// RunArguments.swift: the options of all commands that run pages through an extension.

import ArgumentParser
import ExtensionHost
import FilePaths
import PageProtocol
import RunEngine

/// The options of a page's run. `RunOptions` is their parsed form.
struct PageRunArguments: ParsableArguments {
    @OptionGroup
    var steps: StepArguments
    @OptionGroup
    var reading: ReadingArguments
    @OptionGroup
    var environment: PageEnvironmentArguments
    @OptionGroup
    var reproducibility: ReproducibilityArguments

    /// The options of the runs.
    func options(for extensions: [RunExtension], order: ExtensionOrder = .chain) throws -> RunOptions {
        var options = RunOptions(extensions)
        options.order = order
        options.selection = steps.selection
        options.loadOptions = try environment.loadOptions(reading: reading)
        options.reproducibility = reproducibility.given
        options.timeout = steps.timeout
        return options
    }
}

/// The options of a page's run and of the page that it writes.
struct RunArguments: ParsableArguments {
    @OptionGroup
    var writing: WritingArguments
    @OptionGroup
    var page: PageRunArguments

    /// The options of the runs.
    func options(for extensions: [RunExtension], order: ExtensionOrder = .chain) throws -> RunOptions {
        var options = try page.options(for: extensions, order: order)
        options.writing = writing.options
        return options
    }
}
