// ItemProviderTests.swift: representations, when they are loaded, and where completions run.

import ExtensionSDK
import Foundation
import Testing

@Suite("Item providers")
struct ItemProviderTests {
    /// The result of one load.
    private func load(
        _ provider: NSItemProvider,
        _ type: String
    ) async -> (text: String?, code: Int?, isMain: Bool) {
        await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: type, options: nil) { item, error in
                continuation.resume(
                    returning: ((item as? NSString) as String?, (error as NSError?)?.code, Thread.isMainThread)
                )
            }
        }
    }

    @Test("A type that a representation conforms to is available; one that conforms to the representation is not")
    func conformance() {
        let provider = NSItemProvider(item: NSString(string: "x"), typeIdentifier: "public.plain-text")
        #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
        #expect(!provider.hasItemConformingToTypeIdentifier(UTType.propertyList.identifier))
    }

    @Test(
        "A supertype gives the first representation that conforms, the exact type its own; neither on the main thread"
    )
    func choice() async {
        let provider = NSItemProvider(item: NSString(string: "html"), typeIdentifier: "public.html")
        provider.registerItem(forTypeIdentifier: "public.plain-text") { completion, _, _ in
            completion?(NSString(string: "plain"), nil)
        }
        #expect(provider.registeredTypeIdentifiers == ["public.html", "public.plain-text"])
        let exact = await load(provider, "public.plain-text")
        let loose = await load(provider, "public.text")
        #expect(exact.text == "plain")
        #expect(loose.text == "html")
        #expect(!exact.isMain && !loose.isMain)
    }

    @Test("An unavailable type is error -1000, and the asynchronous form throws it")
    func missing() async throws {
        let provider = NSItemProvider()
        #expect(await load(provider, "public.url").code == -1000)
        let error = await #expect(throws: NSError.self) {
            _ = try await provider.loadItem(forTypeIdentifier: "public.url")
        }
        #expect(error?.domain == "NSItemProviderErrorDomain")
    }

    @Test("The error for an unavailable type names the requested type and the available ones")
    func wrongType() async throws {
        let provider = NSItemProvider(item: NSString(string: "x"), typeIdentifier: "public.plain-text")
        let error = await #expect(throws: NSError.self) {
            _ = try await provider.loadItem(forTypeIdentifier: "public.plain-txt")
        }
        #expect(
            error?.localizedDescription
                == "Cannot load a representation of type public.plain-txt. There is public.plain-text."
        )
    }

    @Test("A load handler runs only on demand, once for each load, and only its first answer counts")
    func laziness() async {
        let calls = Counter()
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.text") { completion, _, _ in
            calls.increment()
            completion?(NSString(string: "first"), nil)
            completion?(NSString(string: "second"), nil)
        }
        _ = provider.hasItemConformingToTypeIdentifier("public.text")
        #expect(calls.value == 0)
        #expect(await load(provider, "public.text").text == "first")
        #expect(await load(provider, "public.text").text == "first")
        #expect(calls.value == 2)
    }

    @Test("Data of text is UTF-8, of a property list its binary form")
    func data() async throws {
        func data(_ provider: NSItemProvider, _ type: String) async -> Data? {
            await withCheckedContinuation { continuation in
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    continuation.resume(returning: data)
                }
            }
        }
        let text = NSItemProvider(item: NSString(string: "é"), typeIdentifier: "public.text")
        #expect(await data(text, "public.text") == Data([0xC3, 0xA9]))
        let list = NSItemProvider(item: NSDictionary(dictionary: ["a": 1]), typeIdentifier: "com.apple.property-list")
        #expect(await data(list, "com.apple.property-list")?.starts(with: Data("bplist".utf8)) == true)
    }

    @Test("An item's user info and its properties are the same values")
    func userInfo() {
        let item = NSExtensionItem()
        item.attributedTitle = NSAttributedString(string: "T")
        #expect((item.userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString)?.string == "T")
        item.userInfo = [NSExtensionItemAttributedContentTextKey: NSAttributedString(string: "C")]
        #expect(item.attributedTitle == nil)
        #expect(item.attributedContentText?.string == "C")
        #expect(item.attachments == nil)
    }
}

/// Counts calls from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func increment() { lock.withLock { count += 1 } }
}
