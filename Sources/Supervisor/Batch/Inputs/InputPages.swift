// InputPages.swift: the pages of all inputs in order, including those in containers.

import ContainerProtocol
import FilePaths
import Isolation
import ProcessSupervision

/// The next step of the inputs.
enum InputStep {
    case page(PageItem, FoundPage?)
    /// A failure that counts as a page's.
    case problem(PageItem, String)
    /// A note for the user about a container.
    case note(String)
    /// A container was read to its end and, if it is written back, moved into place; `problem` is the reason if it was not.
    case containerEnded(problem: String?)
    /// Nothing is available yet.
    case wait
    case end
}

/// The settings for reading containers.
struct ContainerReading {
    /// The folder that they are written back into, or nil.
    var folder: FilePath?
    /// Distinguishes the temporary files of batches.
    var tag: String
    /// The number of pages that a reader may send in advance.
    var credit: Int
    var records: PageRecords

    /// The credit for a number of workers: each has a page and the next one waiting, and some more cover pages that differ in length.
    static func credit(forWorkers count: Int) -> Int { 2 * count + 8 }
}

/// An iterator over the pages of the inputs.
final class InputPages {
    private var selection: PageSelection
    private let supervisor: Supervisor
    private let containers: ContainerReading
    /// Called with each file before it is opened.
    private let check: (FilePath) throws -> Void
    /// Returns the URL of a page without one.
    private let url: (PageItem) -> String
    /// The container that is being read.
    private(set) var feed: ContainerFeed?
    /// The list of inputs, if its next line is not available yet.
    private var listInterest: Interest?
    /// Whether a page may have the name of an earlier one. Names in one folder are unique.
    private(set) var mayNamesRepeat = false

    init(
        _ selection: PageSelection,
        supervisor: Supervisor,
        containers: ContainerReading,
        url: @escaping (PageItem) -> String,
        check: @escaping (FilePath) throws -> Void = { _ in }
    ) {
        self.selection = selection
        self.supervisor = supervisor
        self.containers = containers
        self.url = url
        self.check = check
    }

    private var containedLeftOut = LeftOutList()

    /// The inputs so far that are not pages.
    var leftOut: LeftOutList {
        var list = containedLeftOut
        list.files = selection.leftOut
        return list
    }

    /// What to wait for before there is a next page; nil if nothing is awaited.
    var interest: Interest? { feed?.interest ?? listInterest }

    /// What to wait for while no more pages are wanted.
    var sendingInterest: Interest? { feed?.sendingInterest }

    /// Sends waiting results as far as possible without blocking.
    func flush() { feed?.flush() }

    /// Abandons the container that is being read.
    func abandon() { feed?.abandon() }

    /// The next step.
    ///
    /// - Parameter isDone: Whether a container that is opened now was done earlier, and is only skipped.
    func next(isDone: Bool = false) throws -> InputStep {
        listInterest = nil
        if let feed { return try next(of: feed) }
        let item: PageItem
        switch try selection.step() {
        case .page(let next): item = next
        case .wait(let interest):
            listInterest = interest
            return .wait
        case .end: return .end
        }
        if let problem = item.problem {
            // Its name may differ from the file's name in the folder.
            mayNamesRepeat = true
            return .problem(item, problem)
        }
        guard case .file(let path) = item.origin else { return .page(item, nil) }
        try check(path)
        guard ContainerFormat(name: path) != nil else { return .page(item, nil) }
        mayNamesRepeat = true
        let feed = try ContainerFeed(
            item,
            path: path,
            supervisor: supervisor,
            folder: containers.folder,
            isDone: isDone,
            tag: containers.tag,
            credit: containers.credit,
            records: containers.records
        )
        self.feed = feed
        return try next(of: feed)
    }

    private func next(of feed: ContainerFeed) throws -> InputStep {
        var step = try feed.next(url: url)
        while case .leftOut(let group) = step {
            containedLeftOut.add(group, of: feed.path)
            step = try feed.next(url: url)
        }
        switch step {
        case .wait, .leftOut: return .wait
        case .page(let item, let page): return .page(item, page)
        case .problem(let item, let problem): return .problem(item, problem)
        case .note(let text): return .note(text)
        case .end:
            // NB: Its last results have been delivered: a reader that rewrites waits for them, and pages of other readers are entered
            // one by one.
            let problem = try feed.settle()
            self.feed = nil
            return .containerEnded(problem: problem)
        }
    }
}
