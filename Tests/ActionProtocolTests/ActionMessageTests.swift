// ActionMessageTests.swift: the messages between the supervisor and a native action, and their versions.

import ActionProtocol
import PropertyValues
import TestSupport
import Testing
import Wire

@Suite("Messages of native actions")
struct ActionMessageTests {
    private static let items = PropertyValue.array([
        .dictionary([("title", .string("é")), ("attachments", .array([.dictionary([("public.url", .null)])]))])
    ])

    private static var access: ActionAccess {
        var access = ActionAccess()
        access.groups = [ActionAccess.Place(group: "group.a", path: "/data/a")]
        access.keychains = [
            ActionAccess.Place(group: "own", path: "/keys/own"), ActionAccess.Place(group: "team", path: "/keys/team"),
        ]
        (access.coordination, access.defaults, access.hasNetwork) = ("/locks", "/defaults", true)
        return access
    }

    private static let request = ActionRequest(
        extensionName: "com.example.action",
        principalClass: "ActionRequestHandler",
        pointIdentifier: "com.apple.ui-services",
        bundlePath: "/bundles/a.appex",
        inputItems: items,
        choices: .dictionary([("taps", .array([.string("Done")]))]),
        access: access
    )

    private static let transfer = TransferRequest(
        folder: "/t/1",
        url: "https://example.com/upload",
        method: "POST",
        headers: [TransferRequest.Header(name: "Accept", value: "*/*")],
        body: "/t/1/body",
        timeout: 2.5,
        isBackground: true
    )

    @Test(
        "Messages to an action are read as they were sent; parts of them are refused",
        arguments: [
            SupervisorToAction.begin(request), .item(items, problem: nil), .item(nil, problem: "there is no page"),
            .transferred(folder: "/t/1"), .userAnswer("tap: Done"), .userAnswer(nil),
        ]
    )
    func toAction(message: SupervisorToAction) { #expect(codingFaults(of: message) == []) }

    @Test(
        "Messages from an action are read as they were sent; parts of them are refused",
        arguments: [
            ActionToSupervisor.loadItem(item: 0, attachment: 1, typeIdentifier: "public.url", extraArguments: nil),
            .loadItem(item: 2, attachment: 0, typeIdentifier: "com.apple.property-list", extraArguments: items),
            .complete(items: items), .cancel(domain: "NSCocoaErrorDomain", code: -3072, reason: "cancelled"),
            .opened(url: "https://example.com/"), .transfer(transfer), .ask(question: "tap: Done"),
        ]
    )
    func fromAction(message: ActionToSupervisor) { #expect(codingFaults(of: message) == []) }

    @Test("Frames of other kinds are no messages")
    func unknownKinds() {
        #expect(unknownKindsRead(as: SupervisorToAction.self, known: 1...4) == [])
        #expect(unknownKindsRead(as: ActionToSupervisor.self, known: 1...7) == [])
    }

    @Test("Only a request with extra arguments needs a supervisor of version 2")
    func versions() {
        func kind(_ arguments: PropertyValue?) -> UInt8 {
            ActionToSupervisor.loadItem(item: 0, attachment: 0, typeIdentifier: "t", extraArguments: arguments).kind
        }
        #expect(kind(nil) == 1)
        #expect(kind(.dictionary([])) == 7)
        #expect(kind(.null) == 7)
    }

    @Test("The names of environment variables are not part of a request")
    func variables() throws {
        var named = Self.request
        named.access.variables = ["API_TOKEN"]
        let frame = SupervisorToAction.begin(named).frame(request: 1)
        #expect(frame.body == SupervisorToAction.begin(Self.request).frame(request: 1).body)
    }

    @Test("Secrets can be shared from the second keychain on")
    func keychains() {
        #expect(Self.access.hasKeychainGroup)
        var own = Self.access
        own.keychains.removeLast()
        #expect(!own.hasKeychainGroup && !ActionAccess().hasKeychainGroup)
    }

    @Test("Options of loadItem are accepted up to 1 MiB of encoded bytes")
    func options() {
        func encoded(_ value: PropertyValue) -> Int {
            var writer = ByteWriter()
            writer.write(value)
            return writer.bytes.count
        }
        let limit = ActionChannel.maximumOptions
        // The lengths of texts of almost this size have equally many bytes.
        let overhead = encoded(.string(String(repeating: "a", count: limit - 64))) - (limit - 64)
        let largest = PropertyValue.string(String(repeating: "a", count: limit - overhead))
        #expect(encoded(largest) == limit && ActionChannel.problem(withOptions: largest) == nil)
        let larger = PropertyValue.string(String(repeating: "a", count: limit - overhead + 1))
        let problem = "they take 1048577 bytes, and run() is given at most 1048576"
        #expect(ActionChannel.problem(withOptions: larger) == problem)
    }
}
