// Bookmarklet.swift: scripts in javascript: addresses, alone or as bookmarks in a browser's export.

import DOM
import HTMLParsing
import PageProtocol
import PropertyValues
import ScriptEngine
import WebInfra

extension World {
    /// Evaluates a bookmarklet. If its value is a string, that replaces the page.
    /// https://html.spec.whatwg.org/multipage/browsing-the-web.html#evaluate-a-javascript:-url
    ///
    /// - Parameter call: Its source is a `javascript:` address, or a file of bookmarks, of which the one with the name `extensionName` runs.
    /// - Returns: The string; nil for any other value.
    func runBookmarklet(_ call: ScriptCall) -> PayloadOutcome {
        outcome(of: call) { () throws(ScriptError) in
            let address = try bookmarkAddress(call)
            let before = sideEffects.count
            let value = try evaluate(Self.script(ofAddress: address), sourceURL: call.sourceURL, timeout: call.timeout)
            var payload: PropertyValue?
            // NB: A navigation that the script began takes the place of that to its value: javascript:location.href = 'x'.
            if value.kind == .string, !sideEffects.dropFirst(before).contains(where: \.isNavigation) {
                payload = .string(value.string)
                try bindings.property("replaceDocument").call([value])
            }
            finishTasks(of: call)
            return PayloadOutcome(payload: payload, state: .completed)
        }
    }

    /// The script of an address: the URL without its scheme, percent-decoded.
    ///
    /// NB: The URL parser removes line breaks and tabs, and blanks at the ends.
    static func script(ofAddress address: String) -> String {
        let parsed = URLRecord.parse(address)?.href ?? Array(address.utf8)
        return String(decoding: parsed.dropFirst("javascript:".utf8.count).percentDecoded(), as: UTF8.self)
    }

    /// The address of the bookmarklet: the source itself, or that of the named bookmark.
    private func bookmarkAddress(_ call: ScriptCall) throws(ScriptError) -> String {
        if isJavaScriptAddress(call.source) { return call.source }
        let bookmarks = Bookmarks(Array(call.source.utf8))
        let named = bookmarks.all.filter { $0.name == call.extensionName }
        let wanted = "\"\(call.extensionName)\""
        switch named.count {
        case 1: return named[0].address
        case 0:
            let names = bookmarks.all.map { "\"\($0.name)\"" }
            let there = names.isEmpty ? "it has none" : "there are: " + names.prefix(20).joined(separator: ", ")
            throw ScriptError(name: "", message: "No bookmark called \(wanted) is a javascript: address; \(there).")
        default:
            let places = named.prefix(5).map { bookmarks.folder(of: $0) }
            throw ScriptError(
                name: "",
                message:
                    "\(named.count) bookmarklets are called \(wanted), in \(places.joined(separator: ", and in ")). Rename one."
            )
        }
    }
}

/// The bookmarklets in a browser's export of bookmarks: an HTML document with a list (`dl`) for each folder, after its name (`h3`).
struct Bookmarks {
    struct Bookmark {
        var name: String
        var address: String
        fileprivate var node: NodeID
    }

    /// All bookmarks with a javascript: address, in order.
    private(set) var all: [Bookmark] = []
    private let tree = Tree()

    init(_ html: [UInt8]) {
        let document = parseHTMLDocument(html, into: tree, options: HTMLParserOptions(scripting: true)).document
        let (link, address) = (tree.strings.intern("a"), tree.strings.intern("href"))
        var node = tree.next(document, within: document)
        while !node.isNone {
            if isElement(node, link) {
                let attribute = tree.attribute(node, qualifiedName: address)
                let text =
                    attribute.isNone
                    ? "" : tree.strings.string(tree.attributeValue(attribute))
                let trimmed = text.drop { $0.isWhitespace }
                if isJavaScriptAddress(trimmed) {
                    all.append(Bookmark(name: name(of: node), address: String(trimmed), node: node))
                }
            }
            node = tree.next(node, within: document)
        }
    }

    private func isElement(_ node: NodeID, _ name: StringID) -> Bool {
        tree.isElement(node) && tree.localName(tree.name(node)) == name
    }

    /// The text of an element, with single blanks as white space.
    private func name(of node: NodeID) -> String {
        let text =
            switch tree.textContent(of: node) {
            case .ascii(let units): String(decoding: units, as: UTF8.self)
            case .utf16(let units): String(decoding: units, as: UTF16.self)
            case nil: ""
            }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The path of the folder that a bookmark is in, for messages.
    func folder(of bookmark: Bookmark) -> String {
        let (list, heading) = (tree.strings.intern("dl"), tree.strings.intern("h3"))
        var names: [String] = []
        var ancestor = tree.parent(bookmark.node)
        while !ancestor.isNone {
            if isElement(ancestor, list) {
                var sibling = tree.previousSibling(ancestor)
                while !sibling.isNone, !isElement(sibling, heading) { sibling = tree.previousSibling(sibling) }
                if !sibling.isNone { names.append(name(of: sibling)) }
            }
            ancestor = tree.parent(ancestor)
        }
        return names.isEmpty ? "the top level" : names.reversed().joined(separator: "/")
    }
}

extension SideEffect {
    /// Whether the page would be left.
    fileprivate var isNavigation: Bool {
        switch kind {
        case .navigation, .reload, .history, .submit: true
        default: false
        }
    }
}
