// AlertTests.swift: macOS's alerts, waited for and not, and who answers them.

import Foundation
import Testing

@testable import AppKit

@Suite("Alerts")
@MainActor
struct AlertTests {
    @Test("Without a controller nobody answers, and an alert that is waited for is broken off")
    func nobody() {
        let alert = NSAlert()
        alert.addButton(withTitle: "Send")
        #expect(alert.runModal() == .abort)
    }

    @Test("Buttons answer by their place, and an alert without any has one")
    func buttons() {
        let alert = NSAlert()
        #expect(alert.addButton(withTitle: "a").tag == 1000 && alert.addButton(withTitle: "b").tag == 1001)
        let empty = NSAlert()
        empty.runModal()
        #expect(empty.buttons.map(\.title) == ["OK"])
    }
}
