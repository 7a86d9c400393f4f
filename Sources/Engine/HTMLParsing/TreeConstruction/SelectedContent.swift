// SelectedContent.swift: copies of the selected option for `selectedcontent` elements.
// https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent
//
// When a selected option is popped, the first `selectedcontent` of its select gets a copy of its children. Options are only watched after a
// `selectedcontent` start tag, so other pages pay one comparison per pop.

import DOM

/// The state of the selects that are being parsed.
struct SelectedContents {
    struct Choice {
        var selectedContent = NodeID.none
        var option = NodeID.none
    }

    /// Whether the page has a `selectedcontent` element.
    var areWatched = false
    var choices: [NodeID: Choice] = [:]
}

extension TreeBuilder {
    /// A `selectedcontent` element was inserted: options are watched from now on.
    mutating func watchSelectedContent(_ element: NodeID) {
        selects.areWatched = true
        if places.areRecorded { places.markSelectedContent() }
        guard let select = nearestSelect(of: element) else { return }
        if selects.choices[select, default: .init()].selectedContent.isNone {
            selects.choices[select, default: .init()].selectedContent = element
        }
    }

    private mutating func nearestSelect(of node: NodeID) -> NodeID? {
        var ancestor = tree.parent(node)
        while !ancestor.isNone {
            if tree.name(ancestor) == .select, tree.kind(ancestor) == .element { return ancestor }
            ancestor = tree.parent(ancestor)
        }
        return nil
    }

    /// "Maybe clone an option into selectedcontent".
    mutating func optionIsPopped(_ element: OpenElement) {
        guard element.tag == .option, let select = nearestSelect(of: element.node),
            var choice = selects.choices[select], !choice.selectedContent.isNone,
            tree.attribute(select, named: .attrMultiple).isNone
        else { return }
        // NB: The selectedness of a select that displays one option: the last with the attribute, else the first enabled one.
        let isExplicit = !tree.attribute(element.node, named: .attrSelected).isNone
        let isDisabled = !tree.attribute(element.node, named: .attrDisabled).isNone
        guard isExplicit || (choice.option.isNone && !isDisabled) else { return }
        choice.option = element.node
        selects.choices[select] = choice
        let content = choice.selectedContent
        guard !tree.isInclusiveAncestor(element.node, of: content) else { return }
        tree.removeAllChildren(of: content)
        if places.areRecorded { places.markScattered(content) }
        let owner = tree.document(of: content)
        var child = tree.firstChild(element.node)
        while !child.isNone {
            tree.insert(tree.clone(child, deep: true, in: owner), into: content, before: .none)
            child = tree.nextSibling(child)
        }
    }
}
