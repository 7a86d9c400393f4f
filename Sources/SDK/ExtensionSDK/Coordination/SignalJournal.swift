// SignalJournal.swift: signals between the processes of one user's actions: a file that each process appends lines to
// and watches. Lines are hints: unread lines are lost when the file has grown large and is started over.
//
//   SENDER TAB KIND TAB TEXT NEWLINE        text is percent-encoded
//
// Invariant: A line is appended whole, under the file's lock.

import ActionProtocol
import Foundation
import Glibc

/// The lines exchanged between processes.
final class SignalJournal: @unchecked Sendable {
    /// The journal of this process, in the folder that the host gave; without a host, a private one.
    static let shared = SignalJournal(folder: CoordinationFolder.path)

    /// The identity of this process.
    let sender = UUID().uuidString

    /// The size in bytes after which the file is started over.
    private static let maximumLength = 1 << 20

    private let path: String
    private let lock = NSLock()
    private var observers: [Int: @Sendable (_ kind: String, _ text: String, _ sender: String) -> Void] = [:]
    private var nextObserver = 0
    private var isWatching = false

    init(folder: String) { path = folder + "/signals" }

    /// Appends a line.
    func post(_ kind: String, _ text: String) {
        let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        let line = Array("\(sender)\t\(kind)\t\(encoded)\n".utf8)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        if lseek(descriptor, 0, SEEK_END) > Self.maximumLength { ftruncate(descriptor, 0) }
        _ = write(descriptor, line, line.count)
    }

    /// Calls `observer` on its own thread with each line appended from now on, including this process's.
    ///
    /// - Returns: A number for `remove`.
    func observe(_ observer: @escaping @Sendable (_ kind: String, _ text: String, _ sender: String) -> Void) -> Int {
        let (number, isFirst) = lock.withLock {
            defer {
                nextObserver += 1
                isWatching = true
            }
            observers[nextObserver] = observer
            return (nextObserver, !isWatching)
        }
        if isFirst { watch() }
        return number
    }

    /// Removes an observer that `observe` added.
    func remove(_ number: Int) { lock.withLock { _ = observers.removeValue(forKey: number) } }

    private func watch() {
        // NB: The file exists and its end is known before any caller can rely on seeing appended lines.
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        let watcher = inotify_init1(Int32(IN_CLOEXEC))
        guard watcher >= 0, inotify_add_watch(watcher, path, UInt32(IN_MODIFY)) >= 0 else {
            close(descriptor)
            return
        }
        let start = lseek(descriptor, 0, SEEK_END)
        let thread = Thread { [self] in
            var position = start
            var events = [UInt8](repeating: 0, count: 4096)
            var rest: [UInt8] = []
            while read(watcher, &events, events.count) > 0 {
                let length = lseek(descriptor, 0, SEEK_END)
                if length < position { (position, rest) = (0, []) }
                var bytes = [UInt8](repeating: 0, count: max(0, length - position))
                let count = pread(descriptor, &bytes, bytes.count, position)
                guard count > 0 else { continue }
                position += count
                rest += bytes[..<count]
                while let end = rest.firstIndex(of: 0x0A) {
                    notify(String(decoding: rest[..<end], as: UTF8.self))
                    rest.removeSubrange(...end)
                }
            }
        }
        thread.stackSize = 512 << 10
        thread.start()
    }

    private func notify(_ line: String) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let text = parts[2].removingPercentEncoding else { return }
        for observer in lock.withLock({ Array(observers.values) }) { observer(parts[1], text, parts[0]) }
    }
}

/// The folder of locks and signals.
enum CoordinationFolder {
    /// The host's folder, or a private one of this process.
    static let path: String = {
        let given = SharedContainers.shared.current.coordination
        if !given.isEmpty { return given }
        let path = NSTemporaryDirectory() + "/coordination-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }()
}
