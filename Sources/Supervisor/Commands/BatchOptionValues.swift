// BatchOptionValues.swift: parses the values of --shard and --records.

import ArgumentParser
import Batch
import ContainerProtocol

extension Shard {
    /// Parses a part of the pages.
    static func of(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else { throw ValidationError("it takes i/n, such as 2/5") }
        return shard
    }
}

extension PageRecords: ExpressibleByArgument {
    /// A comma-separated list of types.
    package init?(argument: String) { self.init(list: argument) }

    package static var allValueStrings: [String] { names.map(\.name) }

    package var defaultValueDescription: String { "response,resource" }
}
