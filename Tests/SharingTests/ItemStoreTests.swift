// ItemStoreTests.swift: an action's description of its items, and the answers to its load requests.

import JSONCoding
import PropertyValues
import Testing

@testable import Sharing

@Suite("Items of a request")
struct ItemStoreTests {
    /// One provider each of a text with several representations, a file and the page.
    private static let store = ItemStore([
        InputItem(
            title: "Title",
            contentText: "Text",
            attachments: [
                InputAttachment([
                    ("com.adobe.pdf", .value(.data([0x25]))), ("public.html", .value(.string("<b>x</b>"))),
                    ("public.plain-text", .value(.string("x"))),
                ]),
                .file("/a b/photo.png", type: "public.png"),
            ]
        ),
        InputItem(attachments: [
            .page, .url("https://example.org/"),
            InputAttachment(
                [("public.jpeg", .value(.data([1])))],
                sourceFrame: ScreenFrame(x: 1, y: 2, width: 3, height: 4)
            ),
        ]),
    ])

    @Test("The request contains types in order, names and places, and no content")
    func request() throws {
        let json = String(decoding: Self.store.request.json(), as: UTF8.self)
        #expect(
            json == #"[{"title":"Title","contentText":"Text","attachments":[{"com.adobe.pdf":null,"public.html":null,"#
                + #""public.plain-text":null},{"public.png":null,"public.file-url":null}],"attachmentDetails":[{},"#
                + #"{"suggestedName":"photo","files":["public.png","public.file-url"]}]},{"attachments":["#
                + #"{"com.apple.property-list":null,"public.url":null},{"public.url":null},{"public.jpeg":null}],"#
                + #""attachmentDetails":[{},{},{"sourceFrame":[1,2,3,4]}]}]"#
        )
    }

    @Test(
        "A load is answered with the content, by the page, or with a reason",
        arguments: [
            (0, 0, "public.HTML", ItemStore.Answer.value(.string("<b>x</b>"))),
            (0, 0, "com.adobe.pdf", .value(.data([0x25]))),
            (0, 1, "public.png", .value(.string("file:///a%20b/photo.png"))),
            (1, 0, "com.apple.property-list", .page), (1, 1, "public.url", .value(.string("https://example.org/"))),
            (0, 0, "public.rtf", .missing("the attachment has no representation of type public.rtf")),
            (0, 7, "public.png", .missing("item 0 has no attachment 7")),
            (-1, 0, "public.png", .missing("item -1 has no attachment 0")),
        ]
    )
    func answers(item: Int, attachment: Int, type: String, answer: ItemStore.Answer) {
        #expect(Self.store.answer(item: item, attachment: attachment, type: type) == answer)
    }

    @Test("An image is sent as data marked as an image; an undocumented type is refused with a reason")
    func imagesAndUnknownContent() throws {
        let store = ItemStore([
            InputItem(attachments: [
                InputAttachment([("public.png", .image([1])), ("x.y", .undocumented("not known"))])
            ])
        ])
        let json = String(decoding: store.request.json(), as: UTF8.self)
        #expect(json.contains(#""attachmentDetails":[{"images":["public.png"]}]"#), "\(json)")
        #expect(store.answer(item: 0, attachment: 0, type: "public.png") == .value(.data([1])))
        #expect(store.answer(item: 0, attachment: 0, type: "x.y") == .missing("not known"))
        #expect(!store.hasPage && Self.store.hasPage)
    }

    @Test("A program gets everything at once, files and the page by their URLs")
    func whole() {
        guard case .array(let items) = Self.store.whole(pageURL: "https://page.test/") else { return }
        let first = items.first.map { String(decoding: $0.json(), as: UTF8.self) } ?? ""
        #expect(first.contains(#""public.plain-text":"x"},{"public.png":"file:///a%20b/photo.png""#), "\(first)")
        let second = items.last.map { String(decoding: $0.json(), as: UTF8.self) } ?? ""
        #expect(second.contains(#""com.apple.property-list":"https://page.test/""#), "\(second)")
    }
}
