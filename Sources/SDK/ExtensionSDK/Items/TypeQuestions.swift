// TypeQuestions.swift: types that an action asked its items for in vain. An action that finds none of its types does nothing, and
// says nothing: a misspelt identifier is seen nowhere.

import Foundation

/// The questions of the request that is going on.
final class TypeQuestions: @unchecked Sendable {
    static let shared = TypeQuestions()
    /// How many types are told.
    private static let most = 8

    private let lock = NSLock()
    private var missing: [String] = []
    private var offered: [String] = []
    private var wasFound = false

    /// A type was asked for.
    ///
    /// - Parameter offered: What there is; called where the type is not.
    func ask(_ typeIdentifier: String, isThere: Bool, offered: () -> [String]) {
        if isThere { return lock.withLock { wasFound = true } }
        let types = offered()
        // NB: A provider without content is one that the action made.
        if types.isEmpty { return }
        lock.withLock {
            if missing.count < Self.most, !missing.contains(typeIdentifier) { missing.append(typeIdentifier) }
            if self.offered.isEmpty { self.offered = types }
        }
    }

    /// What to say of a request that ends, or nil: none of the types that it asked for was there.
    func takeNote() -> String? {
        lock.withLock {
            defer { (missing, offered, wasFound) = ([], [], false) }
            if wasFound || missing.isEmpty { return nil }
            return
                "asked for \(missing.joined(separator: ", ")), which is not there; the item has \(offered.joined(separator: ", "))."
        }
    }
}
