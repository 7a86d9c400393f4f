// SharedContentTests.swift: items from JSON.

import Activation
import JSONCoding
import PropertyValues
import Testing

@Suite("Items from JSON")
struct SharedContentTests {
    private func read(_ json: String) throws -> SharedContent {
        try SharedContent(json: PropertyValue(json: Array(json.utf8)))
    }

    @Test(
        "All notations of an item are equivalent",
        arguments: [
            "[{\"title\": \"T\", \"attachments\": [{\"public.url\": null, \"public.html\": \"x\"}]}]",
            "[{\"title\": \"T\", \"attachments\": [[\"public.url\", \"public.html\"]], \"contentText\": null}]",
            """
            {"extensionItems": [{"title": "T", "attachments":
            [{"registeredTypeIdentifiers": ["public.url", "public.html"]}]}]}
            """,
        ]
    )
    func forms(json: String) throws {
        let item = SharedItem(title: "T", attachments: [SharedAttachment(["public.url", "public.html"])])
        #expect(try read(json) == SharedContent(items: [item]))
    }

    @Test(
        "Invalid items are refused with the place of the error",
        arguments: [
            ("1", "the items must be an array, or a dictionary with \"extensionItems\""),
            ("[1]", "[0] must be a dictionary"), ("[{\"title\": 1}]", "[0].title must be a string"),
            ("[{\"attachments\": 1}]", "[0].attachments must be an array"),
            (
                "[{\"attachments\": [1]}]",
                "[0].attachments[0] must be an array of type identifiers, or a dictionary whose keys are type identifiers"
            ),
        ]
    )
    func refused(json: String, message: String) throws {
        let error = #expect(throws: SharedContentError.self) { try read(json) }
        #expect(error?.description == message)
    }
}
