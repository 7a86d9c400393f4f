// UnusedExpectations.swift: files with what is expected that no case is compared with: of a case that went or was renamed, or under
// a name that is nearly right. Whoever wrote them believes that they are checked.

import ExtensionModel
package import FilePaths
import Foundation

/// A file with expectations, or a folder of them, that no case uses.
package struct UnusedExpectation: Equatable, Sendable, CustomStringConvertible {
    package var path: String
    /// The name that is probably meant.
    package var meant: String?

    /// A sentence for people.
    package var description: String {
        "\(path): no case uses it" + (meant.map { "; did you mean \($0)?" } ?? ".")
    }
}

extension SuiteCase {
    /// The expectations in the folder of a suite that none of its cases uses, by their paths.
    ///
    /// - Parameters:
    ///   - cases: All cases of the suite.
    ///   - parts: The folders' names of each extension, by the names of cases with several; of others any folder counts.
    package static func unusedExpectations(
        in suite: String,
        of cases: [SuiteCase],
        parts: [String: [String]]
    ) -> [UnusedExpectation] {
        var used: Set<String> = []
        // Folders of cases with several extensions whose parts are not known, since they did not run.
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
