// Documents.swift: where the project's documents are for whoever reads a message that refers to one.

import FilePaths

/// The folder into which the program's installation put the documents; nil for a program that was built and not installed.
private let installedDocuments: String? = {
    guard let prefix = launcher()?.parentPath.parentPath else { return nil }
    let folder = prefix + "/share/doc/webaction"
    return entryKind(folder + "/docs") == .folder ? folder : nil
}()

/// The path of a document where it is installed; of a program that is not installed, its place in the project.
///
/// - Parameter place: A file or a folder of the project that is installed, such as `docs/hosts.md`.
package func documentPath(_ place: String) -> String { installedDocuments.map { "\($0)/\(place)" } ?? place }
