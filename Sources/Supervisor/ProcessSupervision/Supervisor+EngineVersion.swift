// Supervisor+EngineVersion.swift: the version of the engine that page workers run scripts with.

extension Supervisor {
    /// The version of JavaScriptCore; nil if the worker does not say it.
    ///
    /// - Throws: The system's reason for not starting a worker.
    package func engineVersion() throws(SupervisorError) -> String? {
        guard let result = try runWorker(["--engine-version"]), result.code == 0, !result.output.isEmpty else {
            return nil
        }
        return String(decoding: result.output, as: UTF8.self)
    }
}
