// SuiteBundles.swift: checks the bundles that a suite names. Installed bundles are the user's own choice; any other bundle must have
// all that is compiled, read or run inside the suite's folder.

import ExtensionHost
import ExtensionModel
import FilePaths
import RunEngine
import Suites

extension SuiteBundle {
    /// Prepares a bundle for a suite. Scripts are named relative to their bundles, so that results do not depend on where these are.
    ///
    /// - Parameter startsAction: Whether the native action is started, so that its sources must compile.
    init(_ found: ResolvedExtension, startsAction: Bool, grants: ActionGrants) throws {
        var parts = try found.partsWithoutAction(isNamedByBundle: true)
        if startsAction { parts.action = try found.action(grants: grants) }
        self.init(path: found.bundle.path, parts: parts)
    }
}

/// Refuses bundles outside the suite, or with sources outside it, before anything is compiled or run.
///
/// Bundles that cannot be found are reported in their cases.
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

/// The files that a bundle would be read from; empty for an installed one.
private func namedFiles(of name: String, in suite: SuiteFolder) -> [FilePath] {
    guard let use = try? findBundle(name, allowing: suite.allowed) else { return [] }
    if !name.hasSlash, extensionSearch().isInstalled(use.bundle) { return [] }
    return use.readSources
}
