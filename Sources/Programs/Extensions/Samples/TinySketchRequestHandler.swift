// TinySketchRequestHandler.swift: draws on an image: the page's first one, which is returned as a data: URL, or one shared without a page,
// which is returned as an image.
// A user would draw with a finger. Here the strokes come from --choices: {"strokes": [[[x, y], …], …]}, as fractions of the image's width
// and height. Without them it draws one arc.

import UIKit
import UniformTypeIdentifiers

class TinySketchRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let sketch = Sketch(choices: context.userChoices)
        let providers = context.inputItems.compactMap { $0 as? NSExtensionItem }.flatMap { $0.attachments ?? [] }
        if let image = providers.first(where: { $0.hasItemConformingToTypeIdentifier(UTType.image.identifier) }) {
            return annotate(image, with: sketch, in: context)
        }
        let request = PageRequest(context: context)
        request.load { results in
            guard let address = (results["imageUrls"] as? [String])?.first else {
                return context.completeRequest(returningItems: [], completionHandler: nil)
            }
            do {
                let image = sketch.drawn(on: try SharedImage.load(address))
                guard let data = image.pngData() else { throw SketchError.notDrawn }
                request.answer(["imageUrl": "data:image/png;base64," + data.base64EncodedString()])
            } catch { context.cancelRequest(withError: error) }
        }
    }

    /// Draws on an image that was shared without a page.
    private func annotate(_ provider: NSItemProvider, with sketch: Sketch, in context: NSExtensionContext) {
        let box = SharedContext(context)
        provider.loadObject(ofClass: UIImage.self) { object, error in
            guard let image = object as? UIImage else {
                return box.context.cancelRequest(withError: error ?? SketchError.notDrawn)
            }
            let item = NSExtensionItem()
            item.attachments = [NSItemProvider(object: sketch.drawn(on: image))]
            box.context.completeRequest(returningItems: [item], completionHandler: nil)
        }
    }
}

/// Why there is no sketch.
enum SketchError: LocalizedError {
    /// The image cannot be decoded, or nothing can be drawn here.
    case notDrawn
    /// The image is neither at a data: nor at a file: URL.
    case notReachable(String)

    var errorDescription: String? {
        switch self {
        case .notDrawn: "The image cannot be drawn on."
        case .notReachable(let address):
            "The image \(address.prefix(200)) is not here: only data: and file: addresses are loaded."
        }
    }
}

/// The strokes to draw.
struct Sketch: Sendable {
    private let strokes: [[CGPoint]]

    init(choices: [String: Any]) { strokes = Strokes(choices: choices).points }

    /// The image with the strokes on it.
    func drawn(on image: UIImage) -> UIImage {
        let size = image.size
        return UIGraphicsImageRenderer(size: size).image { _ in
            image.draw(at: .zero)
            UIColor.red.setStroke()
            let path = UIBezierPath()
            path.lineWidth = max(1, min(size.width, size.height) / 25)
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
            if strokes.isEmpty {
                path.move(to: point(0.1, 0.9))
                path.addQuadCurve(to: point(0.9, 0.9), controlPoint: point(0.5, 0.1))
            }
            for stroke in strokes {
                for (index, place) in stroke.enumerated() {
                    index == 0 ? path.move(to: point(place.x, place.y)) : path.addLine(to: point(place.x, place.y))
                }
            }
            path.stroke()
        }
    }
}
