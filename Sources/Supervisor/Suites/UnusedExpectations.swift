// UnusedExpectations.swift: finds expectation files that no case uses: those of a removed or renamed case, or with a misspelled name.
// Their authors assume that they are checked.

import ExtensionModel
import FilePaths
import Foundation

/// An expectation file, or a folder of them, that no case uses.
package struct UnusedExpectation: Equatable, Sendable, CustomStringConvertible {
    package var path: String
    /// The name that was probably intended.
    package var meant: String?

    /// The finding in one sentence.
    package var description: String {
        "\(path): no case uses it" + (meant.map { "; did you mean \($0)?" } ?? ".")
    }
}

extension SuiteCase {
    /// The paths of expectations in a suite's folder that none of its cases uses.
    ///
    /// - Parameters:
    ///   - cases: All cases of the suite.
    ///   - parts: For cases with several extensions, the names of the extensions' folders, by case name. For a case not listed,
    ///     any folder counts as used.
    package static func unusedExpectations(
        in suite: String,
        of cases: [SuiteCase],
        parts: [String: [String]]
    ) -> [UnusedExpectation] {
        var used: Set<String> = []
        // Folders of cases with several extensions that did not run, so that their parts are not known.
        var open: Set<String> = []
        for item in cases {
            let folder = item.root.appending(item.expectations).withoutLastSlashes.description
            guard item.extensions.count > 1 else {
                used.insert(folder)
                continue
            }
            if let names = parts[item.name] {
                used.formUnion(names.map { "\(folder)/\($0)" })
            } else {
                open.insert(folder)
            }
        }
        var result: [UnusedExpectation] = []
        let paths = (FileManager.default.enumerator(atPath: suite)?.compactMap { $0 as? String } ?? []).sorted()
        for path in paths {
            let (name, whole) = (path.pathName, suite == "." ? path : "\(suite)/\(path)")
            let folder = path.hasSlash ? whole.parentPath : suite
            let isUsed = used.contains(folder) || open.contains(folder.parentPath)
            if expectationNames.contains(name) {
                if !isUsed { result.append(UnusedExpectation(path: whole)) }
            } else if isUsed, [".json", ".tree"].contains(where: name.hasEnding), !caseFiles.contains(name),
                let meant = nearest(to: name, in: expectationNames, within: 2)
            {
                result.append(UnusedExpectation(path: whole, meant: meant))
            }
        }
        return result
    }

    private static let caseFiles = ["case.json", "suite.json"]
}
