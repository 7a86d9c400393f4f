// RunSummary+View.swift: converts a run to a report page, for `run --html` and `serve`.

import ArgumentParser
import Codecs
import Diagnosis
import ExtensionHost
import ExtensionModel
import Foundation
import PageProtocol
import ProcessSupervision
import PropertyValues
import Recording
import Reports
import RunEngine

/// The facts of a report page about its time and machine.
///
/// - Parameter isReproducible: Whether to omit facts that would differ in another run.
func reportFacts(isReproducible: Bool = false) -> [(name: String, value: String)] {
    let version = [("Version", WebAction.configuration.version)]
    if isReproducible { return version }
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return version + [
        ("Date", DateText.text(of: Reproducibility.now())),
        ("Machine", "\(system), \(counted(ProcessInfo.processInfo.activeProcessorCount, "processor"))"),
    ]
}

extension RunSummary {
    /// The run as the view of a report page.
    ///
    /// - Parameters:
    ///   - input: The original page.
    ///   - before: Its tree before the extension, in the text form.
    ///   - scripts: The extension's script.
    func view(_ input: PageInput, before: [UInt8]?, scripts: [ScriptInput]) -> RunView {
        var view = RunView()
        view.page = input.name
        view.extensions = used.identifier
        view.outcome = (report.failure?.reason ?? .completed).description
        view.isFailed = report.failure != nil
        view.isChanged = report.page != nil
        view.message = report.failure?.message ?? ""
        view.calls = report.failure?.fault?.calls ?? []
        view.hints = report.writingFaults.map(\.description) + hints
        view.source = input.bytes
        view.output = report.page
        if let before, let after = report.finalSnapshot {
            view.compare(before, after, explainedBy: report.explainingChanges)
        }
        let (type, after) = (frameType(input, isAfter: false), frameType(input, isAfter: true))
        view.rendered = (
            .content(input.bytes, type: type), .content(report.page ?? input.bytes, type: after)
        )
        view.payload = report.hasPayload ? report.payload ?? .null : nil
        view.returnedItems = report.returnedItems
        view.changes = report.changes
        view.notes = report.notes.map { ("\($0.kind)", $0.text, $0.calls) }
        view.scripts = scripts.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        view.facts = runFacts
        if !isReproducible {
            view.timings = report.timings.map { ("\($0.step)", Double($0.microseconds) / 1000) }
            view.events = report.events.map { (($0.seconds + timeline.runBegan) * 1000, $0.text) }
        }
        return view
    }

    /// The type with which a browser reads the page as this run did.
    func frameType(_ input: PageInput, isAfter: Bool) -> String {
        let name = (isAfter ? report.encoding?.name : report.encoding?.original) ?? input.contentType.charset
        let label = name.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_.:".unicodeScalars.contains($0))
        }
        return input.contentType.essence + (label && !name.isEmpty ? ";charset=\(name)" : "")
    }

    private var runFacts: [(name: String, value: String)] {
        var facts = reportFacts(isReproducible: isReproducible)
        if let time = report.startTime { facts.append(("Time of the page", DateText.text(of: time))) }
        if let seed { facts.append(("Seed", "\(seed)")) }
        if let encoding = report.encoding {
            facts.append(
                ("Encoding", encoding.isConverted ? "\(encoding.name), from \(encoding.original)" : encoding.name)
            )
        }
        return facts
    }
}

extension RunReport {
    /// The changes that explain a comparison of trees; empty if they were not requested.
    var explainingChanges: [PageChangeList?] { changes.map { [$0] } ?? [] }

    /// The view of a chain. The receiver is the report as a whole.
    ///
    /// - Parameters:
    ///   - views: The views of the extensions that ran.
    ///   - reports: The reports of these extensions.
    ///   - before: The page's tree before the first one, in the text form.
    func view(ofChain views: [RunView], _ reports: [RunReport], before: [UInt8]?) -> RunView {
        var view = RunView()
        guard let last = views.last else { return view }
        (view.page, view.source, view.facts) = (last.page, last.source, last.facts)
        view.extensions = views.map(\.extensions).joined(separator: ", then ")
        view.outcome = (failure?.reason ?? .completed).description
        view.isFailed = failure != nil
        view.isChanged = page != nil
        view.message = failure?.message ?? ""
        view.hints = views.flatMap(\.hints)
        view.output = page
        view.rendered = last.rendered
        if let before, let after = reports.last?.finalSnapshot {
            view.compare(before, after, explainedBy: reports.map(\.changes))
        }
        view.parts = views
        return view
    }
}
