// FormattingBoundaries.swift: adds end tags and start tags for formatting elements that the source leaves open.
//
// If a formatting element is not closed before its parent ends, the parser reconstructs it where text follows: `<p><b>x</p>y` has two `b`
// elements and one tag. A change to one of them would change both, and a change that ends the first early would remove the second. So the
// first gets an end tag where its parent ends, and the second a start tag where the parser made it. Later ones are reconstructed from the
// second as they were from the first, and their source is unchanged.

import DOM
import HTMLParsing

struct FormattingBoundaries {
    /// Elements that get a start tag where the parser made them.
    private(set) var opened: Set<NodeID> = []
    /// Elements that get an end tag where they are popped.
    private(set) var ended: Set<NodeID> = []
    /// By the outermost of the elements that end at one position: all of them, innermost first.
    private var endings: [NodeID: [NodeID]] = [:]

    var isEmpty: Bool { opened.isEmpty }
    var nodes: Set<NodeID> { opened.union(endings.keys) }

    init() {}

    /// The boundaries at which an element's attributes differ from those of the element it continues, and those of the children of elements
    /// that differ.
    ///
    /// - Parameter differing: The elements at which an output without boundaries was read back differently.
    init(for differing: [NodeID], in tree: Tree, map: SourceMap) {
        guard !map.remade.isEmpty else { return }
        let differing = Set(differing)
        func isTouched(_ pair: (element: NodeID, earlier: NodeID)) -> Bool {
            differing.contains(tree.parent(pair.element)) || differing.contains(tree.parent(pair.earlier))
                || !Self.haveSameAttributes(pair.element, pair.earlier, in: tree)
        }
        /// Whether an end tag where an element is popped only ends this element.
        func isCut(_ earlier: NodeID) -> Bool { !map.hasEndTag(earlier) && !map.isScattered(earlier) }
        for (element, earlier) in map.remade.filter(isTouched) where !map.isScattered(element) && isCut(earlier) {
            opened.insert(element)
            ended.insert(earlier)
        }
        // Elements that are open inside an element that ends are ended with it, and opened again in the element that continues it.
        for (element, earlier) in map.remade where !opened.contains(element) {
            guard opened.contains(tree.parent(element)), map.start(tree.parent(element)) == map.start(element),
                isCut(earlier)
            else { continue }
            opened.insert(element)
            ended.insert(earlier)
        }
        for element in ended {
            var outermost = element
            var parent = tree.parent(element)
            while ended.contains(parent), map.close(parent) == map.close(element) {
                outermost = parent
                parent = tree.parent(parent)
            }
            endings[outermost, default: []].append(element)
        }
        // Outer elements have smaller numbers.
        for outermost in endings.keys { endings[outermost]?.sort { $0.rawValue > $1.rawValue } }
    }

    private static func haveSameAttributes(_ x: NodeID, _ y: NodeID, in tree: Tree) -> Bool {
        guard tree.attributeCount(x) == tree.attributeCount(y) else { return false }
        var attribute = tree.firstAttribute(x)
        while !attribute.isNone {
            let other = tree.attribute(y, named: tree.attributeName(attribute))
            guard !other.isNone,
                tree.strings.equal(tree.attributeValue(attribute), tree.attributeValue(other))
            else { return false }
            attribute = tree.nextAttribute(attribute)
        }
        return true
    }

    func contains(_ node: NodeID) -> Bool { opened.contains(node) || ended.contains(node) }

    /// Whether end tags are written where an element is popped.
    func closes(_ element: NodeID) -> Bool { endings[element] != nil }

    /// The elements whose end tags are written there.
    func closed(with element: NodeID) -> [NodeID] { endings[element] ?? [] }
}
