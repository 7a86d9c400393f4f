// PageListing.swift: the pages that a batch would do, without doing them: those of containers, too, which are read for it.

package import ContainerProtocol
package import FilePaths
import Isolation
package import Supervision

/// Lists pages in the order in which a batch does them.
package final class PageListing {
    private let pages: InputPages

    /// - Parameter records: The types of WARC records that are pages where they hold HTML.
    package init(_ selection: PageSelection, supervisor: Supervisor, records: PageRecords) {
        pages = InputPages(
            selection,
            supervisor: supervisor,
            containers: ContainerReading(tag: "", credit: 8, records: records),
            url: { $0.fileURL }
        )
    }

    /// What is no page, of what was gone through so far.
    package var leftOut: LeftOutList { pages.leftOut }

    /// Goes through the pages, or until a signal comes.
    ///
    /// - Parameters:
    ///   - onPage: Called with each page's name.
    ///   - onProblem: Called with what can't be read, and why.
    package func list(onPage: (FilePath) throws -> Void, onProblem: (_ message: String) -> Void) throws {
        defer { pages.abandon() }
        while waitingInterruption() == nil {
            switch try pages.next() {
            case .page(let item, _): try onPage(item.key)
            case .problem(let item, let problem): onProblem("\(item.key): \(problem)")
            case .note(let text): onProblem(text)
            case .containerEnded(let problem): if let problem { onProblem(problem) }
            case .end: return
            case .wait:
                var interests = [pages.interest, interruptionInterest].compactMap { $0 }
                wait(for: &interests, seconds: 1)
            }
        }
    }
}
