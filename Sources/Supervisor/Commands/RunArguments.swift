// RunArguments.swift: the options of all commands that take pages through an extension.

import ArgumentParser
import ExtensionModel
import Supervision

extension RunExtension {
    /// A bundle's parts.
    ///
    /// - Parameter isNamedByBundle: Whether the script's name is to be the same wherever the bundle lies.
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

/// How pages are taken through an extension. What a person may say of it is here; `RunOptions` is what becomes of that.
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

    /// The options of runs.
    ///
    /// - Parameter actions: What answers the payload of each extension.
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
