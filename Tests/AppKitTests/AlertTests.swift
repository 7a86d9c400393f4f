// AlertTests.swift: macOS alerts, modal and not, and which choice answers them.

import Foundation
import Testing

@testable import AppKit

@Suite("Alerts")
@MainActor
struct AlertTests {
    @Test("Without a controller an alert gets no answer, and a modal one is aborted")
    func noController() {
        let alert = NSAlert()
        alert.addButton(withTitle: "Send")
        #expect(alert.runModal() == .abort)
    }

    @Test("Buttons return values by position, and an alert without buttons has one")
    func buttons() {
        let alert = NSAlert()
        #expect(alert.addButton(withTitle: "a").tag == 1000 && alert.addButton(withTitle: "b").tag == 1001)
        let empty = NSAlert()
        empty.runModal()
        #expect(empty.buttons.map(\.title) == ["OK"])
    }
}
