// BatchReport.swift: the report of a batch: its settings, its totals, and the failed pages, grouped by reason. It is written from the
// journal piece by piece, so that its size is not limited by memory.

import ContainerProtocol
package import FilePaths
import Isolation
import JSONCoding
import ProcessSupervision
import PropertyValues
import RunEngine

/// Writes reports of a batch.
package struct BatchReport {
    let settings: BatchSettings
    let journal: Journal
    /// Version, date and machine, for HTML pages.
    let facts: [(name: String, value: String)]
    let leftOut: LeftOutList

    /// Creates a report on the current contents of the journal.
    ///
    /// - Parameter leftOut: The inputs that are not pages.
    package init(
        _ settings: BatchSettings,
        journal: Journal,
        facts: [(name: String, value: String)],
        leftOut: LeftOutList
    ) {
        self.settings = settings
        self.leftOut = leftOut
        self.journal = journal
        self.facts = facts
    }

    /// Writes HTML if the path ends with `.html`, otherwise JSON. The file appears only when it is complete.
    package func write(to path: FilePath) throws {
        // NB: Shards may write reports into one folder at the same time.
        let temporary = FilePath(".webaction-report-\(settings.tag)")
        let folder = try openFolder(path.parent)
        let file: AppendingFile
        switch folder.makeFile(temporary) {
        case .success(let descriptor): file = AppendingFile(descriptor: descriptor)
        case .failure(let error): throw OutputError(path: path, error)
        }
        do {
            try write(path.hasEnding(".html")) { text in
                if let code = file.append(Array(text.utf8)) { throw OutputError(path: path, code: code) }
            }
            if let code = file.synchronize() { throw OutputError(path: path, code: code) }
            if let code = folder.move(temporary, to: folder, as: path.name) {
                throw OutputError(path: path, code: code)
            }
        } catch {
            folder.remove(temporary)
            throw error
        }
    }

    private func write(_ isHTML: Bool, _ put: (String) throws -> Void) throws {
        if isHTML { try writeHTML(put) } else { try writeJSON(put) }
    }

    var shownSettings: [(name: String, value: String)] { settings.lasting(from: nil).filter { $0.value != "none" } }

    /// The page of an entry, and the extension if each has its own result.
    private func place(of entry: JournalEntry) -> [(key: String, value: PropertyValue)] {
        [("page", .string(entry.key.description))]
            + (identifier(of: entry).map { [("extension", .string($0))] } ?? [])
    }

    func shown(_ entry: JournalEntry) -> String {
        entry.key.description + (identifier(of: entry).map { " (\($0))" } ?? "")
    }

    private func identifier(of entry: JournalEntry) -> String? {
        settings.run.isEach && settings.run.extensions.indices.contains(entry.place)
            ? settings.run.extensions[entry.place].identifier : nil
    }

    /// The maximum number of groups of equal failures to list, the largest first.
    private static let mostGroups = 1_000

    private func writeJSON(_ put: (String) throws -> Void) throws {
        func text(_ value: PropertyValue) -> String { String(decoding: value.json(), as: UTF8.self) }
        let totals = try journal.totals()
        let sums = try journal.sums()
        let seconds = try journal.seconds()
        try put("{\n  \"settings\": ")
        try put(text(.dictionary(shownSettings.map { (key: $0.name, value: .string($0.value)) })))
        try put(",\n  \"pages\": \(journal.count),\n  \"changed\": \(sums.changed),\n  \"isolated\": \(sums.isolated)")
        try put(",\n  \"bytes\": \(sums.bytes),\n  \"reasons\": ")
        try put(text(.dictionary(totals.map { (key: $0.reason, value: .integer(Int64($0.count))) })))
        if settings.run.isEach {
            try put(",\n  \"extensions\": ")
            try put(
                text(
                    .array(
                        try settings.run.extensions.enumerated().map { place, part in
                            let counts = try journal.totals(of: place).map { (key: $0.reason, value: $0.count) }
                            return .dictionary([
                                ("extension", .string(part.identifier)),
                                ("output", .string(settings.run.outputNames[place])),
                                ("reasons", .dictionary(counts.map { ($0.key, .integer(Int64($0.value))) })),
                            ])
                        }
                    )
                )
            )
        }
        if !settings.isReproducible {
            try put(",\n  \"seconds\": \(rounded(seconds)),\n  \"pagesPerSecond\": ")
            try put("\(rounded(seconds > 0 ? Double(journal.count) / seconds : 0))")
        }
        try put(",\n  \"failures\": [")
        var isFirst = true
        try journal.failures { entry in
            try put(isFirst ? "\n    " : ",\n    ")
            isFirst = false
            try put(
                text(
                    .dictionary(
                        place(of: entry) + [
                            ("reason", .string(entry.reason)), ("message", .string(entry.message)),
                            ("isolated", .bool(entry.wasIsolated)),
                        ] + (settings.isReproducible ? [] : [("milliseconds", .number(entry.milliseconds))])
                    )
                )
            )
        }
        try put(isFirst ? "],\n  \"equalFailures\": [" : "\n  ],\n  \"equalFailures\": [")
        isFirst = true
        for group in try journal.failureGroups(limit: Self.mostGroups) where group.count > 1 {
            try put(isFirst ? "\n    " : ",\n    ")
            isFirst = false
            try put(
                text(
                    .dictionary([
                        ("reason", .string(group.reason)), ("message", .string(group.message)),
                        ("count", .integer(Int64(group.count))),
                    ])
                )
            )
        }
        try put(isFirst ? "],\n  \"warnings\": [" : "\n  ],\n  \"warnings\": [")
        isFirst = true
        try journal.warnings { entry in
            try put(isFirst ? "\n    " : ",\n    ")
            isFirst = false
            try put(
                text(
                    .dictionary(
                        place(of: entry) + [
                            ("message", .string(entry.message)), ("isolated", .bool(entry.wasIsolated)),
                        ]
                    )
                )
            )
        }
        try put(isFirst ? "],\n  \"written\": [" : "\n  ],\n  \"written\": [")
        isFirst = true
        try journal.written { entry, facts in
            try put(isFirst ? "\n    " : ",\n    ")
            isFirst = false
            guard case .dictionary(let entries) = facts else { return }
            try put(text(.dictionary(place(of: entry) + entries)))
        }
        try put(isFirst ? "],\n  \"leftOut\": [" : "\n  ],\n  \"leftOut\": [")
        isFirst = true
        for (place, group) in leftOut.groups {
            try put(isFirst ? "\n    " : ",\n    ")
            isFirst = false
            try put(
                text(
                    .dictionary([
                        ("in", .string(place)), ("kind", .string(group.kind)), ("count", .integer(Int64(group.count))),
                        ("names", .array(group.names.map { .string($0) })),
                    ])
                )
            )
        }
        try put(isFirst ? "]\n}\n" : "\n  ]\n}\n")
    }

    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
