// PreparedSelector.swift: a selector with which scripts query a tree, often once for each element.

package import DOM

/// A selector list with a matcher for one tree.
///
/// OPTIMIZATION: Creating a matcher takes longer than most queries of one element. So the matcher is stored, and a query only begins it.
package final class PreparedSelector {
    private let list: SelectorList
    private let tree: Tree
    // NB: Unchecked, since only one query has it at a time: matching calls out only for states of form controls, and lists that ask for
    // these do not use it.
    @exclusivity(unchecked) private var matcher: SelectorMatcher

    package init(_ list: SelectorList, tree: Tree) {
        self.list = list
        self.tree = tree
        matcher = SelectorMatcher(list, tree: tree)
    }

    /// Whether `element`, which is also the `:scope`, matches.
    package func matches(_ element: NodeID) -> Bool {
        if list.asksForControls { return Selectors.matches(list, element, scope: element, tree) }
        matcher.begin(root: element, scope: element)
        return matcher.matches(element)
    }

    /// The nearest inclusive ancestor of `element` that matches; none if none does.
    package func closest(_ element: NodeID) -> NodeID {
        if list.asksForControls { return Selectors.closest(list, element, tree) }
        matcher.begin(root: element, scope: element)
        return matcher.closestMatch()
    }

    /// The first descendant of `root` in tree order that matches; none if none does.
    package func first(below root: NodeID) -> NodeID {
        if list.asksForControls { return Selectors.querySelector(list, root, tree) }
        matcher.begin(root: root, scope: root)
        return matcher.firstMatch()
    }

    /// All descendants of `root` that match, in tree order.
    package func all(below root: NodeID) -> [NodeID] {
        if list.asksForControls { return Selectors.querySelectorAll(list, root, tree) }
        matcher.begin(root: root, scope: root)
        return matcher.allMatches()
    }
}
