// SuiteFiles.swift: the files that the cases of a suite read and write. Installed bundles are the user's own choice; any other bundle must
// have all that is compiled, read or run inside the suite's folder.

import ExtensionHost
import ExtensionModel
package import FilePaths
import RunEngine
import SavedPages
package import UserFiles

/// Refuses bundles outside the suite, or with sources outside it, before anything is compiled or run.
///
/// Bundles that cannot be found are reported in their cases.
package func checkBundles(of cases: [SuiteCase], in suite: SuiteFolder) throws(SuiteError) {
    var known: [String: [FilePath]] = [:]
    var named: [NamedPath] = []
    for item in cases {
        for part in item.extensions {
            let key = "\(part.kind?.name ?? ""):\(part.bundle)"
            let files = known[key] ?? namedFiles(of: part, in: suite)
            known[key] = files
            named += files.map { NamedPath(item, "extension", $0, isFolder: false) }
        }
    }
    try suite.check(named)
}

/// The files that a bundle would be read from; empty for an installed one.
private func namedFiles(of part: SuiteExtension, in suite: SuiteFolder) -> [FilePath] {
    guard let use = part.resolved(in: suite) else { return [] }
    if !part.bundle.hasSlash, let bundle = use.bundle, extensionSearch().isInstalled(bundle) { return [] }
    return use.readSources
}

/// The inputs of cases that are known in advance: their own files, pages and bundles.
package func inputs(of cases: [SuiteCase]) -> [FilePath] {
    cases.flatMap { [FilePath($0.source), FilePath($0.page)] } + resolved(cases).flatMap(\.readFiles)
}

/// The bundles and scripts of cases, each once.
private func resolved(_ cases: [SuiteCase]) -> [ResolvedExtension] {
    var seen: Set<String> = []
    return cases.flatMap { item in
        item.extensions.filter { seen.insert("\($0.kind?.name ?? ""):\($0.bundle)").inserted }
            .compactMap { $0.resolved(in: item.suite) }
    }
}

/// Checks that no expectation file to be written is an input of a case.
package func checkExpectations(
    of cases: [SuiteCase],
    written what: String,
    inputs: [FilePath]
) throws(OutputCollision) {
    try WrittenFiles(cases.flatMap(\.expectationFiles).map { NamedOutput(what, to: $0) }).check(inputs)
}

extension FileStamp {
    /// The stamp of a suite: its files, the bundles, the pages, and their resource roots.
    package init(of suite: SuiteFolder) {
        let cases = (try? SuiteCase.read(suite)) ?? []
        let bundles = Set(resolved(cases).map(\.path))
        let roots = cases.flatMap { [$0.run.loadOptions.resourceRoot, $0.run.loadOptions.requireRoot] }
        let others = Set(cases.map { FilePath($0.page) } + roots.compactMap(\.self))
        self.init(of: ([suite.path] + bundles.sorted()).map { FilePath($0) } + others.sorted())
    }
}
