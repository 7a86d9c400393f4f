// SharedPosts.swift: what the share sheet leaves for the Today view: the defaults of a group that both belong to. Neither
// knows the other; either may run when the other has never run.

import Foundation

/// The posts so far.
struct SharedPosts {
    private static let group = "group.org.webaction.posts"
    private let defaults: UserDefaults?

    init() { defaults = UserDefaults(suiteName: Self.group) }

    /// Adds a post.
    func add(message: String) {
        guard let defaults else { return }
        let count = Int(defaults.string(forKey: "count") ?? "") ?? 0
        defaults.set(message, forKey: "lastPost")
        defaults.set(String(count + 1), forKey: "count")
        // The process is ended soon after the request.
        defaults.synchronize()
    }

    /// A snapshot: texts by the names of widgets.
    var texts: [String: String] {
        guard let count = defaults?.string(forKey: "count"), let post = defaults?.string(forKey: "lastPost") else {
            return [:]
        }
        return ["posts": count, "last-post": post]
    }
}
