// KeyValueObservingTests.swift: which observers are notified of changes to defaults, and until when.

import ExtensionSDK
import Foundation
import Testing

private final class Observer: NSObject, KeyValueObserver, @unchecked Sendable {
    var seen: [String] = []
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let (old, new) = (change?[.oldKey].map { "\($0)" }, change?[.newKey].map { "\($0)" })
        seen.append("\(keyPath ?? ""): \(old ?? "-") \(new ?? "-") \(object is UserDefaults)")
    }
}

extension UserDefaults {
    fileprivate var size: Int { integer(forKey: "size") }
}

@Suite("Observers of defaults", .serialized)
@MainActor
struct KeyValueObservingTests {
    private let name = "webaction.tests.\(UUID().uuidString)"

    /// Waits for a condition: changes are processed on the main queue.
    private func wait(until isSo: () -> Bool) async {
        for _ in 0..<2000 where !isSo() { try? await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("An observer by name is notified of each visible change, and of none once it is removed")
    func named() async throws {
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let (observer, other) = (Observer(), Observer())
        defaults.addObserver(observer, forKeyPath: "name", options: [.initial, .new, .old], context: nil)
        #expect(observer.seen == ["name: - <null> true"])
        defaults.addObserver(other, forKeyPath: "other", options: .new, context: nil)
        defaults.set("a", forKey: "name")
        await wait { observer.seen.count == 2 }
        #expect(observer.seen.last == "name: - a true" && other.seen.isEmpty)
        defaults.set("b", forKey: "name")
        await wait { observer.seen.count == 3 }
        #expect(observer.seen.last == "name: a b true")
        defaults.removeObserver(observer, forKeyPath: "name")
        defaults.set("c", forKey: "name")
        defaults.set("d", forKey: "other")
        await wait { !other.seen.isEmpty }
        #expect(observer.seen.count == 3 && other.seen == ["other: - d true"])
    }

    @Test("A property over defaults is observed during the lifetime of its token")
    func properties() async throws {
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        var seen: [Int] = []
        var token: NSKeyValueObservation? = defaults.observe(\.size, options: [.initial, .new]) { _, change in
            seen.append(change.newValue ?? -1)
        }
        defaults.set(3, forKey: "size")
        await wait { seen.count == 2 }
        #expect(seen == [0, 3])
        token?.invalidate()
        token = nil
        let other = Observer()
        defaults.addObserver(other, forKeyPath: "size", context: nil)
        defaults.set(4, forKey: "size")
        await wait { !other.seen.isEmpty }
        #expect(seen == [0, 3] && token == nil)
    }
}
