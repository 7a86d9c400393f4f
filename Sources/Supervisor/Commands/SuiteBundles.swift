// SuiteBundles.swift: the bundles that a suite names. Installed ones are the user's own choice; of any other, the suite's folder has
// all that is compiled, read or run of it.

import ExtensionModel
import FilePaths
import Suites

/// Refuses bundles that lie outside of the suite, or take sources from there, before anything is compiled or run.
///
/// Whatever cannot be found is said in its case.
func checkBundles(of cases: [SuiteCase], in suite: SuiteFolder) throws(SuiteError) {
    var known: [String: [FilePath]] = [:]
    var named: [NamedPath] = []
    for item in cases {
        for bundle in item.extensions.map(\.bundle) {
            let files = known[bundle] ?? namedFiles(of: bundle, in: suite)
            known[bundle] = files
            named += files.map { NamedPath(item, "extension", $0, isFolder: false) }
        }
    }
    try suite.check(named)
}

/// The files that a bundle would be read from; none of an installed one.
private func namedFiles(of name: String, in suite: SuiteFolder) -> [FilePath] {
    guard let use = try? findBundle(name, allowing: suite.allowed) else { return [] }
    if !name.hasSlash, extensionSearch().isInstalled(use.bundle) { return [] }
    return use.readSources
}
