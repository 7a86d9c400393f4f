// LifeCycleTests.swift: host notifications to a handler, its unsupported requests, and how its process ends.

import Foundation
import Testing

@Suite("Life cycle of a handler", .serialized)
struct LifeCycleTests {
    private static let handler = """
        import UIKit
        enum Trouble: Error { case tooMuch(count: Int) }
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                for name in [
                    NSNotification.Name.NSExtensionHostDidBecomeActive, .NSExtensionHostWillResignActive,
                    .NSExtensionHostDidEnterBackground,
                ] {
                    NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { _ in
                        print(name.rawValue)
                        fflush(stdout)
                        if name == .NSExtensionHostDidBecomeActive { self.act(context) }
                    }
                }
            }

            func act(_ context: NSExtensionContext) {
                switch ProcessInfo.processInfo.environment["ACT"] ?? "" {
                case "cancel": context.cancelRequest(withError: Trouble.tooMuch(count: 3))
                case "linger":
                    ProcessInfo.processInfo.performExpiringActivity(withReason: "saving") { expired in
                        print(expired ? "time is up" : "begun")
                        fflush(stdout)
                        if expired { return }
                        Thread.sleep(forTimeInterval: 60)
                        print("slept")
                        fflush(stdout)
                    }
                    context.completeRequest(returningItems: [])
                default:
                    context.open(URL(string: "https://example.org/app")!) { print("opened \\($0)") }
                    context.completeRequest(returningItems: []) { print("completed, expired: \\($0)") }
                    context.completeRequest(returningItems: [])
                }
            }
        }
        """

    private func makeWorkspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.use(handler: Self.handler)
        return workspace
    }

    private func run(_ act: String, in workspace: Workspace) throws -> Outcome {
        try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--trace", "--timeout", "60"],
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache, "ACT": act]
        )
    }

    @Test("A handler receives its host's notifications, opens nothing, and completes once")
    func completes() throws {
        let result = try run("", in: makeWorkspace())
        #expect(result.code == 0 && result.left.isEmpty, "\(result.error)")
        let lines = result.error.split(separator: "\n").filter { $0.hasPrefix("action: NSExtensionHost") }
        let names = lines.map { String($0.dropFirst("action: ".count)) }
        #expect(
            names == [
                "NSExtensionHostDidBecomeActiveNotification", "NSExtensionHostWillResignActiveNotification",
                "NSExtensionHostDidEnterBackgroundNotification",
            ]
        )
        for text in [
            "opened false", "completed, expired: false", "the action asks to open https://example.org/app",
            "completeRequest(returningItems:completionHandler:) is ignored: the request has ended already.",
        ] { #expect(result.error.contains(text), "\(result.error)") }
    }

    @Test("The error of a cancelled request is reported")
    func cancels() throws {
        let result = try run("cancel", in: makeWorkspace())
        #expect(result.message.contains("cancelled the request: tooMuch(count: 3)"), "\(result.error)")
        #expect(result.code == 1 && result.left.isEmpty)
    }

    @Test("An activity that takes too long receives its expiration, and the process ends")
    func lingers() throws {
        let workspace = try makeWorkspace()
        let result = try run("linger", in: workspace)
        #expect(result.error.contains("begun") && result.error.contains("time is up"), "\(result.error)")
        #expect(result.code == 0 && result.left.isEmpty)
        #expect(!result.error.contains("slept"), "\(result.error)")
    }
}
