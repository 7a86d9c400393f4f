// SuiteSelection.swift: which cases of a suite are run: not those that say "skip", and where some say "only", no others.

import FilePaths

/// The cases of a suite by what is done with them.
package struct SuiteSelection: Sendable {
    /// Those that are run.
    package let cases: [SuiteCase]
    /// Those that say why they are not.
    package let skipped: [SuiteCase]
    /// How many are left out because others say "only".
    package let leftOut: Int

    /// Sorts out the cases, which keep their order.
    package init(_ all: [SuiteCase]) {
        let chosen = all.contains(where: \.isOnly) ? all.filter(\.isOnly) : all
        cases = chosen.filter { $0.skip == nil }
        skipped = chosen.filter { $0.skip != nil }
        leftOut = all.count - chosen.count
    }

    /// Puts skipped cases among the results, in the order of names.
    package func results(_ results: [CaseResult]) -> [CaseResult] {
        let others = skipped.map { item in
            var result = CaseResult(name: item.name, source: item.source, seconds: 0, findings: [], trouble: nil)
            result.skipped = item.skip
            return result
        }
        if others.isEmpty { return results }
        return (results + others).sorted { FilePath($0.name) < FilePath($1.name) }
    }
}
