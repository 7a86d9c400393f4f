// Page.swift: one page: its tree, and the worlds in which scripts access it.
// Elsewhere: worlds (World.swift), the extension's run and finalize (ScriptKinds/ActionExtension.swift).

import Cascade
package import DOM
package import DOMSerialization
import Explaining
package import HTMLParsing
import PageProtocol
package import ScriptEngine
import WebInfra
import XMLParsing

/// Options for opening a page.
package struct PageOptions: Sendable {
    /// The page's clock.
    package enum Clock: String, Sendable {
        /// It stands still while a script runs, and jumps to the next timer when nothing else is left to do.
        case virtual
        /// The machine's clock.
        case real
    }

    /// The document's URL, serialized.
    package let url: String
    /// The scripting flag of the parser and the serializer.
    package var scripting: Bool
    /// The user's selection: a CSS selector, or text that the page contains.
    package var selection: String?
    /// The page's clock.
    package var clock: Clock
    /// The name of the page's encoding, for `document.characterSet`.
    package var characterSet: String
    /// The page's MIME type, for `document.contentType`.
    package var contentType: String
    /// The date at which virtual time begins, in milliseconds since 1970; nil: the machine's date when the page is opened.
    package var startTime: Double?
    /// The seed of random numbers; nil: they come from the system.
    package var seed: UInt64?

    /// - Parameter url: The document's URL; if it is not an absolute URL, `about:blank` is used.
    package init(
        url: String = "about:blank",
        scripting: Bool = true,
        selection: String? = nil,
        clock: Clock = .virtual,
        characterSet: String = "UTF-8",
        contentType: String = "text/html"
    ) {
        // NB: Other code relies on a document's URL being valid.
        self.url = URLRecord.parse(url)?.description ?? "about:blank"
        self.scripting = scripting
        self.selection = selection
        self.clock = clock
        self.characterSet = characterSet
        self.contentType = contentType
    }
}

/// A copy of a page, without its worlds.
package struct PageImage {
    fileprivate let tree: TreeImage
    fileprivate let options: PageOptions
    fileprivate let sourceMap: SourceMap?
    fileprivate let parsedSequence: UInt32
    fileprivate let marksChanges: Bool
    fileprivate let randomSequences: UInt64
}

/// A parsed page with its tree. Scripts access it through worlds.
package final class Page {
    /// The nodes of the page and of all documents that its scripts make.
    package let tree: Tree
    /// The page's document.
    package let document: NodeID
    /// The options the page was opened with.
    package private(set) var options: PageOptions
    /// The virtual machine of the page's worlds.
    package let vm: ScriptVM
    /// The source of the page's resources; nil: nothing can be loaded.
    package var resources: PageResources?
    /// The source of the resources of a script with a manager; nil: it has none.
    package var scriptResources: PageResources?
    /// Sends a message, as JSON, to the background of the extension whose content scripts run, and returns the reply; nil: nothing receives
    /// it.
    package var sendMessage: (([UInt8]) -> [UInt8]?)?
    /// Whether the page's own scripts run, and their state, which the code that opened the page retains.
    var runsScripts = false
    weak var scripts: PageScripts?
    /// The journal's sequence number when the page was parsed.
    private var parsedSequence: UInt32
    private(set) var sourceMap: SourceMap?
    /// The stacks of scripts' changes to the page, while they are recorded.
    var stackTable: StackTable?
    /// What is recorded of its changes.
    var explanation = Explanation.nothing
    /// Whether changes are marked, so that the page can be written back with copied source.
    private var marksChanges: Bool
    /// The style sheets of the page's documents, which its worlds share.
    private(set) lazy var styleSheets = makeStyleSheets()
    private var elementNames = ElementNames()
    /// The number of sequences of random numbers that were begun.
    private var randomSequences: UInt64 = 0

    /// Parses a page.
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - vm: The virtual machine of its worlds; by default, one of its own.
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

    /// Takes over a tree that was made elsewhere.
    ///
    /// - Parameters:
    ///   - sourceMap: The positions of an HTML page's nodes in the source, if it may be written back with `preserved`.
    ///   - marksChanges: Whether an XML page may be; its tree was empty before it was parsed.
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

    /// The time of the page's virtual clock in milliseconds.
    ///
    /// NB: JavaScript writes it, so it may have any value.
    var virtualTime: Double { tree.arena.double(atHeaderWord: ArenaLayout.clockWord) }

    /// Whether the tree changed since it was parsed.
    package var isModified: Bool { wasModifiedWhileParsed || tree.sequence != parsedSequence }
    private var wasModifiedWhileParsed = false

    /// Makes a global environment in which scripts access this page.
    /// - Throws: An error of the bindings, which is a bug of ours.
    package func makeWorld(_ kind: WorldKind = .isolated) throws(ScriptError) -> World {
        let world = try World(kind, page: self)
        try world.pageOpened()
        return world
    }

    /// Another sequence of random numbers, derived from the page's seed; nil if it has none.
    func makeRandomNumbers() -> SeededNumbers? {
        guard let seed = options.seed else { return nil }
        randomSequences += 1
        return SeededNumbers(seed: seed, sequence: randomSequences)
    }

    /// Parses into the document, which is still empty.
    ///
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - map: An empty one, if the page may be written back with `preserved`.
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

    /// Adds a style sheet that counts for the page and is not part of it.
    func injectStyleSheet(_ text: [UInt8], address: String) {
        styleSheets.inject(text, address: address, in: document)
    }

    /// Sets the options of a page that is still empty.
    func prepare(_ options: PageOptions) { self.options = options }

    /// Parses into the document, which is still empty, and calls scripts that wait for its elements.
    ///
    /// - Parameters:
    ///   - html: The decoded page, WTF-8.
    ///   - map: An empty one, if the page may be written back with `preserved`.
    ///   - onMoment: Calls the scripts. The page's own do not run.
    package func open(_ html: [UInt8], recordingIn map: SourceMap?, onMoment: @escaping (LoadMoment) -> Void) {
        wasModifiedWhileParsed = false
        if options.scripting { tree.enableScripting(in: document) }
        let parser = ScriptedParser(
            html,
            document: document,
            tree: tree,
            options: HTMLParserOptions(scripting: options.scripting, notesShadows: true, sourceMap: map),
            onMoment: { [unowned self] moment in
                let before = tree.sequence
                // NB: Only what scripts change is marked.
                if map != nil { tree.markChanges() }
                onMoment(moment == .body ? .body : .documentElement)
                tree.stopMarkingChanges()
                if tree.sequence != before { wasModifiedWhileParsed = true }
            }
        )
        while true {
            let pause = parser.advance()
            if pause == .finished || pause == .needsInput { break }
            tree.reactions?.flush(except: nil)
        }
        tree.attachDeclaredShadows()
        sourceMap = map
        parsedSequence = tree.sequence
        marksChanges = map != nil
        if marksChanges { tree.markChanges() }
    }

    /// Whether an image of the page includes all state that scripts left for other worlds.
    package var fitsImage: Bool { !styleSheets.hasWorkOfScripts && !tree.hasStatesOfCustomElements }

    /// A copy of the page. After this, no script that uses the page may run any more.
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

    /// Replaces this page's contents by a copy. No world over this page's tree may be used any more, except one made in advance.
    ///
    /// - Parameters:
    ///   - image: An image of this page, or of one that was equally empty when it was parsed.
    ///   - isPrepared: Whether the page has a world made in advance that has not been used yet.
    package func restore(_ image: PageImage, isPrepared: Bool = false) {
        tree.restore(image.tree, keepsObservers: isPrepared)
        tree.changeLog = nil
        stackTable = nil
        explanation = .nothing
        options = image.options
        sourceMap = image.sourceMap
        wasModifiedWhileParsed = false
        parsedSequence = image.parsedSequence
        marksChanges = image.marksChanges
        elementNames = ElementNames()
        styleSheets.reset()
        randomSequences = image.randomSequences
    }

    private func makeStyleSheets() -> StyleSheetStore {
        let sheets = StyleSheetStore(tree)
        // NB: A page made in advance gets its resources when it is opened.
        sheets.linkedSheet = { [unowned self] link in
            resources.flatMap { LinkedStyleSheets(page: self, resources: $0).sheet(of: link) }
        }
        sheets.importedSheet = { [unowned self] address, base in
            resources.flatMap { LinkedStyleSheets(page: self, resources: $0).sheet(at: address, base: base) }
        }
        sheets.resolveURL = LinkedStyleSheets.resolve
        return sheets
    }

    /// Whether the page has an element with this name.
    func hasElement(named name: StringID) -> Bool { elementNames.has(name, under: document, in: tree) }

    /// Whether elements outside of the page have names that have to be exposed once they are inserted.
    var awaitsNames: Bool { elementNames.isWaiting }

    /// The names for the document that elements of the page got since the last call.
    func takeNewNames() -> [StringID] { elementNames.drain(from: tree, under: document) }

    /// The page as HTML, WTF-8.
    package func serializedHTML() -> [UInt8] {
        var output: [UInt8] = []
        serializeHTMLFragment(children: document, tree: tree, scripting: options.scripting, into: &output)
        return output
    }

    /// The page as XML, WTF-8, without an XML declaration.
    /// - Throws: The problem if XML cannot express the page.
    package func serializedXML() throws(XMLSerializationError) -> [UInt8] {
        var output: [UInt8] = []
        try serializeXML(node: document, tree: tree, requiresWellFormed: true, isExact: true, into: &output)
        return output
    }

    /// The page, written with copied source; nil if that is not possible, or was not requested when the page was parsed: it then has to be
    /// serialized as a whole.
    ///
    /// - Parameters:
    ///   - source: The source the page was parsed from.
    ///   - verifies: Whether to read the result back and compare it in any case.
    package func preserved(_ source: PageSourceText, verifies: Bool = false) -> PreservedPage? {
        guard marksChanges else { return nil }
        guard let sourceMap else {
            return writePreservedXML(
                document: document,
                tree: tree,
                source: source,
                verifies: verifies,
                reportsRanges: explanation == .changesAndBytes,
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
                reportsRanges: explanation == .changesAndBytes
            )
        )
    }

    /// The nodes at which the page's serialized XML reads back differently.
    package func differencesFromXML(_ text: [UInt8]) -> [NodeID] {
        let other = Tree()
        guard let parsed = Self.parseXML(text, into: other) else { return [document] }
        return differingNodes(document, in: tree, from: parsed, in: other, ignoresDeclarations: true)
    }

    /// The nodes at which the page's serialized HTML reads back differently.
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
