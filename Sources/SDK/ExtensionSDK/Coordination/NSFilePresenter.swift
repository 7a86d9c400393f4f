// NSFilePresenter.swift: objects that show a file and observe changes that others make through a coordinator.
// https://developer.apple.com/documentation/foundation/nsfilepresenter
// A presenter is notified after a change; it is not asked to release its file before it.

import FilePaths
import Foundation

/// An object that shows a file or a folder.
/// https://developer.apple.com/documentation/foundation/nsfilepresenter
public protocol NSFilePresenter: NSObjectProtocol {
    /// The URL of the file or folder; nil before it was created.
    var presentedItemURL: URL? { get }
    /// The queue of its notifications.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Called when the file or the contents of the folder changes.
    func presentedItemDidChange()
    /// Something in the folder changed.
    func presentedSubitemDidChange(at url: URL)
    /// Called when the file is moved.
    func presentedItemDidMove(to newURL: URL)
    /// Called when the file is deleted.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

extension NSFilePresenter {
    /// Called when the file or the contents of the folder changes. The default does nothing.
    public func presentedItemDidChange() {}
    /// Called when something in the folder changes. The default does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
    /// Called when the file is moved. The default does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
    /// Called when the file is deleted. The default does nothing.
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
}

/// A change of a file.
enum FileChange: Equatable {
    case changed(String)
    case deleted(String)
    case moved(String, to: String)
}

/// The presenters of this process.
final class FilePresenters: @unchecked Sendable {
    static let shared = FilePresenters()

    private let lock = NSLock()
    private var presenters: [any NSFilePresenter] = []
    private var observer: Int?

    var all: [any NSFilePresenter] { lock.withLock { presenters } }

    func add(_ presenter: any NSFilePresenter) {
        let isFirst = lock.withLock {
            if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
            defer { observer = observer ?? -1 }
            return observer == nil
        }
        guard isFirst else { return }
        let number = SignalJournal.shared.observe { [self] kind, text, sender in
            // Changes by this process are reported at once, not through the journal.
            guard sender != SignalJournal.shared.sender else { return }
            let paths = text.split(separator: "\n").map(String.init)
            switch (kind, paths.count) {
            case ("file-changed", 1): notify(.changed(paths[0]), except: nil)
            case ("file-deleted", 1): notify(.deleted(paths[0]), except: nil)
            case ("file-moved", 2): notify(.moved(paths[0], to: paths[1]), except: nil)
            default: break
            }
        }
        lock.withLock { observer = number }
    }

    func remove(_ presenter: any NSFilePresenter) {
        lock.withLock { presenters.removeAll { $0 === presenter } }
    }

    /// Notifies the presenters of this process and of other processes.
    func announce(_ change: FileChange, except own: (any NSFilePresenter)?) {
        switch change {
        case .changed(let path): SignalJournal.shared.post("file-changed", path)
        case .deleted(let path): SignalJournal.shared.post("file-deleted", path)
        case .moved(let path, let target): SignalJournal.shared.post("file-moved", "\(path)\n\(target)")
        }
        notify(change, except: own)
    }

    private func notify(_ change: FileChange, except own: (any NSFilePresenter)?) {
        let path =
            switch change {
            case .changed(let path), .deleted(let path), .moved(let path, _): path
            }
        for presenter in all where presenter !== own {
            guard let shown = presenter.presentedItemURL.map(FileLocks.canonical) else { continue }
            let isItself = shown.utf8.elementsEqual(path.utf8)
            guard isItself || path.isBelow(shown) else { continue }
            let box = UncheckedBox(presenter)
            presenter.presentedItemOperationQueue.addOperation {
                switch change {
                case .changed,
                    .deleted where !isItself, .moved where !isItself:
                    if isItself {
                        box.value.presentedItemDidChange()
                    } else {
                        box.value.presentedSubitemDidChange(at: URL(fileURLWithPath: path))
                    }
                case .deleted: box.value.accommodatePresentedItemDeletion { _ in }
                case .moved(_, let target): box.value.presentedItemDidMove(to: URL(fileURLWithPath: target))
                }
            }
        }
    }
}
