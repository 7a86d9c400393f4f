// ManyPagesArguments.swift: the options of commands that take many pages through an extension.

import ArgumentParser
import RunEngine

/// The options of commands that take many pages through an extension.
struct ManyPagesArguments: ParsableArguments {
    @OptionGroup
    var writing: WritingArguments
    @OptionGroup
    var arguments: RunArguments
    @Option(help: ArgumentHelp("The memory limit of a worker, in megabytes.", valueName: "mb"))
    var memory: Int?

    func validate() throws {
        if let memory, !(64...1_048_576).contains(memory) {
            throw ValidationError("--memory takes megabytes, from 64 to 1048576.")
        }
    }

    /// The options of the pages' runs.
    func options(for extensions: [ExtensionToRun], order: ExtensionOrder) throws -> RunOptions {
        var options = try arguments.options(for: extensions, order: order, writing: writing)
        options.workerMemory = memory.map { $0 << 20 }
        return options
    }
}
