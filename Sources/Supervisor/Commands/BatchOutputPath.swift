// BatchOutputPath.swift: validates --out. A name is that of a folder, unless its file name extension shows that a file was meant.

import ArgumentParser
import ContainerProtocol
import FilePaths
import Isolation

/// The file name extensions of files into which a batch writes all its pages or payloads.
let streamEndings = [".jsonl", ".warc", ".warc.gz", ".warc.zst"]

/// The file name extensions of files that a batch does not write, which a folder of pages is unlikely to have.
private let foreignEndings =
    pageNameEndings + ContainerFormat.allCases.flatMap(\.endings) + [
        ".avro", ".bz2", ".cdx", ".cdxj", ".csv", ".db", ".doc", ".docx", ".epub", ".gz", ".json", ".md", ".ndjson",
        ".orc",
        ".parquet", ".pdf", ".rar", ".sqlite", ".tar", ".tgz", ".tsv", ".txt", ".warc.bz2", ".warc.xz", ".xls", ".xlsx",
        ".xml", ".xz", ".yaml", ".yml", ".zst", ".7z",
    ]

/// Refuses a path that cannot be meant for the results of a batch.
func checkOutput(_ path: FilePath) throws {
    if path == "-" {
        throw ValidationError("--out takes a folder or a file; a batch cannot write to standard output.")
    }
    if streamEndings.contains(where: path.hasEnding) { return }
    // An existing folder, or a path with a final slash, is accepted.
    if path.bytes.last == UInt8(ascii: "/") { return }
    switch entryKind(path) {
    case .folder, .linkToFolder: return
    case .file:
        throw ValidationError("--out: \(path) is a file; pages are written to a folder, a .warc file or a .jsonl file.")
    case .other: break
    }
    guard let ending = foreignEndings.first(where: path.hasEnding) else { return }
    let other =
        [".ndjson", ".json", ".csv", ".tsv"].contains(ending)
        ? "payloads are written as .jsonl"
        : [".arc", ".arc.gz"].contains(ending)
            ? "archives are written as .warc, .warc.gz or .warc.zst"
            : "pages are written to a folder, a .warc file or a .jsonl file"
    throw ValidationError(
        "--out: a batch cannot write \(ending) files: \(other). For a folder of that name, add a slash: \(path)/."
    )
}
