// Strokes.swift: what a person would draw with a finger, as choices: {"strokes": [[[x, y], …], …]}, in parts of the image's
// width and height from its upper left corner.

import Foundation

/// Strokes.
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
