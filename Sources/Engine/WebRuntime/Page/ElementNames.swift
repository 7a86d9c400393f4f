// ElementNames.swift: which elements have or had a name, so that a name can be looked up without a walk.
//
// Elements are entered by their numbers, each once; those whose id or name changes later are noted by the tree. An entry
// is never taken out: whether it still holds is looked at when its name is asked for.

import DOM

/// The elements of a tree by their ids and names.
struct ElementNames {
    private struct Entry {
        let element: NodeID
        let name: StringID
        /// The index of the entry with this name before this one; -1 for none.
        let previous: Int
    }

    private var entries: [Entry] = []
    private var newest: [StringID: Int] = [:]
    /// The number of entries that `takeNews` has looked at.
    private var told = 0
    /// Those among them whose elements are not in the page yet.
    private var waiting: [Int] = []
    /// Whether elements that are not in the page have names that are to become known there.
    var isWaiting: Bool { !waiting.isEmpty }
    /// More than so many do not wait: each question looks at all of them.
    private static let mostWaiting = 1000

    /// Enters the elements that are new or have a new name since this was called last.
    private mutating func update(from tree: Tree) {
        let changed = tree.takeRenamed()
        for element in changed.elements { enter(element, of: tree) }
        for number in changed.made {
            let node = NodeID(rawValue: number)
            if tree.isElement(node) { enter(node, of: tree) }
        }
    }

    private mutating func enter(_ element: NodeID, of tree: Tree) {
        let id = tree.value(of: .attrID, element)
        enter(element, as: id)
        let name = tree.value(of: .attrName, element)
        if name != id { enter(element, as: name) }
    }

    private mutating func enter(_ element: NodeID, as name: StringID) {
        if name == .empty { return }
        let previous = newest[name] ?? -1
        // NB: An element that changes its name to and fro is entered once for each name in a row.
        if previous >= 0, entries[previous].element == element { return }
        newest[name] = entries.count
        entries.append(Entry(element: element, name: name, previous: previous))
    }

    /// The names for the document of elements that got them, or came under `root`, since this was called last.
    /// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter
    mutating func takeNews(from tree: Tree, under root: NodeID) -> [StringID] {
        update(from: tree)
        let candidates = waiting + Array(told..<entries.count)
        told = entries.count
        waiting = []
        var news: [StringID] = []
        for index in candidates {
            let (element, name) = (entries[index].element, entries[index].name)
            guard tree.isOfDocument(element, name) else { continue }
            if tree.root(of: element) == root {
                news.append(name)
            } else if waiting.count < Self.mostWaiting {
                waiting.append(index)
            }
        }
        return news
    }

    /// Whether an element under `root` has a name.
    /// https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem-filter
    mutating func has(_ name: StringID, under root: NodeID, in tree: Tree) -> Bool {
        update(from: tree)
        var index = newest[name] ?? -1
        while index >= 0 {
            let element = entries[index].element
            if tree.isNamed(element, name), tree.root(of: element) == root { return true }
            index = entries[index].previous
        }
        return false
    }
}

extension Tree {
    /// An attribute's value, the empty string when the element lacks it.
    func value(of name: NameID, _ element: NodeID) -> StringID {
        let attribute = attribute(element, named: name)
        return attribute.isNone ? .empty : attributeValue(attribute)
    }

    fileprivate func isNamed(_ element: NodeID, _ name: StringID) -> Bool {
        if value(of: .attrID, element) == name { return true }
        switch self.name(element) {
        case .embed, .form, .frame, .iframe, .img, .object: return value(of: .attrName, element) == name
        default: return false
        }
    }

    fileprivate func isOfDocument(_ element: NodeID, _ name: StringID) -> Bool {
        let own = value(of: .attrName, element)
        switch self.name(element) {
        case .embed, .form, .frame, .iframe: return own == name
        case .img: return own == name || own != .empty && value(of: .attrID, element) == name
        case .object: return own == name || value(of: .attrID, element) == name
        default: return false
        }
    }
}
