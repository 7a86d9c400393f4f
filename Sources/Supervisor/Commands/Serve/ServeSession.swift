// ServeSession.swift: what the pages of webaction serve are: which address is answered how. No request names a file: pages, cases and
// results are numbered, and extensions are those that are installed or were named when the command was started.

import ExtensionModel
import FilePaths
import PageProtocol
import Reports
import ServingProtocol
import Suites
import Supervision

/// The pages of one command.
final class ServeSession {
    /// Pages of a folder that are offered, and runs that are kept.
    static let (mostPages, mostRuns) = (5_000, 30)

    let command: ServeCommand
    let supervisor: Supervisor
    let subject: ServeSubject
    /// What the program's own addresses begin with.
    let place: String
    /// Names of bundles that may be run.
    let bundles: [String]
    /// By number; those that are forgotten are nil.
    var runs: [ServedRun?] = []
    var suite: ServedSuite?
    /// Strangers' pages by addresses that nobody guesses, the oldest first.
    private var previews: [(name: String, bytes: [UInt8], type: String)] = []

    init(_ command: ServeCommand, supervisor: Supervisor, subject: ServeSubject, place: String) {
        self.command = command
        self.supervisor = supervisor
        self.subject = subject
        self.place = place
        let installed = extensionSearch().list().compactMap { item -> String? in
            guard case .success(let bundle) = item.bundle else { return nil }
            return bundle.name
        }
        let given = [command.bundle].compactMap { $0 }
        bundles = given + installed.filter { !given.contains($0) }
    }

    /// What is answered.
    func answer(_ request: WebRequest) -> WebAnswer {
        let parts = request.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
            .map { String($0) ?? "" }
        let number = parts.count > 1 ? Int(parts[1]) : nil
        do {
            switch (request.isWrite, parts.first ?? "", parts.count) {
            case (false, "", 0): return try home()
            case (false, "style.css", 1): return WebAnswer(.style, ReportPage.styleSheet)
            case (false, "page.js", 1): return WebAnswer(.script, ReportPage.script)
            case (false, "preview", 2): return preview(parts[1])
            case (true, "run", 1): return beginRun(FormFields(request.form))
            case (false, "run", 2): if let number, let run = shownRun(number) { return run }
            case (false, "changed", 2): if let answer = stamp(of: parts[1]) { return answer }
            case (false, "case", 2): if let number { return try shownCase(number) }
            case (true, "case", 3): if let number, parts[2] == "accept" { return try accept(number) }
            case (false, "result", 3):
                if let number, let place = Int(parts[2]) { return try shownResult(number, place) }
            default: break
            }
        } catch {
            return problem("\(error)")
        }
        return WebAnswer(.notFound, Array("There is no such page.\n".utf8))
    }

    private func home() throws -> WebAnswer {
        switch subject {
        case .suite(let folder): return try shownSuite(folder)
        case .batch(let journal): return try shownBatch(journal)
        case .pages(let pages):
            if pages.count == 1, command.bundle != nil {
                if runs.isEmpty { start(RunChoice(command)) }
                return seeOther("run/0")
            }
            return answer(listPage(pages))
        }
    }

    /// A page of ours.
    func answer(_ page: ReportPage) -> WebAnswer {
        var page = page
        page.place = place
        if page.home.text.isEmpty { page.home = "<a href=\"\(place)\">Start</a>" }
        return WebAnswer(.page, Array(page.html.text.utf8))
    }

    func seeOther(_ address: String) -> WebAnswer { WebAnswer(.seeOther, Array(address.utf8)) }

    /// A page that says what went wrong.
    func problem(_ text: String) -> WebAnswer {
        var page = ReportPage(title: "webaction serve")
        page.verdict = (.bad, "failed")
        page.lead = "<p class=\"note bad\">\(text)</p>"
        return answer(page)
    }

    /// Keeps a stranger's page, and says where it is.
    func keep(_ bytes: [UInt8], type: String) -> RenderedPage {
        previews.append((ServeCommand.secret(), bytes, type))
        if previews.count > 4 * Self.mostRuns { previews.removeFirst() }
        return .address("/preview/\(previews[previews.count - 1].name)")
    }

    private func preview(_ name: String) -> WebAnswer {
        guard let found = previews.first(where: { $0.name == name }) else {
            return WebAnswer(.notFound, Array("This preview is not kept any longer.\n".utf8))
        }
        return WebAnswer(.preview, type: found.type, found.bytes)
    }

    private func stamp(of part: String) -> WebAnswer? {
        let word: String?
        if case .suite(let folder) = subject, part == "suite" {
            word = FileStamp(ofSuite: folder).word
        } else {
            word = Int(part).flatMap { runs.indices.contains($0) ? runs[$0] : nil }.map { stamp(of: $0.choice).word }
        }
        return word.map { WebAnswer(.text, Array($0.utf8)) }
    }
}
