// TextDrawingTests.swift: texts are drawn in the right place and color, in the size that they report beforehand.

import Drawing
import Foundation
import Testing
import UIKit

@Suite("Text drawing")
struct TextDrawingTests {
    /// The bounding rectangle of the pixels that are not transparent; nil if all are.
    private func inked(_ image: UIImage) throws -> CGRect? {
        let pixels = try #require(image.cgImage)
        var box = CGRect.null
        for y in 0..<pixels.height {
            for x in 0..<pixels.width where pixels.pixel(x: x, y: y).alpha > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }

    private func image(_ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image(actions: draw)
    }

    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    @Test("A text is drawn at its point, in the size it reports, and in its color")
    func point() throws {
        let attributes = font.merging([.foregroundColor: UIColor.red]) { $1 }
        let size = "Hallo".size(withAttributes: attributes)
        #expect(size.width > 30 && size.width < 80 && size.height > 18 && size.height < 32, "\(size)")
        let image = image { _ in ("Hallo" as NSString).draw(at: CGPoint(x: 50, y: 30), withAttributes: attributes) }
        let box = try #require(try inked(image))
        #expect(CGRect(x: 48, y: 30, width: size.width + 3, height: size.height).contains(box), "\(box)")
        let pixels = try #require(image.cgImage)
        let colours = Set(
            (0..<200).map { pixels.pixel(x: $0, y: 45) }.filter { $0.alpha > 250 }.map { "\($0.red) \($0.green)" }
        )
        #expect(colours == ["255 0"])
    }

    @Test("Lines are broken at words, aligned by the paragraph style, and clipped at the rectangle")
    func rectangle() throws {
        let text = "one two three four five six seven eight"
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributes = font.merging([.paragraphStyle: style]) { $1 }
        let room = text.boundingRect(
            with: CGSize(width: 100, height: 1000),
            options: .usesLineFragmentOrigin,
            attributes: attributes,
            context: nil
        )
        let line = text.size(withAttributes: attributes)
        #expect(room.width <= 100 && room.height >= 3 * line.height && line.width > 200)
        let short = "one".size(withAttributes: attributes)
        let right = image { _ in
            "one".draw(in: CGRect(x: 10, y: 10, width: 100, height: 40), withAttributes: attributes)
        }
        let box = try #require(try inked(right))
        #expect(box.maxX <= 110 && box.minX > 108 - short.width - 2, "\(box)")
        let cut = image { _ in text.draw(in: CGRect(x: 0, y: 0, width: 100, height: 30), withAttributes: attributes) }
        #expect(try inked(cut).map { $0.maxY <= 30 && $0.maxX <= 100 } == true)
    }

    @Test("Runs of one text have their own fonts, underlines and backgrounds")
    func runs() throws {
        let text = NSMutableAttributedString(string: "äöü ", attributes: font)
        text.append(
            NSAttributedString(
                string: "BIG",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 40), .backgroundColor: UIColor.blue]
            )
        )
        #expect(text.size().height > 40)
        let image = image { _ in text.draw(at: .zero) }
        let pixels = try #require(image.cgImage)
        let isBlue = (0..<200).map { pixels.pixel(x: $0, y: 3).blue == 255 }
        #expect(isBlue.first == false && isBlue.contains(true))
        let underlined = font.merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
        let plain = try inked(self.image { _ in "mm".draw(at: .zero, withAttributes: font) })
        let lined = try inked(self.image { _ in "mm".draw(at: .zero, withAttributes: underlined) })
        #expect(try #require(lined).maxY > #require(plain).maxY)
    }

    @Test("In a context whose y axis points up, a text is upright, its lower corner at the point")
    func upwards() throws {
        let context = try #require(CGContext(width: 200, height: 100))
        UIGraphicsPushContext(context)
        "L".draw(at: CGPoint(x: 10, y: 10), withAttributes: font)
        UIGraphicsPopContext()
        let upwards = UIImage(cgImage: try #require(context.makeImage()))
        let box = try #require(try inked(upwards))
        let height = "L".size(withAttributes: font).height
        #expect(box.minY >= 90 - height && box.maxY <= 90, "\(box)")
        // The foot of the L is wider than its head.
        let pixels = try #require(upwards.cgImage)
        func ink(_ y: CGFloat) -> Int { (0..<200).filter { pixels.pixel(x: $0, y: Int(y)).alpha > 100 }.count }
        #expect(ink(box.maxY - 1) > ink(box.minY + 1))
    }

    @Test("Fonts have the styles of their names and line heights; invalid sizes are harmless")
    func fonts() throws {
        let font = try #require(UIFont(name: "Helvetica-BoldOblique", size: 10))
        #expect(font.familyName == "Helvetica" && font.pointSize == 10)
        let system = UIFont.systemFont(ofSize: 20)
        #expect(system.lineHeight > 20 && system.ascender > 14 && system.descender < 0)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
        #expect("".size(withAttributes: [.font: system]).width == 0)
        _ = image { _ in "x".draw(in: CGRect(x: CGFloat.nan, y: 0, width: -5, height: 0), withAttributes: nil) }
    }
}
