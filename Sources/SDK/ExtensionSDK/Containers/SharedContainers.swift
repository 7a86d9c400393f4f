// SharedContainers.swift: what this process may reach besides its items, as the host said when the request began.

import ActionProtocol
import Foundation

/// The access of this process. It is the bundle's, so it stays the same from request to request.
final class SharedContainers: @unchecked Sendable {
    static let shared = SharedContainers()

    private let lock = NSLock()
    private var access = ActionAccess()
    private var hasTold: Set<String> = []
    private var ownBundle = (path: "", identifier: "")

    /// What the host granted.
    var current: ActionAccess {
        get { lock.withLock { access } }
        set { lock.withLock { access = newValue } }
    }

    /// The extension's bundle.
    var bundle: (path: String, identifier: String) {
        get { lock.withLock { ownBundle } }
        set { lock.withLock { ownBundle = newValue } }
    }

    /// Writes every group's defaults to the disk, for the process is about to end. Foundation here does so only when asked.
    func saveDefaults() {
        UserDefaults.standard.synchronize()
        for group in current.groups { UserDefaults(suiteName: group.group)?.synchronize() }
    }

    /// Reports to the extension's author, once for each text.
    func note(_ text: String) {
        guard lock.withLock({ hasTold.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

extension FileManager {
    /// The folder that the members of an app group share; nil, with a note on standard error, for a group that the bundle's
    /// entitlements do not name or that was not granted.
    /// https://developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
    public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
        if let place = SharedContainers.shared.current.groups.first(where: { $0.group == group }) {
            return URL(fileURLWithPath: place.path, isDirectory: true)
        }
        SharedContainers.shared.note(
            "there is no container for the group \(group): com.apple.security.application-groups in the bundle's "
                + ".entitlements file does not name it."
        )
        return nil
    }
}
