// UnmatchedTypes.swift: records the types that an action requested and its items do not have. An action that finds none
// of its types does nothing and reports nothing, so a misspelled identifier would go unnoticed.

import Foundation

/// The requested types of the current request.
final class UnmatchedTypes: @unchecked Sendable {
    static let shared = UnmatchedTypes()
    /// How many types a message lists.
    private static let most = 8

    private let lock = NSLock()
    private var missing: [String] = []
    private var offered: [String] = []
    private var wasFound = false

    /// Records that a type was requested.
    ///
    /// - Parameter offered: The available types; called only if the type is missing.
    func record(_ typeIdentifier: String, isThere: Bool, offered: () -> [String]) {
        if isThere { return lock.withLock { wasFound = true } }
        let types = offered()
        // NB: A provider without content was created by the action itself.
        if types.isEmpty { return }
        lock.withLock {
            if missing.count < Self.most, !missing.contains(typeIdentifier) { missing.append(typeIdentifier) }
            if self.offered.isEmpty { self.offered = types }
        }
    }

    /// The message for a request that ends without having found any of its types; otherwise nil.
    func takeMessage() -> String? {
        lock.withLock {
            defer { (missing, offered, wasFound) = ([], [], false) }
            if wasFound || missing.isEmpty { return nil }
            return
                "asked for \(missing.joined(separator: ", ")), which is not there; the item has \(offered.joined(separator: ", "))."
        }
    }
}
