// AddressMatchingSession.swift: asks a worker which scripts run on pages with some addresses.
//
// The worker keeps the patterns from job to job. An expression that never returns ends it. Then the same addresses are given to a new worker,
// which announces each expression before it tries it; the last one that it announced is not tried again in this session.

import FilePaths
import Isolation
package import PageProtocol
package import ScriptMetadata
import Wire

/// The public suffix list as Debian's package installs it; where that is missing, the one of a relocatable archive, if this is one.
package let publicSuffixFile: String = {
    let system = "/usr/share/publicsuffix/public_suffix_list.dat"
    guard !isReadable(system), let prefix = launcher()?.parentPath.parentPath else { return system }
    let own = prefix + "/lib/webaction/public_suffix_list.dat"
    return isReadable(own) ? own : system
}()

/// The text of the public suffix list.
package func readPublicSuffixes(_ file: String = publicSuffixFile) throws(MetadataError) -> [UInt8] {
    switch readAll(path: FilePath(file), limit: 16 << 20) {
    case .success(let list): return list
    case .failure(let error):
        throw MetadataError(
            "a pattern with .tld needs the list of public suffixes, and \(file) \(error.problem). "
                + "Install Debian's package publicsuffix."
        )
    }
}

/// A session with a worker that has the patterns of some scripts.
package final class AddressMatchingSession {
    /// A warning about a pattern.
    package struct Warning: Equatable, Sendable {
        /// The number of the script, from 0.
        package let script: Int
        /// The pattern as it is written.
        package let pattern: String
        /// What is wrong with it, as a clause.
        package let problem: String
        /// Whether the pattern is matched nevertheless.
        package let isRemark: Bool
    }

    /// The most addresses of one job.
    private static let addressesOfJob = 256
    /// The most expressions that may end a worker; beyond, matching fails.
    private static let mostLosses = 16

    private let supervisor: Supervisor
    private let patterns: [AddressPatterns]
    private let suffixes: [UInt8]
    private var skipped: [Int] = []
    /// The worker that has the patterns.
    private var informed: FrameConnection?
    /// The warnings that were not taken.
    private var warnings: [Warning] = []
    private var known: Set<[String]> = []

    /// Begins a session.
    ///
    /// - Parameters:
    ///   - supervisor: Its worker is used. It waits for that alone, so it must not be one that runs pages meanwhile.
    ///   - patterns: The patterns of scripts, which are then named by their numbers.
    ///   - suffixFile: The public suffix list, read only if a pattern needs it.
    package init(
        _ supervisor: Supervisor,
        patterns: [AddressPatterns],
        suffixFile: String = publicSuffixFile
    ) throws(MetadataError) {
        self.supervisor = supervisor
        self.patterns = patterns
        guard patterns.contains(where: \.needsPublicSuffixes) else {
            suffixes = []
            return
        }
        suffixes = try readPublicSuffixes(suffixFile)
    }

    /// Decides which scripts run on pages.
    ///
    /// - Returns: For each address the decisions by the scripts' numbers: those that run, and those that a pattern excludes.
    package func decisions(
        for addresses: [MatchJob.Address]
    ) throws(MetadataError) -> [[(script: Int, decision: AddressDecision)]] {
        var decisions: [[(script: Int, decision: AddressDecision)]] = []
        var start = 0
        while start < addresses.count {
            let end = min(start + Self.addressesOfJob, addresses.count)
            decisions += try decideRecovering(Array(addresses[start..<end]))
            start = end
        }
        return decisions
    }

    /// Whether a script runs on a page.
    package func decision(_ script: Int = 0, for address: String) throws(MetadataError) -> AddressDecision {
        let found = try decisions(for: [MatchJob.Address(address)])[0]
        return found.first { $0.script == script }?.decision ?? .unmatched
    }

    /// The warnings since the last call: faults of patterns, expressions that took too long. Each is returned once.
    package func takeWarnings() -> [Warning] {
        defer { warnings = [] }
        return warnings
    }

    /// The answer for some addresses, without the expressions that do not return.
    private func decideRecovering(
        _ addresses: [MatchJob.Address]
    ) throws(MetadataError) -> [[(script: Int, decision: AddressDecision)]] {
        do throws(MetadataError) { return try decide(addresses, announced: nil) } catch {
            // NB: Without expressions, nothing can keep a worker busy: the failure is another one.
            guard supervisor.hasLostWorker, patterns.contains(where: { !$0.expressions.isEmpty }) else { throw error }
        }
        while skipped.count < Self.mostLosses {
            var last: Int?
            do throws(MetadataError) {
                return try decide(addresses) { last = $0 }
            } catch {
                guard let last, supervisor.hasLostWorker else { throw error }
                skipped.append(last)
                noteLoss(of: last)
            }
        }
        throw MetadataError("\(Self.mostLosses) expressions of @include or @exclude did not return.")
    }

    private func decide(
        _ addresses: [MatchJob.Address],
        announced: ((Int) -> Void)?
    ) throws(MetadataError) -> [[(script: Int, decision: AddressDecision)]] {
        let worker: FrameConnection
        do throws(SupervisorError) { worker = try supervisor.readyWorker() } catch {
            throw MetadataError(error.description)
        }
        // NB: A worker that announces expressions serves one job, which is slower.
        let isKnown = informed === worker && announced == nil
        informed = announced == nil ? worker : nil
        let scripts = MatchJob.Scripts(
            patterns: patterns,
            suffixes: suffixes,
            skipped: skipped,
            announces: announced != nil
        )
        let job = MatchJob(scripts: isKnown ? nil : scripts, addresses: addresses)
        let output = try supervisor.performWithoutPage(
            .match(job),
            bytes: suffixes.count + patterns.reduce(0) { $0 + $1.size },
            onTrial: announced ?? { _ in }
        )
        let answer: MatchAnswer
        do throws(WireError) {
            var reader = ByteReader(output)
            answer = try MatchAnswer(from: &reader)
            try reader.finish()
        } catch {
            throw MetadataError("the page worker sent invalid decisions: \(error.description).")
        }
        let isValid =
            answer.decisions.count == addresses.count
            && (answer.decisions.joined().map(\.script) + answer.faults.map(\.script)).allSatisfy(
                patterns.indices.contains
            )
        guard isValid else { throw MetadataError("the page worker sent decisions that do not fit the addresses.") }
        for fault in answer.faults { warn(fault.script, fault.pattern, fault.problem, isRemark: fault.isRemark) }
        return answer.decisions.map { $0.map { ($0.script, $0.decision) } }
    }

    private func noteLoss(of expression: Int) {
        var number = expression
        for (script, patterns) in patterns.enumerated() {
            let expressions = patterns.expressions
            if number < expressions.count {
                warn(script, expressions[number], "did not return, and is not tried again", isRemark: false)
                return
            }
            number -= expressions.count
        }
    }

    private func warn(_ script: Int, _ pattern: String, _ problem: String, isRemark: Bool) {
        // NB: A new worker finds the same faults again.
        let kind = problem.hasPrefix("took longer") ? "slow" : problem
        guard known.insert([String(script), pattern, kind]).inserted else { return }
        warnings.append(Warning(script: script, pattern: pattern, problem: problem, isRemark: isRemark))
    }
}

extension Supervisor {
    /// Whether its worker has ended.
    fileprivate var hasLostWorker: Bool { worker?.exit != nil }
}
