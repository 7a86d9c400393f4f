// ResultPlaces.swift: the outputs of a batch: those of one extension or a chain, or those of each extension.

import ArchiveCoding
package import FilePaths
import RunEngine
package import UserFiles

/// A file or folder of results.
struct ResultPlace {
    /// The kind of output.
    enum Kind: Equatable {
        case folder
        case records
        /// Payloads; in a chain, those of the extension with an index, or of the whole chain.
        case lines(ofPart: Int?)
    }

    var path: FilePath
    var kind: Kind
    /// The option that names the place.
    var option = "--out"
}

extension BatchSettings {
    /// The outputs of each result that a page has: one result for one extension or a chain, otherwise one for each extension.
    var places: [[ResultPlace]] {
        guard run.isEach else {
            let isForEach = payloads.count > 1
            let lines = payloads.enumerated().map { place, path in
                ResultPlace(path: path, kind: .lines(ofPart: isForEach ? place : nil), option: "--payloads")
            }
            return [(output.map { [ResultPlace(path: $0, kind: kind(of: $0))] } ?? []) + lines]
        }
        return run.outputNames.enumerated().map { place, name in
            var places: [ResultPlace] = []
            if let output {
                let kind = kind(of: output)
                let path = if case .folder = kind { output.appending(FilePath(name)) } else { output.inserting(name) }
                places.append(ResultPlace(path: path, kind: kind))
            }
            if let path = payloads.count > 1 ? payloads[place] : payloads.first?.inserting(name) {
                places.append(ResultPlace(path: path, kind: .lines(ofPart: nil), option: "--payloads"))
            }
            return places
        }
    }

    private func kind(of output: FilePath) -> ResultPlace.Kind {
        if writesFolder { return .folder }
        if output.hasEnding(".jsonl") { return .lines(ofPart: nil) }
        return RecordCompression(name: output) == nil ? .folder : .records
    }

    /// The files that are written, except those in a folder of results.
    package var outputs: [NamedOutput] {
        [NamedOutput("--journal", to: journal)] + places.flatMap { $0.map { NamedOutput($0.option, to: $0.path) } }
            + reports.map { NamedOutput("--report", to: $0) }
    }

    /// All output paths, which are not inputs of the batch.
    package var results: [FilePath] { (output.map { [$0] } ?? []) + places.flatMap { $0.map(\.path) } }
}
