// SharedContainers.swift: the containers and other access that the host granted to this process at the start of the
// request.

import ActionProtocol
import Foundation

/// The access of this process. It belongs to the bundle, so it does not change between requests.
final class SharedContainers: @unchecked Sendable {
    static let shared = SharedContainers()

    private let lock = NSLock()
    private var access = ActionAccess()
    private var reported: Set<String> = []
    private var ownBundle = (path: "", identifier: "")

    /// The access that the host granted.
    var current: ActionAccess {
        get { lock.withLock { access } }
        set { lock.withLock { access = newValue } }
    }

    /// The extension's bundle.
    var bundle: (path: String, identifier: String) {
        get { lock.withLock { ownBundle } }
        set { lock.withLock { ownBundle = newValue } }
    }

    /// Writes the defaults of every group to disk before the process ends, which Foundation does only on request here.
    func saveDefaults() {
        UserDefaults.standard.synchronize()
        for group in current.groups { UserDefaults(suiteName: group.group)?.synchronize() }
    }

    /// Reports a text to the extension's author, once.
    func note(_ text: String) {
        guard lock.withLock({ reported.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

extension FileManager {
    /// The shared folder of an app group; nil, with a note on standard error, for a group that the bundle's
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
