// BuiltInExtensionTests.swift: the native halves of the built-in extensions, each in its own process.

import ActionProtocol
import Drawing
import Foundation
import PropertyValues
import Testing

@Suite("Built-in extensions' processes")
struct BuiltInExtensionTests {
    @Test("marquee loads the page once and returns its list of elements")
    func marquee() throws {
        let outcome = try HandlerProcess.run(
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

    @Test("marquee cancels if no item is a page, with the reason")
    func marqueeWithoutPage() throws {
        let outcome = try HandlerProcess.run(
            principalClass: "webaction_extension_marquee.MarqueeRequestHandler",
            items: .array([])
        ) { _ in (nil, nil) }
        #expect(outcome.loads == [])
        #expect(
            outcome.end == .cancel(domain: "webaction_extension_marquee.MarqueeError", code: 0, reason: "noWebPage")
        )
    }

    @Test(
        "template answers no color with red, and a color with green",
        arguments: [
            (PropertyValue.dictionary([("currentBackgroundColor", .string(""))]), "red"),
            (.dictionary([]), "red"),
            (.dictionary([("currentBackgroundColor", .string("rgb(1, 2, 3)"))]), "green"),
        ]
    )
    func template(payload: PropertyValue, colour: String) throws {
        let outcome = try HandlerProcess.run(
            principalClass: "webaction_extension_template.ActionRequestHandler"
        ) { _ in (HandlerProcess.results(payload), nil) }
        #expect(outcome.finalizeArgument == .dictionary([("newBackgroundColor", .string(colour))]))
        #expect(outcome.status == 0)
    }

    @Test("template returns no items if no attachment is a property list")
    func templateWithoutPage() throws {
        let items = PropertyValue.array([
            .dictionary([("attachments", .array([.dictionary([("public.url", .null)])]))])
        ])
        let outcome = try HandlerProcess.run(
            principalClass: "webaction_extension_template.ActionRequestHandler",
            items: items
        ) { _ in (nil, nil) }
        #expect(outcome.loads == [])
        #expect(outcome.end == .complete(items: .array([])))
    }

    @Test("A nil item with a reason reaches the handler as an error")
    func loadProblem() throws {
        let outcome = try HandlerProcess.run(
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

    /// A blue image.
    private func blueImage() throws -> Data {
        let context = try #require(CGContext(width: 50, height: 50))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        return try #require(context.makeImage()?.pngData())
    }

    /// Colors of an image on the arc that TinySketch draws, and beside it.
    private func colours(_ data: Data) throws -> [[Int]] {
        let image = try #require(CGImage(encoded: data))
        #expect(image.width == 50 && image.height == 50)
        return [(25, 25), (2, 2)].map { place in
            let pixel = image.pixel(x: place.0, y: place.1)
            return [pixel.red, pixel.green, pixel.blue]
        }
    }

    @Test("tiny-sketch draws on the page's first image and returns it as a data: URL")
    func sketchOnPage() throws {
        let address = "data:image/png;base64," + (try blueImage().base64EncodedString())
        let payload = PropertyValue.dictionary([("imageUrls", .array([.string(address), .string("x:y")]))])
        let outcome = try HandlerProcess.run(
            principalClass: "webaction_extension_samples.TinySketchRequestHandler"
        ) { _ in (HandlerProcess.results(payload), nil) }
        let url = try #require(outcome.finalizeArgument?["imageUrl"]?.stringValue, "\(outcome)")
        #expect(url.hasPrefix("data:image/png;base64,"))
        let data = try #require(Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))))
        // The arc's top is at half of the height: (0.1, 0.9), control (0.5, 0.1), (0.9, 0.9).
        #expect(try colours(data) == [[255, 0, 0], [0, 0, 255]])
    }

    @Test("tiny-sketch draws on an image that is shared without a page, and returns an image")
    func sketchOnImage() throws {
        let image = try blueImage()
        let items = PropertyValue.array([
            .dictionary([("attachments", .array([.dictionary([("public.png", .null)])]))])
        ])
        let outcome = try HandlerProcess.run(
            principalClass: "webaction_extension_samples.TinySketchRequestHandler",
            items: items
        ) { _ in (.data([UInt8](image)), nil) }
        #expect(outcome.loads == ["0.0 public.png"])
        guard case .complete(.array(let returned)) = outcome.end,
            case .array(let attachments)? = returned.first?["attachments"],
            case .data(let bytes)? = attachments.first?["public.png"]
        else {
            Issue.record("no image came back: \(outcome)")
            return
        }
        #expect(try colours(Data(bytes)) == [[255, 0, 0], [0, 0, 255]])
        #expect(attachments.first?["public.jpeg"] != nil)
    }

    @Test("markup covers the image at the host's frame, with a margin around it, and marks it")
    func markup() throws {
        let image = try blueImage()
        let frame = PropertyValue.array([.integer(100), .integer(200), .number(50), .number(50)])
        let items = PropertyValue.array([
            .dictionary([
                ("attachments", .array([.dictionary([("public.png", .null)])])),
                ("attachmentDetails", .array([.dictionary([("sourceFrame", frame)])])),
            ])
        ])
        let outcome = try HandlerProcess.run(
            principalClass: "webaction_extension_samples.MarkupViewController",
            items: items
        ) { _ in (.data([UInt8](image)), nil) }
        guard case .complete(.array(let returned)) = outcome.end, let item = returned.first,
            case .array(let attachments)? = item["attachments"],
            case .data(let bytes)? = attachments.first?["public.png"]
        else {
            Issue.record("no image came back: \(outcome)")
            return
        }
        #expect(item["contentText"]?.stringValue == "90 by 90 at 80, 180")
        let marked = try #require(CGImage(encoded: Data(bytes)))
        #expect(marked.pixel(x: 0, y: 25).red == 255 && marked.pixel(x: 25, y: 25).blue == 255)
        #expect(marked.pixel(x: 25, y: 25).red == 0 && marked.width == 50)
    }
}
