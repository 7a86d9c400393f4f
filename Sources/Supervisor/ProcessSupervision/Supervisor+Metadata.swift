// Supervisor+Metadata.swift: reads the metadata of userscripts in the worker: their text is untrusted.

import PageProtocol
package import ScriptMetadata
import Wire

/// Why a worker without a page has no answer.
package struct MetadataError: Error, Equatable, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String

    init(_ description: String) { self.description = description }
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
        let output = try performWithoutPage(
            .readMetadata(MetadataJob(sources: sources)),
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
            switch answer {
            case .metadata(let metadata): .success(metadata)
            case .refused(let reason): .failure(MetadataError(reason))
            }
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
