// LeftOutList.swift: counts the inputs of a batch that are not pages: files by name, records and entries of containers.

package import ContainerProtocol
import FilePaths

/// The inputs that were omitted, with their places.
package struct LeftOutList: Sendable {
    /// The maximum number of containers to list separately; further ones are counted together.
    private static let maximumContainers = 1000

    /// The skipped files of folders.
    package var files = LeftOutCensus()
    private var containers: [(path: FilePath, census: LeftOutCensus)] = []
    /// The number of skipped records and entries of containers.
    package private(set) var contained = 0

    /// An empty list.
    package init() {}

    /// Adds parts of a container.
    mutating func add(_ group: LeftOut, of path: FilePath) {
        contained = contained.addingReportingOverflow(group.count).partialValue
        if containers.last?.path != path {
            let isFull = containers.count >= Self.maximumContainers
            if !isFull {
                containers.append((path, LeftOutCensus()))
            } else {
                containers[containers.count - 1].path = "other containers"
            }
        }
        containers[containers.count - 1].census.add(group)
    }

    /// The total number.
    package var count: Int { files.count + contained }

    /// All kinds with their places: folders, or a container.
    package var groups: [(place: String, group: LeftOut)] {
        files.groups.map { ("folders", $0) }
            + containers.flatMap { path, census in census.groups.map { (path.description, $0) } }
    }
}
