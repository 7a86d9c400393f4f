// Documents.swift: the paths of the project's documents, for messages that refer to them.

import FilePaths

/// The folder of the installed documents; nil for a program that was built but not installed.
private let installedDocuments: String? = {
    guard let prefix = launcher()?.parentPath.parentPath else { return nil }
    let folder = prefix + "/share/doc/webaction"
    return entryKind(folder + "/docs") == .folder ? folder : nil
}()

/// The path of an installed document; for a program that is not installed, its path in the project.
///
/// - Parameter place: An installed file or folder of the project, such as `docs/hosts.md`.
package func documentPath(_ place: String) -> String { installedDocuments.map { "\($0)/\(place)" } ?? place }
