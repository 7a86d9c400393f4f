// WarmPool.swift: empty pages with their worlds, made before the actual pages are known.
//
// Making a world takes longer than most extensions run in it. A process that serves many pages makes worlds in advance, and its forked
// children get them for free.
//
// All pages of a pool use the same memory in turn: each world was made over the same few records of an empty page, which are restored when
// a page is taken. So the engine counts the buffers over the memory once.

import DOM
import HTMLParsing
package import ScriptEngine

/// Empty HTML pages, each with an isolated world for the extension.
package final class WarmPool {
    private let vm: ScriptVM
    private let warmsUp: Bool
    private let arena = UnsafeArena()
    /// The positions of the last page's nodes in its source.
    private let map = SourceMap()
    private var pages: [PreparedPage] = []
    /// The arena's contents when a world has just been made.
    private var image: ArenaImage?

    /// A pool without pages.
    ///
    /// - Parameters:
    ///   - vm: The virtual machine of the pages' worlds.
    ///   - warmsUp: Whether each world calls what scripts often call. This pays if many pages are served with the work of one world.
    package init(vm: ScriptVM, warmsUp: Bool = true) {
        self.vm = vm
        self.warmsUp = warmsUp
    }

    /// Whether there is no page left.
    package var isEmpty: Bool { pages.isEmpty }

    /// Makes pages until there are this many. Pages that were taken must not be used any more.
    ///
    /// - Throws: An error of the bindings, which is a bug of ours.
    package func fill(to count: Int) throws(ScriptError) {
        while pages.count < count { pages.append(try makePage()) }
    }

    /// The next page; nil if none is left. A page that was taken before must not be used any more: this one takes its place in memory.
    package func take() -> PreparedPage? {
        guard let image, let page = pages.popLast() else { return nil }
        arena.restore(image)
        map.clear()
        return page
    }

    /// The next page, as a copy of one that was taken from this pool before; nil if none is left. The original must not be used any more.
    ///
    /// - Parameter resources: The resources that the copy may load.
    /// - Throws: An error of the bindings, which is a bug of ours.
    package func take(copying image: PageImage, resources: PageResources?) throws(ScriptError) -> PreparedPage? {
        guard let prepared = pages.popLast() else { return nil }
        // NB: The positions of its nodes in the source stay valid.
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

/// An empty HTML page, and its isolated world.
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
        if let thrown = Bindings.run(lazyModule: Bindings.warmUp, with: world.bindings) {
            throw world.context.error(from: thrown.reference)
        }
        try world.warmUp()
    }

    /// Parses the page, once.
    ///
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - options: Options of an HTML page with the scripting flag set.
    ///   - keepsSource: Whether it may be written back with `Page.preserved`.
    ///   - keepsImage: Whether copies of it will be made.
    /// - Returns: A copy of the parsed page, if copies will be made.
    /// - Throws: An error of the bindings, which is a bug of ours.
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

    /// Parses the page, once, and calls scripts that wait for its elements.
    ///
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - options: Options of an HTML page with the scripting flag set.
    ///   - keepsSource: Whether it may be written back with `Page.preserved`.
    ///   - run: The scripts, which run in the world that was made with the page.
    /// - Throws: An error of the bindings, which is a bug of ours.
    package func open(
        _ html: [UInt8],
        options: PageOptions,
        keepsSource: Bool,
        running run: ScheduledRun
    ) throws(ScriptError) {
        page.prepare(options)
        try world.pageOpened()
        run.enter(world)
        run.beginLoading()
        page.open(html, recordingIn: keepsSource ? map : nil) { run.reached($0) }
        world.exposeNewNames()
    }
}
