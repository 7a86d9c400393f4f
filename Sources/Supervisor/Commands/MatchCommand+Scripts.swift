// MatchCommand+Scripts.swift: scripts that name their pages in their metadata: a worker reads these, and matches them with the page's URL.

import ExtensionModel
import PageProtocol
import ProcessSupervision
import ScriptMetadata

/// What `match` evaluates.
enum MatchCandidate {
    case bundle(FoundExtension)
    case script(NamedScript)
}

/// A script with metadata.
struct NamedScript {
    /// The file's name.
    let name: String
    let path: String
    /// The kind with its article.
    let noun: String
    let bytes: [UInt8]
}

/// Whether a script runs on the page.
struct ScriptDecision {
    /// The name in the metadata; nil: there is none.
    var name: String?
    let runs: Bool
    /// Why, as a clause.
    let reason: String
}

extension MatchCommand {
    /// Decides for each script whether it runs on the page.
    ///
    /// - Parameter url: The page's URL; nil: the input is no page.
    func decided(_ scripts: [NamedScript], for url: String?) throws -> [ScriptDecision] {
        if scripts.isEmpty { return [] }
        guard let url else {
            return scripts.map { ScriptDecision(runs: false, reason: "\($0.noun) runs on pages only") }
        }
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        do throws(MetadataError) { return try decide(scripts, for: url, supervisor) } catch {
            throw CommandError.failed(error.description)
        }
    }

    private func decide(
        _ scripts: [NamedScript],
        for url: String,
        _ supervisor: Supervisor
    ) throws(MetadataError) -> [ScriptDecision] {
        let metadata = try supervisor.readMetadata(of: scripts.map(\.bytes))
        let readable = metadata.compactMap { try? $0.get() }
        let session = try AddressMatchingSession(supervisor, patterns: readable.map(\.patterns))
        let found = try session.decisions(for: [MatchJob.Address(url)])[0]
        let decisions = Dictionary(found.map { ($0.script, $0.decision) }) { first, _ in first }
        let names = zip(scripts, metadata).compactMap { script, metadata in
            (try? metadata.get()).map { _ in script.name }
        }
        for warning in session.takeWarnings() where !warning.isRemark {
            printError("\(names[warning.script]): \(warning.pattern): \(warning.problem).", prefix: "warning: ")
        }
        var number = 0
        return metadata.map { result in
            switch result {
            case .failure(let error): return ScriptDecision(runs: false, reason: error.description)
            case .success(let metadata):
                defer { number += 1 }
                let decision = decisions[number] ?? .unmatched
                let name = metadata.name.isEmpty ? nil : metadata.name
                return ScriptDecision(name: name, runs: decision.runs, reason: decision.reason)
            }
        }
    }
}
