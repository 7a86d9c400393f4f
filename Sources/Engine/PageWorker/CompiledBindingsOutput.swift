// CompiledBindingsOutput.swift: what `webaction compile-bindings` has the worker do.

import Isolation
import WebRuntime

/// Compiles the bindings and writes the file that `Worker` takes to standard output.
///
/// - Returns: Whether the engine can; standard error says why it can't.
package func writeCompiledBindings() -> Bool {
    do {
        guard let bytes = try CompiledBindings.make() else {
            StandardError.write(
                "this JavaScriptCore does not give its compiled code, or the build has no build ID.",
                prefix: ""
            )
            return false
        }
        return writeAll(descriptor: 1, bytes: bytes) == nil
    } catch {
        StandardError.write("\(error)", prefix: "")
        return false
    }
}
