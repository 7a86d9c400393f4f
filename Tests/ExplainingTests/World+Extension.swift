// World+Extension.swift: runs of an extension's script, with their usual inputs.

import WebRuntime

extension World {
    /// Evaluates an extension's script and calls its run().
    func runExtension(source: String, sourceURL: String, extensionName: String) -> PayloadOutcome {
        runExtension(
            ScriptCall(
                source: source,
                sourceURL: sourceURL,
                extensionName: extensionName,
                timeout: 2
            )
        )
    }
}
