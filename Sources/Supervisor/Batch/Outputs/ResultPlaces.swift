// ResultPlaces.swift: which outputs a batch has: those of one extension or of a chain, or those of each extension.

import ArchiveCoding
package import FilePaths
package import Supervision

/// A file or folder of results.
struct ResultPlace {
    /// What is written there.
    enum Kind: Equatable {
        case folder
        case records
        /// Payloads; of a chain, those of the extension in a place, or the whole chain's.
        case lines(ofPart: Int?)
    }

    var path: FilePath
    var kind: Kind
    /// The option that it is of.
    var option = "--out"
}

extension BatchSettings {
    /// The outputs of each result that a page has: one where it goes through one extension or a chain, and one for each
    /// extension otherwise.
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

    /// The files that are written, but for those of a folder of results.
    package var outputs: [NamedOutput] {
        [NamedOutput("--journal", to: journal)] + places.flatMap { $0.map { NamedOutput($0.option, to: $0.path) } }
            + reports.map { NamedOutput("--report", to: $0) }
    }

    /// Whatever results are written to, which is none of the batch's pages.
    package var results: [FilePath] { (output.map { [$0] } ?? []) + places.flatMap { $0.map(\.path) } }
}
