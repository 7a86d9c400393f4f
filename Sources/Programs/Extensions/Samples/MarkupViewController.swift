// MarkupViewController.swift: marks up an image in place. It is an editor of macOS: its view would cover the image on the host's screen,
// with a margin on each side, and the marked image replaces the original.
// What a user would draw comes from --choices, as for TinySketch: {"strokes": [[[x, y], …], …]}. Without them it draws a frame.

import AppKit
import UniformTypeIdentifiers

class MarkupViewController: NSViewController {
    /// The room for tools around the image.
    private static let margin: CGFloat = 20

    override func loadView() {
        view = NSView()
        guard let context = extensionContext, let provider = imageProvider(in: context) else { return }
        // NB: A host that does not say where the image is gives an empty frame.
        guard !provider.sourceFrame.isEmpty else { return }
        let frame = provider.sourceFrame.insetBy(dx: -Self.margin, dy: -Self.margin)
        preferredScreenOrigin = frame.origin
        preferredContentSize = frame.size
    }

    override func viewDidAppear() {
        guard let context = extensionContext else { return }
        guard let provider = imageProvider(in: context) else {
            return context.cancelRequest(withError: CocoaError(.featureUnsupported))
        }
        let strokes = Strokes(choices: context.userChoices)
        let (origin, size) = (preferredScreenOrigin, preferredContentSize)
        let box = SharedContext(context)
        provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
            guard let image = data.flatMap({ NSImage(data: $0) }), let marked = Self.marked(image, strokes) else {
                return box.context.cancelRequest(withError: error ?? SketchError.notDrawn)
            }
            let item = NSExtensionItem()
            // The frame the view would have had, for hosts that ask.
            if size != .zero {
                item.attributedContentText = NSAttributedString(
                    string: "\(Int(size.width)) by \(Int(size.height)) at \(Int(origin.x)), \(Int(origin.y))"
                )
            }
            item.attachments = [NSItemProvider(item: marked as NSData, typeIdentifier: UTType.png.identifier)]
            box.context.completeRequest(returningItems: [item], completionHandler: nil)
        }
    }

    private func imageProvider(in context: NSExtensionContext) -> NSItemProvider? {
        let items = context.inputItems.compactMap { $0 as? NSExtensionItem }
        return items.flatMap { $0.attachments ?? [] }.first {
            $0.hasItemConformingToTypeIdentifier(UTType.image.identifier)
        }
    }

    /// The image with its marks, as a PNG file.
    private nonisolated static func marked(_ image: NSImage, _ strokes: Strokes) -> Data? {
        let size = image.size
        let width = max(1, min(size.width, size.height) / 25)
        image.lockFocus()
        NSColor.red.set()
        let path = NSBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        for stroke in strokes.points {
            for (index, place) in stroke.enumerated() {
                // Choices measure y from the top downwards.
                let point = NSPoint(x: place.x * size.width, y: (1 - place.y) * size.height)
                index == 0 ? path.move(to: point) : path.line(to: point)
            }
        }
        if strokes.points.isEmpty {
            path.append(NSBezierPath(rect: NSRect(origin: .zero, size: size).insetBy(dx: width / 2, dy: width / 2)))
        }
        path.stroke()
        image.unlockFocus()
        guard let pixels = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else { return nil }
        return NSBitmapImageRep(cgImage: pixels).representation(using: .png, properties: [:])
    }
}
