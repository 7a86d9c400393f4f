// Page.swift: one page: its tree, and the worlds in which scripts meet it.
// Elsewhere: worlds (World.swift), the extension's run and finalize (World+Extension.swift).

package import DOM
package import DOMSerialization
package import HTMLParsing
import PageProtocol
package import ScriptEngine
import Styling
import WebInfra
import XMLParsing

/// How a page is opened.
package struct PageOptions: Sendable {
    /// Which time the page's clock shows.
    package enum Clock: String, Sendable {
        /// Stands still while script runs and jumps to the next timer when there is nothing else to do.
        case virtual
        /// Is the machine's own.
        case real
    }

    /// The document's URL, serialized.
    package let url: String
    /// The scripting flag of the parser and the serialiser.
    package var scripting: Bool
    /// What the user selected: a CSS selector, or text that the page contains.
    package var selection: String?
    /// Which time the page's clock shows.
    package var clock: Clock
    /// The name of the encoding that the page came in, for `document.characterSet`.
    package var characterSet: String
    /// The page's MIME type, for `document.contentType`.
    package var contentType: String
    /// The date at which virtual time begins, in milliseconds since 1970; nil: the machine's when the page is opened.
    package var startTime: Double?
    /// What random numbers follow from; nil: they are the system's.
    package var seed: UInt64?

    /// - Parameter url: The document's URL; what is no absolute URL is `about:blank`.
    package init(
        url: String = "about:blank",
        scripting: Bool = true,
        selection: String? = nil,
        clock: Clock = .virtual,
        characterSet: String = "UTF-8",
        contentType: String = "text/html"
    ) {
        // NB: What is about a document takes for granted that its URL can be parsed.
        self.url = URLRecord.parse(url)?.description ?? "about:blank"
        self.scripting = scripting
        self.selection = selection
        self.clock = clock
        self.characterSet = characterSet
        self.contentType = contentType
    }
}

/// A page as it was once, without its worlds.
package struct PageImage {
    fileprivate let tree: TreeImage
    fileprivate let options: PageOptions
    fileprivate let sourceMap: SourceMap?
    fileprivate let parsedSequence: UInt32
    fileprivate let marksChanges: Bool
    fileprivate let randomSequences: UInt64
}

/// A parsed page with its tree. Scripts see it through worlds.
package final class Page {
    /// The nodes of the page and of all documents that its scripts make.
    package let tree: Tree
    /// The page's document.
    package let document: NodeID
    /// How the page was opened.
    package private(set) var options: PageOptions
    /// The virtual machine that the page's worlds live in.
    package let vm: ScriptVM
    /// Where the page's resources come from; nil: nothing can be loaded.
    package var resources: PageResources?
    /// Whether the page's own scripts run; they are this page's as long as somebody keeps them.
    var runsScripts = false
    weak var scripts: PageScripts?
    /// The journal's sequence number when the page was parsed.
    private var parsedSequence: UInt32
    private(set) var sourceMap: SourceMap?
    /// Where scripts were when they changed the page, while that is noted.
    var stackTable: StackTable?
    /// What is to be told of its changes.
    var explanation = Explanation.nothing
    /// Whether changes are marked, so that the page can be written back with the bytes of what was left alone.
    private var marksChanges: Bool
    /// The style sheets of the page's documents, which its worlds share.
    private(set) lazy var styleSheets = makeStyleSheets()
    private var elementNames = ElementNames()
    /// How many sequences of random numbers were begun.
    private var randomSequences: UInt64 = 0

    /// Parses a page.
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - vm: The virtual machine its worlds live in; one of its own by default.
    package init(html: [UInt8], options: PageOptions = PageOptions(), vm: ScriptVM? = nil) {
        self.options = options
        self.vm = vm ?? ScriptVM()
        tree = Tree()
        let tree = tree
        let parserOptions = HTMLParserOptions(scripting: options.scripting, notesShadows: true)
        document = parseHTMLDocument(html, into: tree, options: parserOptions).document
        tree.attachDeclaredShadows()
        parsedSequence = tree.sequence
        sourceMap = nil
        marksChanges = false
        if options.scripting { tree.enableScripting(in: document) }
    }

    /// Takes over a tree that was made in another way.
    ///
    /// - Parameters:
    ///   - sourceMap: Where the nodes of a page of HTML stand in the source, if it may be written back with `preserved`.
    ///   - marksChanges: Whether a page of XML may; its tree held nothing before it was parsed.
    package init(
        tree: Tree,
        document: NodeID,
        options: PageOptions = PageOptions(),
        sourceMap: SourceMap? = nil,
        marksChanges: Bool = false,
        vm: ScriptVM? = nil
    ) {
        self.options = options
        self.vm = vm ?? ScriptVM()
        self.tree = tree
        self.document = document
        self.sourceMap = sourceMap
        tree.attachDeclaredShadows()
        parsedSequence = tree.sequence
        self.marksChanges = marksChanges || sourceMap != nil
        if self.marksChanges { tree.markChanges() }
        if options.scripting { tree.enableScripting(in: document) }
    }

    /// Milliseconds that the page's virtual clock shows.
    ///
    /// NB: Scripts' side writes it, so that it may be anything.
    var virtualTime: Double { tree.arena.double(atHeaderWord: ArenaLayout.clockWord) }

    /// Whether anything changed the tree since it was parsed.
    package var isModified: Bool { tree.sequence != parsedSequence }

    /// Makes a global environment in which scripts see this page.
    /// - Throws: What the bindings threw, which is a fault of ours.
    package func makeWorld(_ kind: WorldKind = .isolated) throws(ScriptError) -> World {
        let world = try World(kind, page: self)
        try world.pageOpened()
        return world
    }

    /// Another sequence of random numbers, which follows from the page's seed; nil where it has none.
    func makeRandomNumbers() -> SeededNumbers? {
        guard let seed = options.seed else { return nil }
        randomSequences += 1
        return SeededNumbers(seed: seed, sequence: randomSequences)
    }

    /// Parses into the document, which is empty yet.
    ///
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - map: An empty one if it may be written back with `preserved`.
    func open(_ html: [UInt8], options: PageOptions, recordingIn map: SourceMap?) {
        self.options = options
        _ = parseHTMLDocument(
            html,
            into: tree,
            document: document,
            options: HTMLParserOptions(scripting: options.scripting, notesShadows: true, sourceMap: map)
        )
        tree.attachDeclaredShadows()
        sourceMap = map
        parsedSequence = tree.sequence
        marksChanges = map != nil
        if marksChanges { tree.markChanges() }
        if options.scripting { tree.enableScripting(in: document) }
    }

    /// Whether an image of the page holds all that scripts left in it for other worlds to see.
    package var fitsImage: Bool { !styleSheets.hasWorkOfScripts && !tree.hasStatesOfCustomElements }

    /// The page as it is, for copies. No script that sees it may run any more, once there is one.
    package var image: PageImage {
        PageImage(
            tree: tree.image,
            options: options,
            sourceMap: sourceMap,
            parsedSequence: parsedSequence,
            marksChanges: marksChanges,
            randomSequences: randomSequences
        )
    }

    /// Becomes a copy of a page. But for the one that was made in advance, no world over this one's tree may be used any more.
    ///
    /// - Parameters:
    ///   - image: Of this page, or of one that was as empty as this one is when it was parsed.
    ///   - isPrepared: Whether it has a world that was made in advance and has not met a page yet.
    package func restore(_ image: PageImage, isPrepared: Bool = false) {
        tree.restore(image.tree, keepsObservers: isPrepared)
        tree.changeLog = nil
        stackTable = nil
        explanation = .nothing
        options = image.options
        sourceMap = image.sourceMap
        parsedSequence = image.parsedSequence
        marksChanges = image.marksChanges
        elementNames = ElementNames()
        styleSheets.reset()
        randomSequences = image.randomSequences
    }

    private func makeStyleSheets() -> StyleSheetStore {
        let sheets = StyleSheetStore(tree)
        // NB: A page that was made in advance has its resources once it is opened.
        sheets.linkedSheet = { [unowned self] link in
            resources.flatMap { LinkedStyleSheets(page: self, resources: $0).sheet(of: link) }
        }
        sheets.importedSheet = { [unowned self] address, base in
            resources.flatMap { LinkedStyleSheets(page: self, resources: $0).sheet(at: address, base: base) }
        }
        sheets.resolveURL = LinkedStyleSheets.resolve
        return sheets
    }

    /// Whether the page has an element with a name.
    func hasElement(named name: StringID) -> Bool { elementNames.has(name, under: document, in: tree) }

    /// Whether elements that are not in the page yet have names that are to become known there.
    var awaitsNames: Bool { elementNames.isWaiting }

    /// The names for the document that elements of the page got since this was called last.
    func takeNewNames() -> [StringID] { elementNames.takeNews(from: tree, under: document) }

    /// The page as HTML, WTF-8.
    package func serializedHTML() -> [UInt8] {
        var output: [UInt8] = []
        serializeHTMLFragment(children: document, tree: tree, scripting: options.scripting, into: &output)
        return output
    }

    /// The page as XML, WTF-8, without an XML declaration.
    /// - Throws: What XML can't hold of it.
    package func serializedXML() throws(XMLSerializationError) -> [UInt8] {
        var output: [UInt8] = []
        try serializeXML(node: document, tree: tree, requiresWellFormed: true, isExact: true, into: &output)
        return output
    }

    /// The page written back, with the bytes of what was left alone; nil when that can't be done, or was not asked for when
    /// the page was parsed: then it has to be serialised whole.
    ///
    /// - Parameters:
    ///   - source: What the page was parsed from.
    ///   - verifies: Whether to read the result back and compare in any case.
    package func preserved(_ source: PageSourceText, verifies: Bool = false) -> PreservedPage? {
        guard marksChanges else { return nil }
        guard let sourceMap else {
            return writePreservedXML(
                document: document,
                tree: tree,
                source: source,
                verifies: verifies,
                tellsStretches: explanation == .changesAndBytes,
                parse: Self.parseXML
            )
        }
        return writePreserved(
            document: document,
            tree: tree,
            source: source,
            map: sourceMap,
            options: PreservingOptions(
                scripting: options.scripting,
                verifies: verifies,
                tellsStretches: explanation == .changesAndBytes
            )
        )
    }

    /// Where the page reads back as something else from a text of XML that it was serialised as.
    package func differencesFromXML(_ text: [UInt8]) -> [NodeID] {
        let other = Tree()
        guard let parsed = Self.parseXML(text, into: other) else { return [document] }
        return differingNodes(document, in: tree, from: parsed, in: other, ignoresDeclarations: true)
    }

    /// Where the page reads back as something else from a text of HTML that it was serialised as.
    package func differencesFromHTML(_ text: [UInt8]) -> [NodeID] {
        let other = Tree()
        let options = HTMLParserOptions(scripting: options.scripting)
        let parsed = parseHTMLDocument(text, into: other, options: options).document
        return differingNodes(document, in: tree, from: parsed, in: other)
    }

    private static func parseXML(_ text: [UInt8], into tree: Tree) -> NodeID? {
        let parsed = parseXMLDocument(text, into: tree)
        return parsed.isWellFormed ? parsed.document : nil
    }

    /// The page in the html5lib tests' tree format.
    package func html5libTree() -> [UInt8] { DOMSerialization.html5libTree(of: document, tree: tree) }
}
