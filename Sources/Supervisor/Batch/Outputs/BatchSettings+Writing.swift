// BatchSettings+Writing.swift: the settings for writing pages: the form of the output, and its declarations of encodings.

import ArchiveCoding
import FilePaths
import PageProtocol
import RunEngine

extension BatchSettings {
    /// Whether pages are written, not only payloads.
    var writesPages: Bool { output.map { !$0.hasEnding(".jsonl") } ?? false }

    /// Whether pages are written as records, which declare their encodings.
    var writesRecords: Bool { output.flatMap { RecordCompression(name: $0) } != nil }

    /// The faults of a page in the form in which it is written.
    func faults(of report: RunReport) -> [WritingFault] {
        writesPages ? report.writingFaults.filter { $0.kind != .undeclared || !writesRecords } : []
    }

    /// The content type of a written page.
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
