// World+Extension.swift: runs of an extension's script, with their usual inputs.

import PropertyValues
import WebRuntime

extension World {
    /// Evaluates an extension's script and calls its run().
    func runExtension(
        source: String,
        sourceURL: String,
        extensionName: String,
        extraArguments: PropertyValue? = nil,
        timeout: Double = 2
    ) -> PayloadOutcome {
        runExtension(
            ScriptCall(
                source: source,
                sourceURL: sourceURL,
                extensionName: extensionName,
                extraArguments: extraArguments,
                timeout: timeout
            )
        )
    }
}
