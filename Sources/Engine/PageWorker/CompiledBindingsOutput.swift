// CompiledBindingsOutput.swift: the worker's part of `webaction compile-bindings` and `webaction doctor`.

package import FilePaths
import Isolation
import WebRuntime

/// Compiles the bindings and writes the file that `Worker` reads to standard output.
///
/// - Returns: Whether the engine can do so; otherwise the cause is written to standard error.
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

/// Whether the compiled bindings at `path` are for this build and for the JavaScriptCore that it runs with.
package func canUseCompiledBindings(_ path: FilePath) -> Bool { CompiledBindings.isUsable(path) }
