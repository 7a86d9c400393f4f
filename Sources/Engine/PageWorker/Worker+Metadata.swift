// Worker+Metadata.swift: jobs without a page: it reads the metadata of userscripts and manifests, and matches addresses with patterns.

import AddressMatching
import PageProtocol
import ScriptEngine
import ScriptMetadata
import WebRuntime
import Wire

/// The patterns of the last match job.
struct KeptPatterns {
    let scripts: MatchJob.Scripts
    let matcher: AddressMatcher
    let expressions: ExpressionMatcher
    /// The number of notes on expressions that were sent.
    var sentNotes = 0
}

extension Worker {
    func readMetadata(_ job: MetadataJob) -> JobResult {
        let answers = job.sources.map { source -> MetadataAnswer in
            do {
                switch job.dialect {
                case .userscript: return .metadata(try UserscriptMetadata(source: source))
                case .webExtension:
                    var manifest = try WebExtensionManifest(json: source)
                    manifest.host = manifest.addressHost
                    return .manifest(manifest)
                }
            } catch {
                return .refused("\(error)")
            }
        }
        var writer = ByteWriter()
        writer.write(list: answers) { $0.write($1) }
        return JobResult(.completed, output: writer.bytes)
    }

    func match(_ job: MatchJob) -> JobResult {
        var faults: [MatchAnswer.Fault] = []
        if let scripts = job.scripts {
            do throws(ScriptError) { keptPatterns = try compiled(scripts) } catch {
                return JobResult(.internalError, detail: "the patterns cannot be compiled: \(error.message).")
            }
            faults = keptPatterns.map(patternFaults) ?? []
        }
        guard let kept = keptPatterns else {
            return JobResult(.internalError, detail: "the worker was given addresses without scripts.")
        }
        let decisions = job.addresses.map { address in
            kept.matcher.decisions(for: address.url, opener: address.opener, expressions: kept.expressions.matches)
                .map { MatchAnswer.Decision(script: $0.script, decision: $0.decision) }
        }
        faults += newNotes()
        var writer = ByteWriter()
        writer.write(MatchAnswer(decisions: decisions, faults: faults))
        return JobResult(.completed, output: writer.bytes)
    }

    private func compiled(_ scripts: MatchJob.Scripts) throws(ScriptError) -> KeptPatterns {
        let suffixes = scripts.suffixes.isEmpty ? nil : PublicSuffixList(scripts.suffixes)
        let matcher = AddressMatcher(scripts.patterns, suffixes: suffixes)
        let announce: (Int) -> Void = { [unowned self] in
            // NB: Without a supervisor there is no receiver; the job loop ends at its next read.
            try? send(.trying(expression: $0))
        }
        let expressions = try ExpressionMatcher(
            matcher.expressions,
            vm: vm,
            endsProcess: true,
            skipping: Set(scripts.skipped),
            announcing: scripts.announces ? announce : nil
        )
        return KeptPatterns(scripts: scripts, matcher: matcher, expressions: expressions)
    }

    private func patternFaults(_ kept: KeptPatterns) -> [MatchAnswer.Fault] {
        kept.matcher.faults.enumerated().flatMap { script, patterns in
            patterns.map { pattern in
                MatchAnswer.Fault(
                    script: script,
                    pattern: pattern.pattern,
                    problem: pattern.faults.map(\.description).joined(separator: "; "),
                    isRemark: pattern.faults.allSatisfy(\.isRemark)
                )
            }
        }
    }

    /// What expressions did since the last job.
    private func newNotes() -> [MatchAnswer.Fault] {
        guard let kept = keptPatterns else { return [] }
        let notes = kept.expressions.notes.dropFirst(kept.sentNotes)
        keptPatterns?.sentNotes += notes.count
        return notes.map { number, note in
            MatchAnswer.Fault(
                script: kept.matcher.scriptsOfExpressions[number],
                pattern: "/\(kept.matcher.expressions[number])/",
                problem: note.clause
            )
        }
    }
}
