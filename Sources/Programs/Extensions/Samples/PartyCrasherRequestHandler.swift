// PartyCrasherRequestHandler.swift: joins the party: appends a message to a text (a page's selection or a shared text), or draws its face
// on a picture. It is an editor: its result replaces the original.

import UIKit
import UniformTypeIdentifiers

class PartyCrasherRequestHandler: NSObject, NSExtensionRequestHandling {
    private static let message = " I was here, too!"

    func beginRequest(with context: NSExtensionContext) {
        let providers = context.inputItems.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
        func provider(of type: UTType) -> NSItemProvider? {
            providers.first { $0.hasItemConformingToTypeIdentifier(type.identifier) }
        }
        if provider(of: .propertyList) != nil {
            crash(page: context)
        } else if let image = provider(of: .image) {
            crash(image, context)
        } else if let text = provider(of: .text) {
            crash(text: text, context)
        } else {
            context.cancelRequest(withError: PartyError.nothingSelected)
        }
    }

    private func crash(page context: NSExtensionContext) {
        let request = PageRequest(context: context)
        request.load { results in
            let selection = results["selection"] as? String ?? ""
            if selection.isEmpty { return context.cancelRequest(withError: PartyError.nothingSelected) }
            request.answer(["text": selection + Self.message])
        }
    }

    private func crash(text provider: NSItemProvider, _ context: NSExtensionContext) {
        let box = SharedContext(context)
        provider.loadObject(ofClass: String.self) { text, error in
            guard let text else { return box.context.cancelRequest(withError: error ?? PartyError.nothingSelected) }
            let type = UTType.plainText.identifier
            Self.answer(NSItemProvider(item: (text + Self.message) as NSString, typeIdentifier: type), box.context)
        }
    }

    private func crash(_ provider: NSItemProvider, _ context: NSExtensionContext) {
        let box = SharedContext(context)
        provider.loadObject(ofClass: UIImage.self) { object, error in
            guard let image = object as? UIImage, image.cgImage != nil else {
                return box.context.cancelRequest(withError: error ?? SketchError.notDrawn)
            }
            Self.answer(NSItemProvider(object: Self.withFace(image)), box.context)
        }
    }

    /// The image with a face in its lower right corner.
    private static func withFace(_ image: UIImage) -> UIImage {
        let (size, side) = (image.size, min(image.size.width, image.size.height) / 2)
        return UIGraphicsImageRenderer(size: size).image { renderer in
            image.draw(at: .zero)
            let context = renderer.cgContext
            context.translateBy(x: size.width - side, y: size.height - side)
            context.scaleBy(x: side, y: side)
            UIColor.yellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
            UIColor.black.set()
            for x in [0.25, 0.65] { UIBezierPath(ovalIn: CGRect(x: x, y: 0.3, width: 0.1, height: 0.15)).fill() }
            let smile = UIBezierPath(
                arcCenter: CGPoint(x: 0.5, y: 0.5),
                radius: 0.3,
                startAngle: .pi / 6,
                endAngle: 5 * .pi / 6,
                clockwise: true
            )
            smile.lineWidth = 0.06
            smile.stroke()
        }
    }

    private static func answer(_ provider: NSItemProvider, _ context: NSExtensionContext) {
        let item = NSExtensionItem()
        item.attachments = [provider]
        context.completeRequest(returningItems: [item], completionHandler: nil)
    }
}

/// Why an item cannot be edited.
enum PartyError: Error {
    /// No text is selected.
    case nothingSelected
}
