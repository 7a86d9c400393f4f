// PerformingSelectorTests.swift: calls by selector, immediate, delayed and cancelled, and values by property names.

import ExtensionSDK
import Foundation
import Testing

/// A class with @objc methods, with the members that the build adds.
@MainActor
private final class Target: NSObject, InterfaceActions {
    var heard: [String] = []
    var title = "a title"
    var note: String?
    nonisolated var interfaceMethodNames: [String] { ["hear"] }
    nonisolated var interfaceActionNames: [String] { [] }
    func performInterfaceAction(_ name: String, sender: Any?) -> Bool {
        guard name == "hear" else { return false }
        heard.append(sender as? String ?? "nothing")
        return true
    }
}

@Suite("Calls by selector")
@MainActor
struct PerformingSelectorTests {
    private let target = Target()

    private func settle() async {
        await withCheckedContinuation { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.resume() }
        }
    }

    @Test("An existing method is called; a missing one returns nil")
    func now() {
        #expect(target.responds(to: sel_registerName("hear:")) && !target.responds(to: NSSelectorFromString("see:")))
        #expect(target.perform(sel_registerName("hear:"), with: "a") != nil)
        #expect(target.perform(NSSelectorFromString("hear")) != nil)
        #expect(target.perform("see:", with: "b") == nil)
        #expect(target.heard == ["a", "nothing"])
        #expect(NSStringFromSelector("hear:") == "hear:")
    }

    @Test("Delayed calls, calls in the background, and cancelled calls")
    func later() async {
        target.performSelector(inBackground: "hear:", with: "b")
        target.perform("hear:", with: "c", afterDelay: 0)
        target.perform("hear:", with: "d", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "hear:", object: "c" as NSString)
        await settle()
        #expect(target.heard == ["b", "d"])
        target.perform("hear:", with: "e", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: target)
        await settle()
        #expect(target.heard == ["b", "d"])
    }

    @Test("Stored properties are read by name, dictionaries and defaults by key")
    func values() {
        target.note = "x"
        #expect(target.value(forKey: "title") as? String == "a title")
        #expect(target.value(forKey: "note") as? String == "x")
        #expect(target.value(forKeyPath: "heard") as? [String] == [])
        let dictionary = NSMutableDictionary()
        dictionary.setValue(1, forKey: "a")
        #expect(dictionary.value(forKey: "a") as? Int == 1)
        dictionary.setValue(nil, forKey: "a")
        #expect(dictionary.count == 0)
    }

    @Test("Values for undocumented keys of Apple's classes are stored")
    func undocumented() {
        let context = NSExtensionContext()
        #expect(context.value(forKeyPath: "_hostBundleIdentifier") == nil)
        context.setValue("x", forKey: "_host")
        #expect(context.value(forKey: "_host") as? String == "x")
    }

    @Test("Foundation's objects are arguments of formats")
    func formats() {
        let text = String(format: "%@ %@", NSAttributedString(string: "a").string as NSString, NSNumber(value: 7))
        #expect(text == "a 7")
        #expect(String(format: "%@", [1, 2] as NSArray).contains("1"))
    }
}
