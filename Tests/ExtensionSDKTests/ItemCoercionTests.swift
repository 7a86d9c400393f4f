// ItemCoercionTests.swift: representations as objects of the caller's class.

import ExtensionSDK
import Foundation
import Testing

@Suite("Coercion of item providers' values")
struct ItemCoercionTests {
    @Test("A representation is converted to the requested class, or the error has the reason")
    func coercion() async throws {
        func load<Object: NSObject & NSSecureCoding>(
            _ item: any NSSecureCoding,
            as type: Object.Type
        ) async throws -> Object {
            try await NSItemProvider(item: item, typeIdentifier: "public.data")
                .loadItem(forTypeIdentifier: "public.data", as: type)
        }
        func code<Object: NSObject & NSSecureCoding>(_ item: any NSSecureCoding, as type: Object.Type) async -> Int? {
            do { _ = try await load(item, as: type) } catch { return (error as NSError).code }
            return nil
        }
        #expect(try await load("x:y" as NSString, as: NSURL.self) == NSURL(string: "x:y"))
        #expect(try await load(NSURL(string: "x:y")!, as: NSString.self) == "x:y")
        #expect(try await load(NSURL(string: "x:y")!, as: NSData.self) as Data == Data("x:y".utf8))
        #expect(try await load("a" as NSString, as: NSAttributedString.self).string == "a")
        let list: NSDictionary = ["a": [1, 2]]
        let data = try await load(list, as: NSData.self)
        #expect(try await load(data, as: NSDictionary.self) == list)
        #expect(await code(list, as: NSURL.self) == -1100)
        #expect(await code(Data([0xFF]) as NSData, as: NSDictionary.self) == -1200)
        #expect(await code("not a URL" as NSString, as: NSArray.self) == -1100)
        #expect(await code("a" as NSString, as: NSNumber.self) == -1100)
    }

    @Test("A load handler receives the requested class; a preview is made on request")
    func expectedClass() async throws {
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.url") { completion, expected, _ in
            completion?((expected.map { "x:\($0)" } ?? "x:none") as NSString, nil)
        }
        #expect(
            try await provider.loadItem(forTypeIdentifier: "public.url", as: NSURL.self).absoluteString == "x:NSURL"
        )
        #expect(try await provider.loadItem(forTypeIdentifier: "public.url") as? NSString == "x:none")
        await #expect(throws: NSError.self) { _ = try await provider.loadPreviewImage() }
        provider.previewImageHandler = { completion, _, options in
            completion?((options?[NSItemProviderPreferredImageSizeKey] as? NSNumber) ?? 0, nil)
        }
        let size = try await provider.loadPreviewImage(options: [NSItemProviderPreferredImageSizeKey: 7])
        #expect(size as? NSNumber == 7)
    }
}
