// RunPage.swift: the report of one run of a page through an extension.

import Codecs
import JSONCoding
package import PageProtocol
package import PropertyValues
package import Snapshots

/// One side of a rendered page, in a frame without scripts, forms or an origin.
package enum RenderedPage: Sendable {
    /// The page, embedded in the report. The type is that of the bytes, with their encoding.
    case content([UInt8], type: String)
    /// The page's address on the server.
    case address(String)

    /// Larger pages, in bytes, are not embedded.
    private static let mostBytes = 4 << 20

    package var frame: HTML {
        switch self {
        case .address(let address):
            return "<iframe sandbox loading=\"lazy\" title=\"Preview\" src=\"\(address)\"></iframe>"
        case .content(let bytes, let type):
            if bytes.count > Self.mostBytes {
                return "<p class=\"quiet\">\(bytes.count) bytes are too many to be shown here.</p>"
            }
            return """
                <iframe sandbox loading="lazy" title="Preview" src="data:\(type);base64,\(BaseEncoding.base64.text(bytes))"></iframe>
                """
        }
    }
}

/// The data of a run. A nil or empty property produces no section.
package struct RunView: Sendable {
    /// The page's name, and the extensions that it went through.
    package var page = ""
    package var extensions = ""
    /// The name of the reason, and the message of a failure.
    package var outcome = ""
    package var isFailed = false
    package var isChanged = false
    package var message = ""
    /// The call stack of a script's error, innermost first.
    package var calls: [ScriptPlace] = []
    package var hints: [String] = []
    package var source: [UInt8] = []
    /// The written page; nil if it is unchanged.
    package var output: [UInt8]?
    package var rendered: (before: RenderedPage, after: RenderedPage)?
    package var diff: TreeDiff?
    package var payload: PropertyValue?
    package var returnedItems: PropertyValue?
    /// The changes that scripts made; nil if they were not requested.
    package var changes: PageChangeList?
    package var scripts: [(name: String, text: String)] = []
    package var notes: [(kind: String, text: String, calls: [ScriptPlace])] = []
    package var timings: [(step: String, milliseconds: Double)] = []
    package var events: [(milliseconds: Double, text: String)] = []
    package var facts: [(name: String, value: String)] = []
    /// The extensions of a chain, without the parts that concern the whole page.
    package var parts: [RunView] = []
    /// The anchor prefix of a part's sections.
    private var prefix = ""

    package init() {}

    /// Compares the page's tree before the run with the one after it, both in the text form.
    ///
    /// - Parameter changes: The changes that scripts made, which explain the differences; those of each extension in order.
    package mutating func compare(_ before: [UInt8], _ after: [UInt8], explainedBy changes: [PageChangeList?] = []) {
        var diff = TreeDiff(SnapshotTree(text: before), SnapshotTree(text: after))
        if !changes.isEmpty { diff.explain(by: changes) }
        self.diff = diff
    }

    /// The report's page.
    package var report: ReportPage {
        var report = ReportPage(title: page)
        report.subtitle = "through \(extensions)"
        report.verdict =
            isFailed ? (.bad, outcome) : isChanged ? (.good, "changed") : (.plain, "unchanged")
        report.facts = facts
        report.lead = lead
        report.sections = sections
        return report
    }

    private var lead: HTML {
        var result = HTML()
        if !message.isEmpty { result += note(message, .bad) }
        if !calls.isEmpty { result += "<div class=\"code\">\(CallList(scripts, prefix).html(calls))</div>\n" }
        for (place, part) in parts.enumerated() where !part.calls.isEmpty {
            result += "<div class=\"code\">\(CallList(part.scripts, "part-\(place)-").html(part.calls))</div>\n"
        }
        for hint in hints { result += note(hint, .warn) }
        return result
    }

    /// The sections, in reading order: appearance, changes, payload, causes.
    package var sections: [ReportSection] {
        var result = pageSections + scriptSections
        for (place, var part) in parts.enumerated() {
            part.prefix = "part-\(place)-"
            result += part.scriptSections.map { section in
                var section = section
                section.name = part.prefix + section.name
                let name = part.extensions.split(separator: ".").last ?? ""
                section.title = "\(name): \(section.title)"
                return section
            }
        }
        return result
    }

    /// The page before and after.
    private var pageSections: [ReportSection] {
        var result: [ReportSection] = []
        if let rendered {
            result.append(
                ReportSection(
                    "preview",
                    "Preview",
                    """
                    <div class="sides"><div><h3>Before</h3>\(rendered.before.frame)</div><div><h3>After</h3>\(rendered.after.frame)</div></div>
                    <p class="quiet">Without scripts, and without anything from the network.</p>
                    """
                )
            )
        }
        if let diff {
            let note = "\(diff.changes.count)"
            let table = DiffTable(diff).html(names: ("Before", "After"))
            result.append(ReportSection("differences", "Differences", note: note, table))
            result.append(ReportSection("tree", "Tree", isOpen: false, TreeOutline(diff).html()))
        }
        if let output {
            result.append(
                ReportSection("source", "Source", note: sizes(output), isOpen: false, SourceView(source, output).html)
            )
        }
        return result
    }

    /// The output of scripts and actions.
    private var scriptSections: [ReportSection] {
        var result: [ReportSection] = []
        if let changes {
            let note = "\(changes.changes.count + changes.omitted)"
            result.append(ReportSection("changes", "Changes", note: note, ChangeTable(changes, scripts, prefix).html))
        }
        if let payload { result.append(ReportSection("payload", "Payload", ValueView(payload).html())) }
        if let returnedItems {
            result.append(ReportSection("returned", "Returned items", isOpen: false, ValueView(returnedItems).html()))
        }
        if !notes.isEmpty {
            let lines = notes.prefix(Self.mostNotes).map { kind, text, calls -> HTML in
                """
                <tr><td class="kind \(colour(of: kind))">\(name(of: kind))</td><td><pre>\(DiffTable.shown(text))</pre></td>\
                <td class="code">\(CallList(scripts, prefix).html(calls))</td></tr>

                """
            }
            let left = notes.count - lines.count
            let more: HTML = left > 0 ? "<p class=\"quiet\">\(counted(left, "more note")) not shown.</p>" : ""
            result.append(
                ReportSection("console", "Console", note: "\(notes.count)", "<table>\(lines.joined())</table>\(more)")
            )
        }
        for (place, script) in scripts.enumerated() {
            let view = FileView(name: "\(prefix)script-\(place)", text: script.text)
            result.append(
                ReportSection("script-\(place)", "Script", note: script.name, isOpen: isLinked, view.html)
            )
        }
        if !timings.isEmpty || !events.isEmpty { result.append(timeSection) }
        return result
    }

    private func sizes(_ output: [UInt8]) -> String {
        let difference = output.count - source.count
        return "\(output.count) bytes, \(difference < 0 ? "" : "+")\(difference)"
    }

    /// Whether the report links to lines of the scripts.
    private var isLinked: Bool {
        changes != nil || !calls.isEmpty || notes.contains { $0.calls.contains(where: \.isKnown) }
    }

    /// The maximum number of notes to show.
    private static let mostNotes = 1_000

    /// The name of a kind of note, as on standard error.
    private func name(of kind: String) -> String {
        switch kind {
        case "consoleLog": "log"
        case "consoleInfo": "info"
        case "consoleWarning": "warn"
        case "consoleError": "error"
        case "consoleDebug": "debug"
        case "uncaughtError": "uncaught"
        default: kind
        }
    }

    private func colour(of kind: String) -> String {
        switch kind {
        case "consoleError", "uncaughtError": "bad"
        case "consoleWarning", "warning": "warn"
        default: "plain"
        }
    }

    private var timeSection: ReportSection {
        let most = timings.map(\.milliseconds).max() ?? 1
        let bars = timings.map { step, time -> HTML in
            let share = Int((100 * time / max(most, 0.001)).rounded())
            return """
                <tr><td>\(step)</td><td class="number">\(rounded(time)) ms</td><td style="width: 60%"><span class="bar" style="width: \(share)%"></span></td></tr>

                """
        }
        let moments = events.map { time, text -> HTML in
            "<tr><td class=\"number\">\(rounded(time)) ms</td><td>\(text)</td></tr>\n"
        }
        let total = timings.reduce(0) { $0 + $1.milliseconds }
        return ReportSection(
            "times",
            "Timings",
            note: timings.isEmpty ? "" : "\(rounded(total)) ms in the worker",
            isOpen: false,
            "<table>\(bars.joined())</table>\n<table>\(moments.joined())</table>"
        )
    }
}

/// A number with two decimal places.
func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
