// PageListing.swift: lists the pages of a batch without running them. Containers are read for it.

package import ContainerProtocol
package import FilePaths
import Isolation
package import ProcessSupervision
import UserFiles

/// Lists pages in the order of a batch.
package final class PageListing {
    private let pages: InputPages

    /// - Parameter records: The types of WARC records that count as pages if they contain HTML.
    package init(_ selection: PageSelection, supervisor: Supervisor, records: PageRecords) {
        pages = InputPages(
            selection,
            supervisor: supervisor,
            containers: ContainerReading(tag: "", credit: 8, records: records),
            url: { $0.fileURL }
        )
    }

    /// The inputs so far that are not pages.
    package var leftOut: LeftOutList { pages.leftOut }

    /// Lists all pages, unless a signal arrives.
    ///
    /// - Parameters:
    ///   - onPage: Called with each page's name.
    ///   - onProblem: Called with the reason why an input cannot be read.
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
