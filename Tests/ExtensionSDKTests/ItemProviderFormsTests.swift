// ItemProviderFormsTests.swift: representations as files and as objects.

import ExtensionSDK
import Foundation
import TestSupport
import Testing

@Suite("Item providers: files and objects")
struct ItemProviderFormsTests {
    @Test("A file's provider has its type and name, and its content as data and as a temporary file")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "note.txt")
        try Data("hello".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(provider.suggestedName == "note")
        #expect(try await provider.loadDataRepresentation(for: .text) == Data("hello".utf8))
        let copied: (String?, URL?) = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
                continuation.resume(returning: (url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, url))
            }
        }
        #expect(copied.0 == "hello")
        #expect(copied.1?.lastPathComponent == "note.txt" && copied.1 != file)
        let place: (URL?, Bool) = await withCheckedContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isInPlace, _ in
                continuation.resume(returning: (url, isInPlace))
            }
        }
        #expect(place.0 == file && place.1)
        #expect(NSItemProvider(contentsOf: folder.appending(path: "gone")) == nil)
    }

    @Test("The variants that take types load and register the same; a cancelled load ends with an error, once")
    func contentTypes() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data([1]), nil)
            return nil
        }
        #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
        #expect(provider.hasRepresentationConforming(to: .image) && !provider.hasRepresentationConforming(to: .text))
        let name: String? = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(for: .png) { url, isInPlace, _ in
                continuation.resume(returning: isInPlace ? nil : url?.pathExtension)
            }
        }
        #expect(name == "png")
        let never = NSItemProvider()
        never.registerItem(forTypeIdentifier: "public.png") { _, _, _ in }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let progress = never.loadDataRepresentation(for: .png) { _, error in continuation.resume(returning: error) }
            progress.cancel()
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
    }

    @Test("A temporary file's name cannot lead elsewhere, and the file is removed afterwards")
    func temporaryFiles() async throws {
        let provider = NSItemProvider(item: NSData(data: Data([1])), typeIdentifier: "public.png")
        provider.suggestedName = "../../x"
        let url: URL? = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                continuation.resume(returning: url)
            }
        }
        #expect(url?.lastPathComponent.hasPrefix("..-..-x") == true)
        let path = try #require(url?.path)
        // It is deleted when the handler returns, which may be after this test continues.
        wait(seconds: 60) { !FileManager.default.fileExists(atPath: path) }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("Objects are written and read by their classes; an invalid URL is error -1200")
    func objects() async throws {
        let provider = NSItemProvider(object: Note(text: "n"))
        #expect(provider.registeredTypeIdentifiers == ["org.example.note", "public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: Note.self) && provider.canLoadObject(ofClass: String.self))
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: Note.self) { note, _ in continuation.resume(returning: (note as? Note)?.text) }
        }
        #expect(text == "n")
        let plain: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
        }
        #expect(plain == "plain n")
        let bad = NSItemProvider(item: NSString(string: ""), typeIdentifier: "public.url")
        let code: Int? = await withCheckedContinuation { continuation in
            bad.loadObject(ofClass: URL.self) { _, error in continuation.resume(returning: (error as NSError?)?.code) }
        }
        #expect(code == -1200)
        // The URL of a page that is a file, not the file's contents.
        let file = NSItemProvider(item: NSURL(fileURLWithPath: "/etc/hostname"), typeIdentifier: "public.url")
        let address: URL? = await withCheckedContinuation { continuation in
            file.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(address?.absoluteString == "file:///etc/hostname")
        let none: Int? = await withCheckedContinuation { continuation in
            NSItemProvider().loadObject(ofClass: Note.self) { _, error in
                continuation.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(none == -1000)
    }

    @Test("Types are found by file name extensions and by MIME types")
    func types() {
        #expect(UTType(filenameExtension: "png") == .png)
        #expect(UTType(mimeType: "text/html") == .html)
        #expect(UTType(filenameExtension: "nothing") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    }
}

/// An object with its own type, and plain text as a second representation.
private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
    static let writableTypeIdentifiersForItemProvider = ["org.example.note", "public.utf8-plain-text"]
    static let readableTypeIdentifiersForItemProvider = ["org.example.note"]
    let text: String

    init(text: String) { self.text = text }

    func itemProviderData(forTypeIdentifier typeIdentifier: String) throws -> Data {
        Data((typeIdentifier == "org.example.note" ? text : "plain \(text)").utf8)
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
        Note(text: String(decoding: data, as: UTF8.self))
    }
}
