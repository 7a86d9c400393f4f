// BatchSettings+Writing.swift: what a batch's pages are written into, and what is said of them there.

import ArchiveCoding
import FilePaths
import PageProtocol
import Supervision

extension BatchSettings {
    /// Whether pages are written, and not payloads alone.
    var writesPages: Bool { output.map { !$0.hasEnding(".jsonl") } ?? false }

    /// Whether pages are written into records, which name their encodings.
    var writesRecords: Bool { output.flatMap { RecordCompression(name: $0) } != nil }

    /// What is wrong with a page where it is written to.
    func faults(of report: RunReport) -> [WritingFault] {
        writesPages ? report.writingFaults.filter { $0.kind != .undeclared || !writesRecords } : []
    }

    /// The content type of a page as it leaves.
    func contentType(of report: RunReport, originally type: PageContentType) -> String {
        var essence = type.essence
        switch run.writing.serialization {
        case .html where report.page != nil: essence = PageContentType.html.essence
        case .xml where report.page != nil && !type.isXML: essence = "application/xhtml+xml"
        case .preserve, .html, .xml: break
        }
        guard let encoding = report.encoding else { return essence }
        return "\(essence); charset=\(encoding.name.lowercased())"
    }
}
