// Supervisor+Metadata.swift: reads the metadata of userscripts and the manifests of web extensions in the worker: they are untrusted.

package import PageProtocol
package import ScriptMetadata
import Wire

/// Why a worker without a page has no answer.
package struct MetadataError: Error, Equatable, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String

    init(_ description: String) { self.description = description }
}

/// What a script says of itself: its name, and the pages on which it runs.
package struct DescribedScript: Equatable, Sendable {
    package let name: String
    /// The script runs on a page if one of these lists of patterns says so.
    package let patterns: [AddressPatterns]
}

extension Supervisor {
    /// The time in seconds after which a worker is killed that reads metadata or compiles patterns.
    static let metadataLimit = 30.0

    /// Reads the metadata of userscripts, in order.
    ///
    /// - Parameter sources: The scripts' bytes.
    /// - Returns: For each script the metadata, or the sentence that refuses it.
    package func readMetadata(of sources: [[UInt8]]) throws(MetadataError) -> [Result<
        UserscriptMetadata, MetadataError
    >] {
        try answers(.userscript, sources) { answer in
            if case .metadata(let metadata) = answer { metadata } else { nil }
        }
    }

    /// Reads the manifest of a web extension.
    ///
    /// - Returns: The manifest, or the sentence that refuses it.
    package func readManifest(_ json: [UInt8]) throws(MetadataError) -> Result<WebExtensionManifest, MetadataError> {
        try readManifests([json])[0]
    }

    private func readManifests(_ sources: [[UInt8]]) throws(MetadataError) -> [Result<
        WebExtensionManifest, MetadataError
    >] {
        try answers(.webExtension, sources) { answer in
            if case .manifest(let manifest) = answer { manifest } else { nil }
        }
    }

    /// The size of a job after which another one begins, in bytes of sources.
    private static let describedAtOnce = 32 << 20

    /// Reads the descriptions of scripts whose kinds have patterns, many in one job.
    package func describe(
        _ scripts: [(kind: ScriptKind, source: [UInt8])]
    ) throws(MetadataError) -> [Result<DescribedScript, MetadataError>] {
        var described: [Result<DescribedScript, MetadataError>] = []
        while described.count < scripts.count {
            let start = described.count
            let kind = scripts[start].kind
            var (end, size) = (start, 0)
            while end < scripts.count, scripts[end].kind == kind, size < Self.describedAtOnce {
                size += scripts[end].source.count
                end += 1
            }
            let sources = scripts[start..<end].map(\.source)
            if kind == .contentScript {
                described += try readManifests(sources).map { answer in
                    answer.map { DescribedScript(name: $0.name, patterns: $0.patterns) }
                }
            } else {
                described += try readMetadata(of: sources).map { answer in
                    answer.map { DescribedScript(name: $0.name, patterns: [$0.patterns]) }
                }
            }
        }
        return described
    }

    private func answers<Value>(
        _ dialect: AddressPatterns.Dialect,
        _ sources: [[UInt8]],
        _ value: (MetadataAnswer) -> Value?
    ) throws(MetadataError) -> [Result<Value, MetadataError>] {
        let output = try performWithoutPage(
            .readMetadata(MetadataJob(dialect, sources: sources)),
            bytes: sources.reduce(0) { $0 + $1.count }
        )
        let answers: [MetadataAnswer]
        do throws(WireError) {
            var reader = ByteReader(output)
            answers = try reader.readList { reader throws(WireError) in try MetadataAnswer(from: &reader) }
            try reader.finish()
        } catch {
            throw MetadataError("the page worker sent invalid metadata: \(error.description).")
        }
        guard answers.count == sources.count else {
            throw MetadataError(
                "the page worker sent the metadata of \(answers.count) scripts instead of \(sources.count)."
            )
        }
        return answers.map { answer in
            if case .refused(let reason) = answer { return .failure(MetadataError(reason)) }
            return value(answer).map { .success($0) }
                ?? .failure(MetadataError("the page worker sent metadata of another kind."))
        }
    }

    /// Performs a job without a page and returns its output.
    ///
    /// - Parameters:
    ///   - bytes: The size of the job, which determines its limits.
    ///   - onTrial: Called with each expression that the worker announces.
    func performWithoutPage(
        _ job: Job,
        bytes: Int,
        onTrial: (Int) -> Void = { _ in }
    ) throws(MetadataError) -> [UInt8] {
        let result: JobResult
        do throws(SupervisorError) {
            result = try perform(
                job,
                seconds: Self.metadataLimit,
                memory: MemoryLimits(pageBytes: bytes),
                onTrial: onTrial
            )
        } catch {
            throw MetadataError(error.description)
        }
        guard result.reason == .completed, let output = result.output else { throw MetadataError(result.detail) }
        return output
    }
}
