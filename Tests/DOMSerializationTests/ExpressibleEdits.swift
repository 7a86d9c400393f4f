// ExpressibleEdits.swift: random edits from a seed after which HTML can still express the tree, if it could before. An element's place
// decides which edits the content models of HTML allow.

import DOM

/// Pseudorandom numbers from a seed.
struct SeededChoices {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(limit, 1)
    }

    mutating func choose<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[below(list.count)] }
}

/// Edits of attributes, text, blocks among blocks and spans among words, and removals of elements.
struct ExpressibleEdits {
    private var choices: SeededChoices

    init(seed: UInt64) { choices = SeededChoices(seed: seed) }

    mutating func edit(_ page: OpenedPage) {
        let tree = page.tree
        let all = page.nodes()
        switch choices.below(8) {
        case 0, 1:
            guard let element = choices.choose(all.filter(tree.isElement)) else { return }
            let name = choices.choose(["title", "class", "href", "data-x"]) ?? ""
            page.set(name, "v\(choices.below(9))<&\">' é", on: element)
        case 2:
            guard let element = choices.choose(all.filter(tree.isElement)) else { return }
            page.removeAttribute(choices.choose(["title", "class", "href", "alt", "data-x"]) ?? "", from: element)
        case 3, 4:
            let texts = all.filter { tree.kind($0) == .text && takesWords(tree.parent($0), page) && !isBlank($0, tree) }
            guard let text = choices.choose(texts) else { return }
            page.setText(text, "new <b> & \(choices.below(9)) é")
        case 5:
            guard let parent = choices.choose(all.filter { takesBlocks($0, page) }) else { return }
            put(page.make("div", "put in"), into: parent, of: tree)
        case 6:
            guard let parent = choices.choose(all.filter { takesWords($0, page) }) else { return }
            put(page.make("span", "put in"), into: parent, of: tree)
        default:
            guard let element = choices.choose(all.filter { mayGo($0, page) }) else { return }
            tree.remove(element)
        }
    }

    private mutating func put(_ node: NodeID, into parent: NodeID, of tree: Tree) {
        let before = choices.choose(tree.children(of: parent) + [.none]) ?? .none
        try? tree.preInsert(node, into: parent, before: before)
    }

    private func isBlank(_ text: NodeID, _ tree: Tree) -> Bool {
        tree.strings.string(tree.data(text)).allSatisfy(\.isWhitespace)
    }

    /// Whether an element may contain blocks, and is in no paragraph that a block would end.
    private func takesBlocks(_ element: NodeID, _ page: OpenedPage) -> Bool {
        switch page.tree.name(element) {
        case .body, .div, .section, .article, .main, .header, .footer, .nav, .aside, .blockquote, .figure, .li, .dd,
            .td,
            .th, .center, .fieldset:
            isReached(element, page) && !isInParagraph(element, page.tree)
        default: false
        }
    }

    /// Whether an element may contain phrasing content.
    private func takesWords(_ element: NodeID, _ page: OpenedPage) -> Bool {
        switch page.tree.name(element) {
        case .p, .span, .em, .strong, .h1, .h2, .h3, .h4, .code, .cite, .small, .label, .dt: isReached(element, page)
        default: takesBlocks(element, page)
        }
    }

    /// Whether an element is an HTML element below the body.
    private func isReached(_ element: NodeID, _ page: OpenedPage) -> Bool {
        let tree = page.tree
        guard tree.isElement(element) else { return false }
        var node = element
        while tree.isElement(node) {
            switch tree.name(node) {
            case .body: return true
            case .select, .template, .noscript, .frameset, .head: return false
            default: if tree.namespace(tree.name(node)) != .html { return false }
            }
            node = tree.parent(node)
        }
        return false
    }

    private func isInParagraph(_ element: NodeID, _ tree: Tree) -> Bool {
        var node = element
        while tree.isElement(node) {
            switch tree.name(node) {
            case .p, .h1, .h2, .h3, .h4, .h5, .h6, .button: return true
            case .td, .th, .caption, .object, .marquee, .applet: return false
            default: node = tree.parent(node)
            }
        }
        return false
    }

    /// Whether an element can be removed: among blocks or words, where nothing depends on it.
    private func mayGo(_ element: NodeID, _ page: OpenedPage) -> Bool {
        switch page.tree.name(element) {
        case .li, .dd, .td, .th, .body, .dt: false
        default: page.tree.isElement(element) && takesWords(page.tree.parent(element), page)
        }
    }
}
