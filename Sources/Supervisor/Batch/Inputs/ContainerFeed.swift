// ContainerFeed.swift: the pages of one container, as its reader reports them.

import ContainerProtocol
import FilePaths
import Isolation
import ProcessSupervision
import RunEngine
import SavedPages
import UserFiles

/// A page of a container.
struct FoundPage {
    var page: ContainerPage
    var resources: ContainedResources
}

/// The next step of a container.
enum FeedStep {
    case page(PageItem, FoundPage)
    /// Nothing is available yet.
    case wait
    /// The container was read to its end and, if it is rewritten, written.
    case end
    /// A failure that is entered like a page's.
    case problem(PageItem, String)
    /// A note for the user about the container.
    case note(String)
    /// Parts of the container that are not pages.
    case leftOut(LeftOut)
}

/// One container of a batch.
final class ContainerFeed {
    /// The maximum number of readers to lose at the same place.
    private static let maximumLosses = 2
    /// The maximum number of notes to pass on, and of characters in each.
    private static let maximumNotes = 16
    private static let maximumNote = 1000

    let item: PageItem
    let path: FilePath
    /// The place for the rewritten container; nil if it is not written back.
    private let target: ContainerTarget?
    /// Whether its only page keeps its name, because nothing else is beside it.
    private let keepsName: Bool
    /// The results of its pages, for a reader that replaces a lost one; nil if the container is not written back.
    private let results: GivenResults?
    private let library: ContainerLibrary?
    private let openSession: () throws(FileError) -> ContainerSession
    private var session: ContainerSession?
    /// The number of pages and damaged places that were reported so far.
    private var reported = 0
    /// The number of those that a new reader still has to report again.
    private var repeated = 0
    /// The readers that were lost since the last new report.
    private var losses = 0
    private var notes = 0
    private var openProblem: String?
    private var isBroken = false

    /// - Parameters:
    ///   - folder: The folder that the batch's containers are written back into, or nil.
    ///   - isDone: Whether this container was done earlier, and is only skipped.
    init(
        _ item: PageItem,
        path: FilePath,
        supervisor: Supervisor,
        folder: FilePath?,
        isDone: Bool,
        tag: String,
        credit: Int,
        records: PageRecords
    ) throws(OutputError) {
        self.item = item
        self.path = path
        keepsName = folder != nil
        if let folder, !isDone {
            let target = try ContainerTarget(of: item.key, in: folder, source: path, tag: tag)
            results = try GivenResults(target.root, ".webaction-results-\(tag)", in: folder)
            self.target = target
        } else {
            (results, target) = (nil, nil)
        }
        library = path.hasEnding(".zip") ? ContainerLibrary(supervisor: supervisor, path: path) : nil
        openSession = { [target] () throws(FileError) in
            let output = try target?.makeFile()
            defer { if let output { closeDescriptor(output) } }
            return try ContainerSession(
                supervisor: supervisor,
                path: path,
                output: output,
                credit: credit,
                wantsResources: SavedPage.isContainer(path),
                records: records
            )
        }
        open()
    }

    private func open() {
        do throws(FileError) { session = try openSession() } catch {
            session = nil
            openProblem = error.problem + "."
            isBroken = true
        }
    }

    var isRewritten: Bool { target != nil }
    var interest: Interest? { session?.interest }

    /// What to wait for while no more pages are wanted.
    var sendingInterest: Interest? { session?.sendingInterest }

    /// Sends waiting results as far as possible without blocking.
    func flush() { session?.flush() }

    /// - Parameter url: Returns the URL of a page without one.
    func next(url: (PageItem) -> String) throws(OutputError) -> FeedStep {
        while true {
            if let problem = openProblem {
                openProblem = nil
                return .problem(item, problem)
            }
            guard let session else { return .end }
            switch session.next() {
            case nil: return .wait
            case .page(let number, let page):
                session.give(credit: 1)
                let saved = SavedPage.isContainer(path) ? session.takeResources() : nil
                if isNew() { return step(number, page, saved, url) }
                if let result = try results?.next() { session.give(result: result, of: number) }
            case .damaged(let offset, let inside, let problem):
                guard isNew() else { continue }
                let place = inside == 0 ? "\(offset)" : "\(offset) + \(inside)"
                let item = PageItem(key: item.key.adding(" (at \(place))"), origin: item.origin)
                return .problem(item, "\(problem); reading continues after the damage.")
            case .note(let text):
                guard isNew(), notes < Self.maximumNotes else { continue }
                notes += 1
                return .note("\(path): \(text.prefix(Self.maximumNote)).")
            case .leftOut(let group):
                guard isNew() else { continue }
                return .leftOut(group)
            case .end: self.session = nil
            case .unusable(let problem): return fail(problem)
            case .lost:
                guard losses < Self.maximumLosses else { return fail("its reader ended unexpectedly") }
                losses += 1
                repeated = reported
                results?.rewind()
                open()
            }
        }
    }

    private func step(
        _ number: UInt32,
        _ page: ContainerPage,
        _ saved: [ContainerResource]?,
        _ url: (PageItem) -> String
    ) -> FeedStep {
        let name = page.name.contained
        let key = !name.isEmpty ? item.key.appending(name) : keepsName ? item.key : item.key.adding(".html")
        let item = PageItem(key: key, origin: .container(path: path, page: number, name: name))
        var resources = ContainedResources.none
        if let library {
            let root = String(url(item).dropLast(percentEncoded(name).count))
            resources = .library(library, root: root)
        } else if let saved {
            resources = .saved(saved)
        }
        return .page(item, FoundPage(page: page, resources: resources))
    }

    private func fail(_ problem: String) -> FeedStep {
        session = nil
        isBroken = true
        let end = isRewritten ? "the container passes through unchanged" : "the container cannot be read to its end"
        return .problem(item, "\(end): \(problem).")
    }

    /// Counts a report of the reader; false if it was reported before.
    private func isNew() -> Bool {
        if repeated > 0 {
            repeated -= 1
            return false
        }
        reported += 1
        losses = 0
        return true
    }

    /// Sends the reader the result of a page.
    func give(_ page: DeliveredPage) throws(OutputError) {
        guard let results, case .container(_, let number, _) = page.item.origin else { return }
        let written = page.report.writtenPage
        try results.append(written)
        session?.give(result: written, of: number)
    }

    /// Moves the written container into place.
    ///
    /// - Returns: A message if the container could not be put there; otherwise nil.
    func settle() throws(OutputError) -> String? {
        guard let target else { return nil }
        // NB: A container that cannot be read is copied unchanged, as pages that fail are.
        if isBroken, try !target.copy(path) {
            target.abandon()
            return "\(path): it could not be read, so it is not in the folder of results."
        }
        try target.settle()
        return nil
    }

    /// Stops, and discards what was written.
    func abandon() {
        session?.end()
        session = nil
        target?.abandon()
    }
}
