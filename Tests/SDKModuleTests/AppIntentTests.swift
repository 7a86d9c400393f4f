// AppIntentTests.swift: intents as values, which their own sources may call.

import AppIntents
import Foundation
import Testing

private struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    @Parameter(title: "Name", default: "stranger") var name: String
    @Parameter(title: "Mood") var mood: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: "Hello \(name)\(mood ?? "")", dialog: "Done")
    }
}

private struct Open: AppIntent {
    static var title: LocalizedStringResource { "Open" }
    static var openAppWhenRun: Bool { true }
    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Intents")
struct AppIntentTests {
    @Test("An intent has its parameters' default values, and works when it is called")
    func perform() async throws {
        let greet = Greet()
        #expect(try await greet.perform().value == "Hello stranger")
        (greet.name, greet.mood) = ("you", "!")
        #expect(try await greet.perform().value == "Hello you!")
        _ = try await Open().perform()
        #expect(Open.openAppWhenRun && !Greet.openAppWhenRun && Greet.description == nil)
    }
}
