// Strokes.swift: what a user would draw with a finger, from --choices: {"strokes": [[[x, y], …], …]}, as fractions of the image's width and
// height from its upper left corner.

import Foundation

/// The strokes of a drawing.
struct Strokes: Sendable {
    /// The points of each stroke.
    let points: [[CGPoint]]

    init(choices: [String: Any]) {
        func number(_ value: Any) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }
        points = (choices["strokes"] as? [[[Any]]] ?? []).map { stroke in
            stroke.compactMap { point in
                guard point.count == 2, let x = number(point[0]), let y = number(point[1]) else { return nil }
                return CGPoint(x: x, y: y)
            }
        }
    }
}
