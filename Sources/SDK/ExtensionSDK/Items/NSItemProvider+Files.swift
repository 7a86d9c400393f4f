// NSItemProvider+Files.swift: representations as files.

import FilePaths
import Foundation
import UniformTypes

extension NSItemProvider {
    /// Creates a provider of a file's data, with the type of the filename extension and the file's name. nil if the
    /// file does not exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UniformTypeTree.type(forFilenameExtension: fileURL.pathExtension) ?? "public.data"
        registerItem(forTypeIdentifier: type) { completion, _, _ in completion?(fileURL as NSURL, nil) }
    }

    /// Adds a representation that `loadHandler` provides as a file. `isCoordinated` has no effect here.
    @preconcurrency
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in
            _ = loadHandler { url, _, error in completion?(url.map { $0 as NSURL }, error) }
        }
    }

    /// Loads a representation as a temporary file, which is deleted when `completionHandler` returns.
    @preconcurrency @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "item"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            // NB: A suggested name is untrusted and must not lead out of the folder.
            let plain = name.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
            let stem = plain.allSatisfy { $0 == UInt8(ascii: ".") } ? "item" : String(decoding: plain, as: UTF8.self)
            let ending = UniformTypeTree.filenameExtension(of: typeIdentifier).map { ".\($0)" } ?? ""
            let file = folder.appendingPathComponent(stem + (stem.hasEnding(ending) ? "" : ending))
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
            } catch { return completionHandler(nil, error) }
            completionHandler(file, nil)
        }
    }

    /// Loads a representation in place if it is a file, otherwise as a temporary file; the Boolean is true in the first
    /// case.
    @preconcurrency @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let box = UncheckedBox(progress)
        loadItem(forTypeIdentifier: typeIdentifier) { item, _ in
            if let url = item as? NSURL as URL?, url.isFileURL {
                box.value.completedUnitCount = 1
                return completionHandler(url, true, nil)
            }
            self.loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
                box.value.completedUnitCount = 1
                completionHandler(url, false, error)
            }
        }
        return progress
    }
}
