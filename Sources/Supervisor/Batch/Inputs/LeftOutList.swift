// LeftOutList.swift: what is in a batch's inputs and is no page: files of folders by their names, records and entries of containers.

package import ContainerProtocol
package import FilePaths

/// What was left out, and where it was.
package struct LeftOutList: Sendable {
    /// Containers that are told apart; those behind them are counted together.
    private static let maximumContainers = 1000

    /// Files of folders.
    package var files = LeftOutCensus()
    private var containers: [(path: FilePath, census: LeftOutCensus)] = []
    /// Records and entries of containers.
    package private(set) var contained = 0

    /// Nothing so far.
    package init() {}

    /// Adds what was in a container.
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

    /// How many things there are.
    package var count: Int { files.count + contained }

    /// All kinds, with where they were: in folders, or in a container.
    package var groups: [(place: String, group: LeftOut)] {
        files.groups.map { ("folders", $0) }
            + containers.flatMap { path, census in census.groups.map { (path.description, $0) } }
    }
}
