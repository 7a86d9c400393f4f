// RunArguments.swift: the options of all commands that run pages through an extension.

import ArgumentParser
import ExtensionModel
import Supervision

extension RunExtension {
    /// Creates the parts of a bundle.
    ///
    /// - Parameter isNamedByBundle: Whether the script's name is independent of the bundle's location.
    init(_ found: BundleUse, action: NativeAction, isNamedByBundle: Bool = false) throws {
        self.init(
            identifier: found.bundle.identifier,
            name: found.bundle.name,
            script: try found.script(isNamedByBundle: isNamedByBundle),
            action: action,
            callsFinalize: found.bundle.point.callsFinalize
        )
    }
}

/// The command-line options for running pages through an extension. `RunOptions` is their parsed form.
struct RunArguments: ParsableArguments {
    @OptionGroup
    var writing: WritingArguments
    @OptionGroup
    var steps: StepArguments
    @OptionGroup
    var reading: ReadingArguments
    @OptionGroup
    var environment: PageEnvironmentArguments
    @OptionGroup
    var origin: OriginArguments

    /// The options of the pages' runs.
    ///
    /// - Parameter actions: The native action of each extension.
    func options(
        for found: [BundleUse],
        _ actions: [NativeAction],
        order: ExtensionOrder = .chain
    ) throws -> RunOptions {
        var options = RunOptions(try zip(found, actions).map { try RunExtension($0, action: $1) })
        options.order = order
        options.selection = steps.selection
        options.loadOptions = try environment.loadOptions(reading: reading)
        options.origin = origin.given
        options.writing = writing.options
        options.timeout = steps.timeout
        return options
    }
}
