// SuiteSelection.swift: selects the cases of a suite to run: cases with "skip" are skipped, and if any case has "only", the others are
// omitted.

import FilePaths

/// The cases of a suite, by selection.
package struct SuiteSelection: Sendable {
    /// The cases to run.
    package let cases: [SuiteCase]
    /// The cases with "skip".
    package let skipped: [SuiteCase]
    /// The number of cases omitted because others have "only".
    package let leftOut: Int

    /// Selects among the cases, keeping their order.
    package init(_ all: [SuiteCase]) {
        let chosen = all.contains(where: \.isOnly) ? all.filter(\.isOnly) : all
        cases = chosen.filter { $0.skip == nil }
        skipped = chosen.filter { $0.skip != nil }
        leftOut = all.count - chosen.count
    }

    /// Inserts the skipped cases into the results, ordered by name.
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
