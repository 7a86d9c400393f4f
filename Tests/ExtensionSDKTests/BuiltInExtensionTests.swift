// BuiltInExtensionTests.swift: the native halves of the built-in extensions, each in its own process.

import Testing
import WorkerProtocol

@Suite("Built-in extensions' processes")
struct BuiltInExtensionTests {
    @Test("marquee loads the page once and returns its list of elements")
    func marquee() throws {
        let outcome = try HandlerProcess.run(
            "webaction-extension-marquee",
            principalClass: "webaction_extension_marquee.MarqueeRequestHandler"
        ) { _ in (HandlerProcess.results(.dictionary([("baseURI", .string("https://example.com/"))])), nil) }
        #expect(outcome.loads == ["0.0 com.apple.property-list"])
        #expect(
            outcome.finalizeArgument?["marqueeTagNames"]
                == .array(["h1", "h2", "h3", "h4", "h5", "h6", "p"].map { .string($0) })
        )
        #expect(outcome.status == 0)
        #expect(outcome.errorText == "")
    }

    @Test("marquee cancels when no item is a page, and names the reason")
    func marqueeWithoutPage() throws {
        let outcome = try HandlerProcess.run(
            "webaction-extension-marquee",
            principalClass: "",
            items: .array([])
        ) { _ in (nil, nil) }
        #expect(outcome.loads == [])
        #expect(
            outcome.end == .cancel(domain: "webaction_extension_marquee.MarqueeError", code: 0, reason: "noWebPage")
        )
    }

    @Test(
        "template answers no colour with red and a colour with green",
        arguments: [
            (PropertyValue.dictionary([("currentBackgroundColor", .string(""))]), "red"),
            (.dictionary([]), "red"),
            (.dictionary([("currentBackgroundColor", .string("rgb(1, 2, 3)"))]), "green"),
        ]
    )
    func template(payload: PropertyValue, colour: String) throws {
        let outcome = try HandlerProcess.run(
            "webaction-extension-template",
            principalClass: "webaction_extension_template.ActionRequestHandler"
        ) { _ in (HandlerProcess.results(payload), nil) }
        #expect(outcome.finalizeArgument == .dictionary([("newBackgroundColor", .string(colour))]))
        #expect(outcome.status == 0)
    }

    @Test("template returns no items when no attachment is a property list")
    func templateWithoutPage() throws {
        let items = PropertyValue.array([
            .dictionary([("attachments", .array([.dictionary([("public.url", .null)])]))])
        ])
        let outcome = try HandlerProcess.run(
            "webaction-extension-template",
            principalClass: "webaction_extension_template.ActionRequestHandler",
            items: items
        ) { _ in (nil, nil) }
        #expect(outcome.loads == [])
        #expect(outcome.end == .complete(items: .array([])))
    }

    @Test("An item that is nil with a reason reaches the handler as an error")
    func loadProblem() throws {
        let outcome = try HandlerProcess.run(
            "webaction-extension-marquee",
            principalClass: "webaction_extension_marquee.MarqueeRequestHandler"
        ) { _ in (nil, "run() threw.") }
        #expect(
            outcome.end
                == .cancel(
                    domain: "NSItemProviderErrorDomain",
                    code: -1000,
                    reason: "Cannot load a representation of type com.apple.property-list. run() threw."
                )
        )
    }
}
