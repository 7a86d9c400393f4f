// LoadOptionTests.swift: loadItem's options in messages between host and action, and compatibility with older versions.

import ActionProtocol
import Foundation
import PropertyValues
import Testing
import Wire

@testable import ExtensionSDK

@Suite("Load options")
struct LoadOptionTests {
    @Test("A load without extra arguments is the message of the first version, byte for byte")
    func firstVersion() throws {
        let message = ActionToSupervisor.loadItem(item: 0, attachment: 2, typeIdentifier: "a.b", extraArguments: nil)
        let frame = message.frame(request: 7)
        // Item, attachment, and the type's length and text.
        #expect(frame.kind == 1 && frame.body == [0, 2, 3] + Array("a.b".utf8))
        #expect(try ActionToSupervisor(frame) == message)
        let extra = ActionToSupervisor.loadItem(
            item: 0,
            attachment: 2,
            typeIdentifier: "a.b",
            extraArguments: .bool(true)
        )
        #expect(extra.frame(request: 7).kind == 7 && extra.frame(request: 7).body == frame.body + [2])
        #expect(try ActionToSupervisor(extra.frame(request: 7)) == extra)
    }

    @Test(
        "A host of the first version, which would not understand extra arguments, is sent none: the load is refused"
    )
    func olderHost() throws {
        // NB: No host has sent tests its version.
        let error = #expect(throws: LoadOptionsError.self) { try LoadOptions(["extraArguments": ["a": 1]]) }
        #expect(error?.reason.contains("older than the extension's SDK") == true)
        #expect(try LoadOptions(["mark": "!"]).ignoredKeys == ["mark"])
    }
}
