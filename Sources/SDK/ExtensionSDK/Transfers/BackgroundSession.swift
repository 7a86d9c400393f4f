// BackgroundSession.swift: the transfers of a background session, stored in the container of the session's group. The
// next process of the group that creates a session with the same name receives their events, as the containing app does
// on Apple's platforms.
//
//   SESSION/process      locked by the one process that owns the session, for as long as it lives
//   SESSION/TRANSFER     a transfer; TransferFolders.swift describes its contents
//   SESSION/.TRANSFER    a transfer being created

import ActionProtocol
import FilePaths
import Foundation
import Glibc
import Synchronization

/// A background session as the processes of a group see it.
struct BackgroundSession {
    /// The folder of the session.
    let folder: String

    /// The sessions that this process owns until it ends, as on Apple's platforms.
    private static let owned = Mutex<Set<String>>([])

    /// nil: not a background configuration, or its group is not granted.
    init?(_ configuration: URLSessionConfiguration) {
        guard let identifier = configuration.identifier, let group = configuration.sharedContainerIdentifier,
            let place = SharedContainers.shared.current.groups.first(where: { $0.group == group })
        else { return nil }
        let name = identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "session"
        folder = "\(place.path)/Library/Caches/Transfers/\(name)"
    }

    /// Makes this process the owner of the session; false if another process owns it.
    func claim() -> Bool {
        Self.owned.withLock { owned in
            if owned.contains(folder) { return true }
            guard lockFolder() else { return false }
            owned.insert(folder)
            removeUnfinished()
            return true
        }
    }

    /// Locks the folder for as long as this process lives.
    private func lockFolder() -> Bool {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let descriptor = open(folder + "/process", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        // The process of a killed run ends within a moment.
        for _ in 0..<25 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(20_000)
        }
        close(descriptor)
        return false
    }

    /// Transfers of earlier processes that this process has not handled yet, oldest first.
    func earlierTransfers() -> [String] {
        names.filter { !$0.hasBytePrefix(".") && $0 != "process" }.map { "\(folder)/\($0)" }
            .filter { TransferFolders.shared.know($0) }
    }

    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    /// Removes incomplete transfers of processes that were killed.
    private func removeUnfinished() {
        for name in names where name.hasBytePrefix(".") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
