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

/// A script with metadata, or the content scripts of an extension.
struct NamedScript {
    /// The file's name.
    let name: String
    let path: String
    /// The kind with its article.
    let noun: String
    let kind: ScriptKind
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
        let described = try supervisor.describe(scripts.map { ($0.kind, $0.bytes) })
        // NB: An extension has several lists of patterns. `owners` has the number of the script for each list.
        var patterns: [AddressPatterns] = []
        var owners: [Int] = []
        for (number, script) in described.enumerated() {
            guard let lists = try? script.get().patterns else { continue }
            patterns += lists
            owners += lists.map { _ in number }
        }
        let session = try AddressMatchingSession(supervisor, patterns: patterns)
        var decisions: [Int: AddressDecision] = [:]
        for found in try session.decisions(for: [MatchJob.Address(url)])[0] {
            let owner = owners[found.script]
            if decisions[owner]?.runs != true { decisions[owner] = found.decision }
        }
        var mistakes: [Int: Int] = [:]
        for warning in session.takeWarnings() where !warning.isRemark {
            let owner = owners[warning.script]
            mistakes[owner, default: 0] += 1
            if mistakes[owner, default: 0] > AddressPatterns.listedMistakes { continue }
            let pattern = AddressPatterns.shown(warning.pattern)
            printError("\(scripts[owner].name): \(pattern): \(warning.problem).", prefix: "warning: ")
        }
        for (owner, count) in mistakes.sorted(by: { $0.key < $1.key }) where count > AddressPatterns.listedMistakes {
            let others = count - AddressPatterns.listedMistakes
            printError("\(scripts[owner].name): further patterns with mistakes: \(others).", prefix: "warning: ")
        }
        return described.enumerated().map { number, result in
            switch result {
            case .failure(let error): return ScriptDecision(runs: false, reason: error.description)
            case .success(let script):
                let decision = decisions[number] ?? .unmatched
                let name = script.name.isEmpty ? nil : script.name
                return ScriptDecision(name: name, runs: decision.runs, reason: decision.reason)
            }
        }
    }
}
