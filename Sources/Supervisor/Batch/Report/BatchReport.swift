// BatchReport.swift: how a batch went: its settings, its totals, and the pages that failed, grouped by reason. Written
// from the journal piece by piece, so that its size does not matter.

package import FilePaths
import Isolation
import JSONCoding
import PropertyValues
import Reports
import Supervision

/// Writes reports of a batch.
package struct BatchReport {
    private let settings: BatchSettings
    private let journal: Journal

    /// A report on what the journal holds now.
    package init(_ settings: BatchSettings, journal: Journal) {
        self.settings = settings
        self.journal = journal
    }

    /// Writes HTML where the path ends with `.html`, JSON otherwise. The file appears whole.
    package func write(to path: FilePath) throws {
        // NB: Shards may report into one folder at the same time.
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

    private var shownSettings: [(name: String, value: String)] { settings.lasting.filter { $0.value != "none" } }

    /// The page of an entry, and the extension where each has a result.
    private func place(of entry: JournalEntry) -> [(key: String, value: PropertyValue)] {
        [("page", .string(entry.key.description))]
            + (identifier(of: entry).map { [("extension", .string($0))] } ?? [])
    }

    private func shown(_ entry: JournalEntry) -> String {
        entry.key.description + (identifier(of: entry).map { " (\($0))" } ?? "")
    }

    private func identifier(of entry: JournalEntry) -> String? {
        settings.run.isEach && settings.run.extensions.indices.contains(entry.place)
            ? settings.run.extensions[entry.place].identifier : nil
    }

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
        if !settings.isRepetition {
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
                        ] + (settings.isRepetition ? [] : [("milliseconds", .number(entry.milliseconds))])
                    )
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
        try put(isFirst ? "]\n}\n" : "\n  ]\n}\n")
    }

    private func writeHTML(_ put: (String) throws -> Void) throws {
        let totals = try journal.totals()
        let sums = try journal.sums()
        let seconds = try journal.seconds()
        let pages = journal.count == 1 ? "1 page" : "\(journal.count) pages"
        let rate = rounded(seconds > 0 ? Double(journal.count) / seconds : 0)
        let pace = settings.isRepetition ? "" : ", \(rounded(seconds)) s, \(rate) pages/s"
        try put(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Batch report: \(markupText(settings.run.extensionNames))</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
            table { border-collapse: collapse; width: 100% }
            th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ccc }
            td { overflow-wrap: anywhere }
            summary { font-weight: 600; cursor: pointer; margin: 1rem 0 .5rem }
            </style>
            <h1>\(markupText(settings.run.extensionNames))</h1>
            <p>\(pages), \(sums.changed) changed, \(sums.bytes) bytes\(pace).
            Repeated alone after the loss of a worker: \(sums.isolated).</p>
            <table>
            <tr><th>Outcome<th>Pages

            """
        )
        for (reason, count) in totals { try put("<tr><td>\(markupText(reason))<td>\(count)\n") }
        try put("</table>\n<details><summary>Settings</summary>\n<table>\n")
        for (name, value) in shownSettings { try put("<tr><th>\(markupText(name))<td>\(markupText(value))\n") }
        try put("</table>\n</details>\n")
        var open: String?
        try journal.failures { entry in
            if entry.reason != open {
                if open != nil { try put("</table>\n</details>\n") }
                open = entry.reason
                let count = totals.first { $0.reason == entry.reason }?.count ?? 0
                try put("<details open><summary>\(markupText(entry.reason)): \(count)</summary>\n<table>\n")
                try put("<tr><th>Page<th>Why<th>Time\n")
            }
            let isolated = entry.wasIsolated ? " (also on a second attempt, alone)" : ""
            try put("<tr><td>\(markupText(shown(entry)))<td>\(markupText(entry.message))\(isolated)")
            try put(settings.isRepetition ? "<td>\n" : "<td>\(rounded(entry.milliseconds)) ms\n")
        }
        if open != nil { try put("</table>\n</details>\n") } else { try put("<p>No page failed.</p>\n") }
        if sums.warned > 0 {
            try put("<details open><summary>Succeeded with warnings: \(sums.warned)</summary>\n<table>\n")
            try put("<tr><th>Page<th>Why\n")
            try journal.warnings { entry in
                try put("<tr><td>\(markupText(shown(entry)))<td>\(markupText(entry.message))\n")
            }
            try put("</table>\n</details>\n")
        }
        if sums.written > 0 {
            try put("<details><summary>Encodings and markup: \(sums.written)</summary>\n<table>\n")
            try put("<tr><th>Page<th>Written\n")
            try journal.written { entry, facts in
                try put("<tr><td>\(markupText(shown(entry)))<td>\(markupText(sentence(of: facts)))\n")
            }
            try put("</table>\n</details>\n")
        }
        try put("</html>\n")
    }

    private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
