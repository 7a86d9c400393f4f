// BackgroundSession.swift: where a session in the background keeps its transfers: in the container of the group that it
// names, so that whoever of the group makes a session of its name next hears of them, as on Apple's platforms the containing app does.
//
//   SESSION/process      locked by the one process that has the session, for as long as it lives
//   SESSION/TRANSFER     a transfer; TransferFolders.swift says what is in it
//   SESSION/.TRANSFER    one that is being put together

import ActionProtocol
import FilePaths
import Foundation
import Glibc
import Synchronization

/// A session in the background as the processes of a group see it.
struct BackgroundSession {
    /// Its folder.
    let folder: String

    /// The sessions that this process has; until its end, as on Apple's platforms.
    private static let owned = Mutex<Set<String>>([])

    /// nil: the configuration is none of the background, or its group is not granted.
    init?(_ configuration: URLSessionConfiguration) {
        guard let identifier = configuration.identifier, let group = configuration.sharedContainerIdentifier,
            let place = SharedContainers.shared.current.groups.first(where: { $0.group == group })
        else { return nil }
        let name = identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "session"
        folder = "\(place.path)/Library/Caches/Transfers/\(name)"
    }

    /// Makes this process the one that has the session; false if another one has it.
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
        // A process whose run was killed is gone in a moment.
        for _ in 0..<25 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(20_000)
        }
        close(descriptor)
        return false
    }

    /// The transfers that earlier processes began and that this one has not met, oldest first.
    func earlierTransfers() -> [String] {
        names.filter { !$0.hasBytePrefix(".") && $0 != "process" }.map { "\(folder)/\($0)" }
            .filter { TransferFolders.shared.know($0) }
    }

    private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    /// Removes what processes that were killed had not put together.
    private func removeUnfinished() {
        for name in names where name.hasBytePrefix(".") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }
}
