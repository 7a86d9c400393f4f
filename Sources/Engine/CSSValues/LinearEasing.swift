// LinearEasing.swift: the points of linear(). https://drafts.csswg.org/css-easing-2/#create-a-linear-easing-function

extension CSSValue {
    /// The value with a position for each point of its `linear()` functions, as in computed styles.
    package var withEasingPositions: CSSValue {
        mapping { part in
            guard case .function("linear", let arguments) = part else { return nil }
            var points: [(output: CSSValue, input: Double?)] = arguments.flatMap { argument in
                let inputs = argument.parts.dropFirst().compactMap { CalcExpression($0)?.single?.amount }
                return inputs.isEmpty ? [(argument.parts[0], nil)] : inputs.map { (argument.parts[0], $0) }
            }
            guard points.count > 1, let last = points.indices.last else { return nil }
            points[0].input = points[0].input ?? 0
            points[last].input = points[last].input ?? 100
            // No position is before an earlier one.
            var largest = -Double.infinity
            for place in points.indices {
                largest = max(largest, points[place].input ?? largest)
                if points[place].input != nil { points[place].input = largest }
            }
            // Points without a position are spread evenly between their neighbors.
            var known = 0
            for place in points.indices.dropFirst() {
                guard let end = points[place].input, let start = points[known].input else { continue }
                for between in known + 1..<max(place, known + 1) {
                    points[between].input = start + (end - start) * Double(between - known) / Double(place - known)
                }
                known = place
            }
            return .function("linear", points.map { .sequence([$0.output, .percentage($0.input ?? 0)]) })
        }
    }
}
