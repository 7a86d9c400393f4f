// UnsafeFileCoordinator.swift: reading and writing files that other processes read and write, too.
// https://developer.apple.com/documentation/foundation/nsfilecoordinator
// Safe because: error pointers are written to only while their owner waits in the call that it gave them to.

import Foundation

/// Coordinates this process's access to a file with that of others who coordinate theirs.
/// https://developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// How a file is read. All ways wait for writers alike.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: NSFileCoordinator.ReadingOptions.withoutChanges. Nobody is asked to save first here in any case.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// Without effect: links are followed in any case.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Without effect here.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// Without effect: the file is read as it is.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// How a file is written; what presenters are told depends on it.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Says that the file is to be deleted; it is waited for as for other writing.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// Says that the file is to be moved; it is waited for as for other writing.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Says that the file is to be read first; it is waited for as for other writing.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// Says that the file is to be replaced; it is waited for as for other writing.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Says that only what the system knows of the file is changed; it is waited for as for other writing.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private let presenter: (any NSFilePresenter)?
    private let lock = NSLock()
    private var isCancelled = false

    /// Names a file access of several coordinators, which do not wait for each other, nor for one inside of another.
    open var purposeIdentifier = UUID().uuidString

    /// A coordinator for a presenter, which is not told of the changes that are made through it.
    public init(filePresenter: (any NSFilePresenter)?) { presenter = filePresenter }

    /// A coordinator for nobody.
    public override convenience init() { self.init(filePresenter: nil) }

    /// The presenters of this process.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }
    /// Has a presenter told of changes.
    open class func addFilePresenter(_ presenter: any NSFilePresenter) { FilePresenters.shared.add(presenter) }
    /// Has it no longer told.
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) { FilePresenters.shared.remove(presenter) }

    /// Waits until nobody writes the file, and reads it.
    open func coordinate(
        readingItemAt url: URL,
        options: ReadingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        access([NSFileAccessIntent(url, .reading(options))], error) { reader(url) }
    }

    /// Waits until nobody else reads or writes the file, and writes it.
    open func coordinate(
        writingItemAt url: URL,
        options: WritingOptions = [],
        error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        access([NSFileAccessIntent(url, .writing(options))], error) { writer(url) }
    }

    /// Both, at the same time.
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

    /// Writes two files at the same time, as when one is moved to the other.
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

    /// Does so without waiting here: `accessor` is called on `queue`.
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
                let told = UncheckedBox(problem)
                queue.addOperation { accessor(told.value) }
            }
        }
    }

    /// Announces that a file was moved. To be called inside an accessor.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        let path = FileLocks.canonical(oldURL)
        FilePresenters.shared.announce(.moved(path, to: FileLocks.canonical(newURL)), except: presenter)
    }

    /// Has no effect here: nobody is asked before.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Makes what waits give up with `CocoaError.userCancelled`.
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
        // Whoever is told may read at once.
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

    /// The file.
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

    /// What presenters are told afterwards.
    var change: FileChange? {
        guard case .writing(let options) = kind else { return nil }
        // NB: A move is announced by whoever moves, who alone knows where to.
        if options.contains(.forMoving) { return nil }
        let path = FileLocks.canonical(url)
        let isGone = options.contains(.forDeleting) && !FileManager.default.fileExists(atPath: path)
        return isGone ? .deleted(path) : .changed(path)
    }
}
