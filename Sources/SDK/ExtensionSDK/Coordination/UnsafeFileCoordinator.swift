// UnsafeFileCoordinator.swift: coordinated access to files that other processes read and write, too.
// https://developer.apple.com/documentation/foundation/nsfilecoordinator
// Safe because: error pointers are written only while their owner waits in the call that passed them.

import Foundation

/// Coordinates this process's access to a file with that of other processes.
/// https://developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How a file is read. All options wait for writers in the same way.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: NSFileCoordinator.ReadingOptions.withoutChanges. Presenters are never asked to save first here.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// No effect: links are always followed.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// The option `immediatelyAvailableMetadataOnly`. It has no effect here.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// No effect: the file is read unchanged.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How a file is written; the presenters' notifications depend on it.
    public struct WritingOptions: OptionSet, Sendable {
        /// The raw value: the bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is to be deleted; waits as for other writing.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is to be moved; waits as for other writing.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// The file is to be read first; waits as for other writing.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// The file is to be replaced; waits as for other writing.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only the file's metadata is to be changed; waits as for other writing.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private let presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var isCancelled = false

    /// Identifies an access that several coordinators share; they do not wait for each other, even when nested.
    open var purposeIdentifier = UUID().uuidString

    /// Creates a coordinator for a presenter, which is not notified of changes made through it.
    public init(filePresenter: (any NSFilePresenter)?) { presenter = filePresenter }

    /// Creates a coordinator without a presenter.
    public override convenience init() { self.init(filePresenter: nil) }

    /// The presenters of this process.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }
    /// Registers a presenter for notifications of changes.
    open class func addFilePresenter(_ presenter: any NSFilePresenter) { FilePresenters.shared.add(presenter) }
    /// Unregisters a presenter.
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) { FilePresenters.shared.remove(presenter) }

    /// Waits until there is no writer of the file, and reads it.
    open func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        access([NSFileAccessIntent(url, .reading(options))], error) { reader(url) }
    }

    /// Waits until there is no other reader or writer of the file, and writes it.
    open func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        access([NSFileAccessIntent(url, .writing(options))], error) { writer(url) }
    }

    /// Reads one file and writes another at the same time.
    open func coordinate(
        readingItemAt readingURL: URL,
        options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor accessor: (URL, URL) -> Void
    ) {
        let intents = [
            NSFileAccessIntent(readingURL, .reading(readingOptions)),
            NSFileAccessIntent(writingURL, .writing(writingOptions)),
        ]
        access(intents, error) { accessor(readingURL, writingURL) }
    }

    /// Writes two files at the same time, for example to move one to the other.
    open func coordinate(
        writingItemAt firstURL: URL,
        options firstOptions: WritingOptions = [],
        writingItemAt secondURL: URL,
        options secondOptions: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor accessor: (URL, URL) -> Void
    ) {
        let intents = [
            NSFileAccessIntent(firstURL, .writing(firstOptions)),
            NSFileAccessIntent(secondURL, .writing(secondOptions)),
        ]
        access(intents, error) { accessor(firstURL, secondURL) }
    }

    /// Coordinates accesses without blocking: `accessor` is called on `queue`.
    open func coordinate(
        with intents: [NSFileAccessIntent],
        queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global().async { [self] in
            var problem: NSError?
            var hasAccess = false
            access(intents, &problem) {
                hasAccess = true
                let done = BlockOperation { accessor(nil) }
                queue.addOperations([done], waitUntilFinished: true)
            }
            if !hasAccess, let problem {
                let box = UncheckedBox(problem)
                queue.addOperation { accessor(box.value) }
            }
        }
    }

    /// Reports that a file was moved. To be called inside an accessor.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        let path = FileLocks.canonical(oldURL)
        FilePresenters.shared.announce(.moved(path, to: FileLocks.canonical(newURL)), except: presenter)
    }

    /// No effect here: presenters are not asked in advance.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Ends pending waits with `CocoaError.userCancelled`.
    open func cancel() { lock.withLock { isCancelled = true } }

    private func access(
        _ intents: [NSFileAccessIntent],
        _ error: UnsafeMutablePointer<NSError?>?,
        _ accessor: () -> Void
    ) {
        let requests = intents.map { FileLocks.Request(path: FileLocks.canonical($0.url), isAlone: $0.isWriting) }
        guard
            let locks = FileLocks(
                requests,
                purpose: purposeIdentifier,
                isCancelled: { lock.withLock { isCancelled } }
            )
        else {
            error?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue)
            return
        }
        accessor()
        // Notified presenters may read at once.
        locks.release()
        for intent in intents {
            if let change = intent.change { FilePresenters.shared.announce(change, except: presenter) }
        }
    }
}

/// One access to a file, for `coordinate(with:queue:byAccessor:)`.
/// https://developer.apple.com/documentation/foundation/nsfileaccessintent
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    enum Kind {
        case reading(NSFileCoordinator.ReadingOptions)
        case writing(NSFileCoordinator.WritingOptions)
    }

    /// The file that is accessed.
    public let url: URL
    private let kind: Kind

    init(_ url: URL, _ kind: Kind) {
        self.url = url
        self.kind = kind
    }

    /// The intent to read.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, .reading(options))
    }

    /// The intent to write.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, .writing(options))
    }

    var isWriting: Bool { if case .writing = kind { true } else { false } }

    /// The change that presenters are notified of afterwards.
    var change: FileChange? {
        guard case .writing(let options) = kind else { return nil }
        // NB: The mover reports the move, since only the mover knows the destination.
        if options.contains(.forMoving) { return nil }
        let path = FileLocks.canonical(url)
        let isGone = options.contains(.forDeleting) && !FileManager.default.fileExists(atPath: path)
        return isGone ? .deleted(path) : .changed(path)
    }
}
