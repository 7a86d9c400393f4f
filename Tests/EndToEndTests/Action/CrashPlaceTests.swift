// CrashPlaceTests.swift: reports of an action that crashes: its output before the crash, and the author's lines.

import Foundation
import Testing

@Suite("Crashing actions")
struct CrashPlaceTests {
    private static let handler = """
        import UIKit
        func deep(_ count: Int) -> Int {
            deep(count + 1) + 1 // recursion, callback
        }
        func nothing() {}
        func trap() -> Bool {
            let list: [Bool] = []
            return list[0] // sorting
        }
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                print("one")
                NSLog("two")
                print("three", terminator: "")
                let value: Any = 1
                switch ProcessInfo.processInfo.environment["ACT"] ?? "" {
                case "cast":
                    print(value as! String) // cast
                case "known":
                    print(nothing() as! String) // known
                case "sorting":
                    print([1, 2].sorted { _, _ in trap() })
                case "recursion":
                    print(deep(0))
                case "callback":
                    (context.inputItems[0] as! NSExtensionItem).attachments![0]
                        .loadItem(forTypeIdentifier: "com.apple.property-list") { _, _ in print(deep(0)) }
                default:
                    kill(getpid(), SIGKILL)
                }
            }
        }
        """

    @Test(
        "Output before a crash is printed first, in order with NSLog, and the crash is reported with file and line",
        arguments: ["cast", "sorting", "recursion", "callback", "kill"]
    )
    func crash(act: String) throws {
        let workspace = try Workspace()
        try workspace.use(handler: Self.handler)
        let outcome = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--timeout", "60"],
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache, "ACT": act]
        )
        #expect(
            outcome.code == 1 && outcome.error.contains("the native action was ended by signal"),
            "\(outcome.error)"
        )
        let places = ["one\n", "two\n", "three"].map { outcome.error.range(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil }, "\(outcome.error)")
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(outcome.error)")
        let lines = Self.handler.components(separatedBy: "\n")
        guard let index = lines.firstIndex(where: { $0.contains("//") && $0.contains(act) }) else {
            #expect(act == "kill")
            return
        }
        let place = "x.appex/Handler.swift:\(index + 1)\n"
        #expect(outcome.error.components(separatedBy: place).count == 2, "\(outcome.error)")
    }
}
