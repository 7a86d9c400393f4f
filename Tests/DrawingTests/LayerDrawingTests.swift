// LayerDrawingTests.swift: a layer draws itself into a context.

import Drawing
import Testing
import UIKit

@Suite("Layer drawing")
@MainActor
struct LayerDrawingTests {
    /// Draws two blue columns at the left.
    private final class Stripe: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: rect.height))
        }
    }

    @Test("A layer draws its view's color, the view's drawing, and the subviews, each in its place")
    func hierarchy() throws {
        let view = Stripe(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 4, y: 2, width: 4, height: 2))
        inner.backgroundColor = .green
        let hidden = UIView(frame: view.frame)
        hidden.backgroundColor = .white
        hidden.isHidden = true
        for each in [inner, hidden] { view.addSubview(each) }
        let bounds = view.bounds
        for render in [
            { (context: CGContext) in view.layer.render(in: context) },
            { _ in #expect(view.drawHierarchy(in: bounds, afterScreenUpdates: true)) },
        ] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { render($0.cgContext) }
            let pixels = try #require(image.cgImage)
            let found = [(0, 0), (3, 3), (4, 2), (7, 1)].map { pixels.pixel(x: $0.0, y: $0.1) }
            #expect(found.map(\.red) == [0, 255, 0, 255])
            #expect(found.map(\.green) == [0, 0, 255, 0])
            #expect(found.map(\.blue) == [255, 0, 0, 0])
        }
        #expect(!view.drawHierarchy(in: bounds, afterScreenUpdates: true))
    }
}
