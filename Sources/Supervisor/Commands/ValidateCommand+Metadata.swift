// ValidateCommand+Metadata.swift: the metadata of a userscript, which a worker reads, and a page on which it can be tried.

import PageProtocol
import ProcessSupervision
import ScriptMetadata
import Validation

extension ValidateCommand {
    /// The findings in the metadata of a userscript or in a manifest, and the URL of a page on which it runs; nil: none was found.
    func metadataFindings(_ script: ScriptInput, _ kind: ScriptKind) throws -> ([Finding], url: String?) {
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        do throws(MetadataError) {
            let checked: CheckedScript
            switch try read(script, kind, supervisor) {
            case .success(let value): checked = value
            case .failure(let refusal):
                return ([finding(onMetadataOf: script.name, refusedFor: refusal.description)], nil)
            }
            let session = try AddressMatchingSession(supervisor, patterns: checked.patterns)
            // NB: The faults of expressions are found when addresses are matched.
            let addresses = sampleAddresses(of: checked.patterns)
            let decisions = try session.decisions(for: addresses.map { MatchJob.Address($0) })
            let place = decisions.firstIndex { $0.contains { $0.decision.runs } }
            var found = checked.findings(
                session.takeWarnings().map {
                    PatternMistake(pattern: $0.pattern, problem: $0.problem, isRemark: $0.isRemark)
                }
            )
            if place == nil {
                let text = "No address was found on which the script runs, so it was not tried."
                found.append(Finding(.note, "script-trial", file: script.name, text))
            }
            return (found, place.map { addresses[$0] })
        } catch {
            throw CommandError.failed("\(script.name): \(error.description)")
        }
    }

    /// The patterns of a script, and a function that finds its mistakes, those in its patterns included.
    private func read(
        _ script: ScriptInput,
        _ kind: ScriptKind,
        _ supervisor: Supervisor
    ) throws(MetadataError) -> Result<CheckedScript, MetadataError> {
        if kind == .contentScript {
            return try supervisor.readManifest(script.bytes).map { manifest in
                CheckedScript(patterns: manifest.patterns) {
                    Validation.findings(inManifest: manifest, file: script.name, patterns: $0)
                }
            }
        }
        return try supervisor.readMetadata(of: [script.bytes])[0].map { metadata in
            CheckedScript(patterns: [metadata.patterns]) {
                Validation.findings(inMetadata: metadata, file: script.name, source: script.bytes, patterns: $0)
            }
        }
    }
}

/// A script whose metadata or manifest were read.
private struct CheckedScript {
    let patterns: [AddressPatterns]
    let findings: ([PatternMistake]) -> [Finding]
}

/// The most addresses that are made of patterns: each is tried with all patterns.
private let mostSamples = 50
/// The longest pattern of which an address is made, in bytes.
private let longestSample = 2048

/// Addresses that some of the patterns may match: their texts, with something simple in the place of each wildcard.
private func sampleAddresses(of patterns: [AddressPatterns]) -> [String] {
    let share = max(1, mostSamples / max(patterns.count, 1))
    let texts = patterns.prefix(mostSamples).flatMap { list in
        (list.matches + list.includes).lazy
            .filter { $0.utf8.count <= longestSample && !AddressPatterns.isExpression($0) }.prefix(share)
    }
    return ["https://example.com/"]
        + texts.map { pattern in
            var text = pattern.replacing("*://", with: "https://").replacing("http*://", with: "https://")
            // NB: A glob demands the dot.
            text = text.replacing("://*.", with: "://www.").replacing("://*/", with: "://example.com/")
            text = text.replacing(".tld/", with: ".com/").replacing(".*/", with: ".com/")
            return text.replacing("*", with: "")
        }
}
