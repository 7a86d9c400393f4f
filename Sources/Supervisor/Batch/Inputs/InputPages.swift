// InputPages.swift: the pages of all inputs, one after the other, those in containers included.

import ContainerProtocol
import FilePaths
import Isolation
import Supervision

/// What the inputs have next.
enum InputStep {
    case page(PageItem, FoundPage?)
    /// A failure that counts like a page's.
    case problem(PageItem, String)
    /// What the user should know of a container.
    case note(String)
    /// A container is read to its end and, where it is written back, in its place; or why it is not.
    case containerEnded(problem: String?)
    /// Nothing yet.
    case wait
    case end
}

/// How containers are read.
struct ContainerReading {
    /// The folder that they are written back into, or nil.
    var folder: FilePath?
    /// Keeps the temporary files of batches apart.
    var tag: String
    /// Pages that may come before they are asked for.
    var credit: Int
    var records: PageRecords
}

/// Goes through the pages of the inputs.
final class InputPages {
    private var selection: PageSelection
    private let supervisor: Supervisor
    private let containers: ContainerReading
    /// Told of each file before it is opened.
    private let check: (FilePath) throws -> Void
    /// The address of a page that comes without one.
    private let url: (PageItem) -> String
    /// The container that is being read.
    private(set) var feed: ContainerFeed?
    /// The list of inputs, where its next line is waited for.
    private var listInterest: Interest?
    /// Whether a page may have the name of an earlier one: files of one folder can't.
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

    /// What is no page, of what was gone through so far.
    var leftOut: LeftOutList {
        var list = containedLeftOut
        list.files = selection.leftOut
        return list
    }

    /// What to wait for before there is a next page; nil where nothing is known of that.
    var interest: Interest? { feed?.interest ?? listInterest }

    /// What to wait for while no more pages are wanted.
    var sendingInterest: Interest? { feed?.sendingInterest }

    /// Sends as many of the waiting results as can be sent without waiting.
    func flush() { feed?.flush() }

    /// Gives up the container that is being read.
    func abandon() { feed?.abandon() }

    /// What comes next.
    ///
    /// - Parameter isDone: Whether a container that is opened now was done before, and is only gone past.
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
            // Its name is not what stands in the folder.
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
            // NB: Its last results are delivered: a reader that rewrites waits for them, and another one's pages are entered one
            // by one.
            let problem = try feed.settle()
            self.feed = nil
            return .containerEnded(problem: problem)
        }
    }
}
