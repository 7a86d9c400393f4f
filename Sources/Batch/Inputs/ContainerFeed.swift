// ContainerFeed.swift: the pages of one container, as its reader finds them.

import ActionHost
import Isolation
import WorkerProtocol

/// A page out of a container.
struct FoundPage {
    var page: ContainerPage
    /// What it was saved with, in containers of one page; nil in others.
    var resources: [ContainerResource]?
}

/// What comes next out of a container.
enum FeedStep {
    case page(PageItem, FoundPage)
    /// Nothing yet.
    case wait
    /// It is read to its end, and written where it is rewritten.
    case end
    /// A failure that is entered like a page's.
    case problem(PageItem, String)
}

/// One container of a batch.
final class ContainerFeed {
    let item: PageItem
    let path: String
    /// Where the container is written back to, once it is whole.
    let target: String?
    private let temporary: String?
    private var session: ContainerSession?
    private var openProblem: String?
    private var isBroken = false

    /// - Parameter folder: The folder that the container is written back into, or nil.
    init(_ item: PageItem, path: String, host: Host, folder: String?, tag: String, credit: Int) throws(OutputProblem) {
        self.item = item
        self.path = path
        target = folder.map { $0 + "/" + item.key }
        temporary = folder.map { "\($0)/.webaction-container-\(tag)" }
        if let target, let slash = target.lastIndex(of: "/"), let code = makeFolders(String(target[..<slash])) {
            throw OutputProblem(path: target, code: code)
        }
        do {
            session = try ContainerSession(
                host: host,
                path: path,
                output: temporary,
                credit: credit,
                wantsResources: SavedPage.isContainer(path)
            )
        } catch {
            openProblem = error.problem + "."
            isBroken = true
        }
    }

    var isRewritten: Bool { target != nil }
    var interest: Interest? { session?.interest }

    func next() -> FeedStep {
        if let problem = openProblem {
            openProblem = nil
            return .problem(item, problem)
        }
        guard let session else { return .end }
        switch session.next() {
        case nil: return .wait
        case .page(let number, let page):
            session.give(credit: 1)
            let name = containedPath(page.name)
            let key = !name.isEmpty ? item.key + "/" + name : isRewritten ? item.key : item.key + ".html"
            let resources = SavedPage.isContainer(path) ? session.takeResources() : nil
            let found = FoundPage(page: page, resources: resources)
            return .page(PageItem(key: key, origin: .container(path: path, page: number)), found)
        case .damaged(let offset, let problem):
            let item = PageItem(key: "\(item.key) (at \(offset))", origin: item.origin)
            return .problem(item, "\(problem); reading goes on behind the damage.")
        case .end:
            self.session = nil
            return .end
        case .unusable(let problem):
            self.session = nil
            isBroken = true
            return .problem(item, "the container can't be read: \(problem).")
        }
    }

    /// Tells the reader what a page has become.
    func give(_ page: DeliveredPage) {
        guard isRewritten, case .container(_, let number) = page.item.origin else { return }
        session?.give(result: page.report.page, of: number)
    }

    /// Puts the container that is written in its place.
    func settle() throws(OutputProblem) {
        guard let temporary, let target else { return }
        // NB: What can't be read passes through, as pages that fail do.
        if isBroken, try !copyFile(path, to: temporary) { return }
        if let code = moveFile(temporary, to: target) { throw OutputProblem(path: target, code: code) }
    }

    /// Gives up: what was written is of no use.
    func abandon() {
        session?.end()
        session = nil
        if let temporary { _ = removeFile(temporary) }
    }
}

/// Copies a file, piece by piece.
///
/// - Returns: false when it can't be read.
private func copyFile(_ path: String, to target: String) throws(OutputProblem) -> Bool {
    guard case .success(let input) = openFile(path, writes: false) else { return false }
    defer { closeDescriptor(input) }
    let output = try openStream(target, length: 0)
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    while true {
        switch readAvailable(input, into: &piece) {
        case .bytes(let count):
            if let code = output.append(Array(piece[..<count])) { throw OutputProblem(path: target, code: code) }
        case .wouldBlock: continue
        case .closed:
            if let code = output.synchronize() { throw OutputProblem(path: target, code: code) }
            return true
        case .failed: return false
        }
    }
}
