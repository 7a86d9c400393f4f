// TinySketchRequestHandler.swift: draws on the page's first image. There is no screen to draw on and no network to fetch
// from, so the sketch is an SVG image in a data: URL that shows the original under a stroke.

import UIKit

class TinySketchRequestHandler: NSObject, NSExtensionRequestHandling {
    func beginRequest(with context: NSExtensionContext) {
        let request = PageRequest(context: context)
        request.load { results in
            guard let image = (results["imageUrls"] as? [String])?.first else {
                return context.completeRequest(returningItems: [], completionHandler: nil)
            }
            request.answer(["imageUrl": Self.sketch(over: image)])
        }
    }

    private static func sketch(over url: String) -> String {
        let address = url.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><image href="\(address)" width="100" \
            height="100"/><path d="M10 90 Q50 10 90 90" fill="none" stroke="red" stroke-width="4"/></svg>
            """
        return "data:image/svg+xml;base64," + Data(drawing.utf8).base64EncodedString()
    }
}
