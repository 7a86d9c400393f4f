// WarmPool.swift: pages with their worlds, made before it is known what the pages are.
//
// Making a world takes longer than all that most extensions do in it. Whoever serves many pages makes worlds in advance,
// and forked processes have them for nothing.
//
// All pages of a pool lie in the same memory, one after the other: each world was made over the same few records of an
// empty page, and when a page is taken these are put back. So the engine counts buffers over the memory once.

import DOM
import HTMLParsing
package import ScriptEngine

/// Empty pages of HTML, each with the isolated world of the extension that will meet it.
package final class WarmPool {
    private let vm: ScriptVM
    private let warmsUp: Bool
    private let arena = UnsafeArena()
    /// Where the nodes of the page that was taken last stand in its source.
    private let map = SourceMap()
    private var pages: [PreparedPage] = []
    /// What the arena holds when a world has just been made.
    private var image: ArenaImage?

    /// A pool without pages.
    ///
    /// - Parameters:
    ///   - vm: What the pages' worlds live in.
    ///   - warmsUp: Whether what scripts often call is called in each world. It pays where many pages are served with one world's
    ///     work.
    package init(vm: ScriptVM, warmsUp: Bool = true) {
        self.vm = vm
        self.warmsUp = warmsUp
    }

    /// Whether there is no page left.
    package var isEmpty: Bool { pages.isEmpty }

    /// Makes pages until there are so many. No page that was taken may be used any more.
    ///
    /// - Throws: What the bindings threw, which is a fault of ours.
    package func fill(to count: Int) throws(ScriptError) {
        while pages.count < count { pages.append(try makePage()) }
    }

    /// The next page; nil when there is none left. A page that was taken before may not be used any more: this one takes
    /// its place in memory.
    package func take() -> PreparedPage? {
        guard let image, let page = pages.popLast() else { return nil }
        arena.restore(image)
        map.clear()
        return page
    }

    /// The next page, as a copy of one that was taken from this pool before; nil when there is none left. That one may not be used
    /// any more.
    ///
    /// - Parameter resources: What the copy may load.
    /// - Throws: What the bindings threw, which is a fault of ours.
    package func take(copying image: PageImage, resources: PageResources?) throws(ScriptError) -> PreparedPage? {
        guard let prepared = pages.popLast() else { return nil }
        // NB: Where its nodes stand in the source stays as it is.
        prepared.page.restore(image, isPrepared: true)
        prepared.page.resources = resources
        try prepared.world.pageOpened()
        return prepared
    }

    private func makePage() throws(ScriptError) -> PreparedPage {
        if image != nil { arena.clear() }
        let page = try PreparedPage(vm: vm, arena: arena, map: map, warmsUp: warmsUp)
        let image = arena.image
        precondition(self.image == nil || self.image == image, "Making a world wrote what depends on worlds before it.")
        self.image = image
        return page
    }
}

/// A page of HTML that is empty yet, and its isolated world.
package final class PreparedPage {
    /// The empty page.
    package let page: Page
    /// The extension's world over the page.
    package let world: World
    private let map: SourceMap

    fileprivate init(vm: ScriptVM, arena: UnsafeArena, map: SourceMap, warmsUp: Bool) throws(ScriptError) {
        self.map = map
        let tree = Tree(arena: arena)
        page = Page(tree: tree, document: tree.createDocument(isHTML: true), vm: vm)
        world = try World(.isolated, page: page)
        guard warmsUp else { return }
        if let thrown = Bindings.run(lateFile: Bindings.warmUp, with: world.bindings) {
            throw world.context.error(from: thrown.reference)
        }
        try world.warmUp()
    }

    /// Parses the page, once.
    ///
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - options: Of an HTML page that scripts see with the scripting flag set.
    ///   - keepsSource: Whether it may be written back with `Page.preserved`.
    ///   - keepsImage: Whether copies of it will be made.
    /// - Returns: The page as it was parsed, if copies will be made.
    /// - Throws: What the bindings threw, which is a fault of ours.
    @discardableResult
    package func open(
        _ html: [UInt8],
        options: PageOptions,
        keepsSource: Bool,
        keepsImage: Bool = false
    ) throws(ScriptError) -> PageImage? {
        page.open(html, options: options, recordingIn: keepsSource ? map : nil)
        let image = keepsImage ? page.image : nil
        try world.pageOpened()
        return image
    }
}
