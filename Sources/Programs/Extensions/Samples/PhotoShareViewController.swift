// PhotoShareViewController.swift: shares photos with a comment to an album. It reads nothing before the user posts; then it scales down the
// page's images, or those shared without a page, and prints the upload as one line of JSON.

import Social
import UIKit
import UniformTypeIdentifiers

class PhotoShareViewController: SLComposeServiceViewController {
    /// The longest side of an uploaded photo, in pixels.
    private nonisolated static let side: CGFloat = 1024
    private var album = "My Photos"

    override func presentationAnimationDidFinish() { placeholder = "Comment" }

    override func isContentValid() -> Bool {
        charactersRemaining = NSNumber(value: 200 - contentText.count)
        return contentText.count <= 200
    }

    override func configurationItems() -> [Any]! {
        let item = SLComposeSheetConfigurationItem()!
        item.title = "Album"
        item.value = album
        item.tapHandler = { [weak self] in
            self?.album = "Holidays"
            self?.reloadConfigurationItems()
        }
        return [item]
    }

    override func didSelectPost() {
        guard let context = extensionContext else { return }
        let post = PhotoPost(comment: contentText ?? "", album: album)
        let providers = context.inputItems.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
            .filter { $0.hasItemConformingToTypeIdentifier(UTType.image.identifier) }
        if !providers.isEmpty {
            let box = SharedContext(context)
            Task { @MainActor in
                var photos: [UIImage] = []
                for provider in providers {
                    guard let data = try? await provider.loadDataRepresentation(for: .image),
                        let image = UIImage(data: data)
                    else { continue }
                    photos.append(image)
                }
                Self.send(photos, post, box.context)
            }
            return
        }
        PageRequest(context: context).load { results in
            let addresses = results["imageUrls"] as? [String] ?? []
            Self.send(addresses.compactMap { try? SharedImage.load($0) }, post, context)
        }
    }

    private nonisolated static func send(_ photos: [UIImage], _ post: PhotoPost, _ context: NSExtensionContext) {
        var post = post
        post.photos = photos.compactMap { photo in
            let scale = min(1, side / max(photo.size.width, photo.size.height, 1))
            let size = CGSize(
                width: (photo.size.width * scale).rounded(),
                height: (photo.size.height * scale).rounded()
            )
            let small = UIGraphicsImageRenderer(size: size).image { _ in
                photo.draw(in: CGRect(origin: .zero, size: size))
            }
            guard let data = small.jpegData(compressionQuality: 0.8) else { return nil }
            return PhotoPost.Photo(width: Int(size.width), height: Int(size.height), bytes: data.count)
        }
        guard !post.photos.isEmpty else { return context.cancelRequest(withError: PhotoError.noPhotos) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        if let data = try? encoder.encode(post) { print(String(decoding: data, as: UTF8.self)) }
        context.completeRequest(returningItems: [], completionHandler: nil)
    }
}

/// The content of the upload.
private struct PhotoPost: Encodable, Sendable {
    struct Photo: Encodable, Sendable {
        var width, height, bytes: Int
    }

    var comment: String
    var album: String
    var photos: [Photo] = []

    init(comment: String, album: String) { (self.comment, self.album) = (comment, album) }
}

/// Why nothing is shared.
enum PhotoError: Error {
    /// No image can be read.
    case noPhotos
}
