// SelectorObserverTests.swift: observers called by selector, and their removal.

import ExtensionSDK
import Foundation
import Testing

/// A class with @objc methods, with the members that the build adds.
private final class Observer: NSObject, InterfaceActions {
    private(set) var heard: [String] = []
    let center: NotificationCenter

    init(_ center: NotificationCenter) { self.center = center }

    nonisolated var interfaceMethodNames: [String] { ["hear"] }
    nonisolated var interfaceActionNames: [String] { [] }
    func performInterfaceAction(_ name: String, sender: Any?) -> Bool {
        guard name == "hear", let note = sender as? Notification else { return false }
        heard.append(note.name.rawValue)
        return true
    }

    deinit { center.removeObserver(self) }
}

@Suite("Observers by selector")
@MainActor
struct SelectorObserverTests {
    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    /// Posts both, and waits until the main queue, which observers are called on, has processed them.
    private func post(_ object: NSObject? = nil) async {
        for name in [first, second] { center.post(name: name, object: object) }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("An observer is not notified once it is removed")
    func removal() async {
        let observer = Observer(center)
        center.addObserver(observer, selector: "hear", name: first, object: nil)
        center.addObserver(observer, selector: "hear", name: second, object: nil)
        await post()
        #expect(observer.heard == ["first", "second"])
        center.removeObserver(observer, name: first, object: nil)
        await post()
        #expect(observer.heard == ["first", "second", "second"])
        NotificationCenter.default.removeObserver(observer)
        await post()
        #expect(observer.heard.count == 4)
        center.removeObserver(observer)
        await post()
        #expect(observer.heard.count == 4)
    }

    @Test("Removal for an object affects only that object; a closure's token is removed as before")
    func objects() async {
        let observer = Observer(center)
        let subject = NSObject()
        center.addObserver(observer, selector: "hear", name: first, object: nil)
        center.addObserver(observer, selector: "hear", name: first, object: subject)
        center.removeObserver(observer, name: nil, object: subject)
        await post(subject)
        #expect(observer.heard == ["first"])
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: second, object: nil, queue: nil) { _ in count += 1 }
        await post()
        center.removeObserver(token)
        await post()
        #expect(count == 1)
    }

    @Test("A deallocated observer is not called, and can remove itself while it is deallocated")
    func deinitialisation() async {
        var observer: Observer? = Observer(center)
        center.addObserver(observer!, selector: "hear", name: first, object: nil)
        weak let gone = observer
        observer = nil
        await post()
        #expect(gone == nil)
    }
}
