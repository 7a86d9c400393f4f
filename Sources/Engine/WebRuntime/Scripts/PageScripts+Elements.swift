// PageScripts+Elements.swift: prepares and executes script elements.
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element

import DOM
import ScriptEngine
import WebInfra

/// A script that is ready to run.
struct PreparedScript {
    var element: NodeID
    /// The source; nil: it could not be loaded.
    var source: String?
    /// Its name in errors.
    var name: String
    var firstLine = 1
    var isFromFile: Bool
    /// The number of a module; negative for one that could not be loaded. Nil: a classic script.
    var module: Int?
}

extension PageScripts {
    /// Prepares a script element; runs it at once if it need not wait.
    ///
    /// - Parameter lastLine: The line of the page on which an inline script ends.
    func prepare(_ element: NodeID, isParserInserted: Bool, lastLine: Int = 1) {
        let tree = page.tree
        // 1. It has run, or must not run.
        if isEnded || tree.hasFlag(NodeFlags.alreadyStarted, element) { return }
        // 5. The source is the text of its child nodes.
        let text = String(decoding: tree.childText(of: element), as: UTF8.self)
        // 6-7. There is nothing to run yet.
        let address = address(of: element)
        if address == nil, text.isEmpty { return }
        let root = tree.shadowIncludingRoot(of: element)
        guard tree.kind(root) == .document else { return }
        // 8-11. Only JavaScript is run; other types are data.
        guard let type = scriptType(of: element) else { return }
        // 12-14.
        tree.setFlag(NodeFlags.alreadyStarted, element)
        // 15-17. In a document without scripting, it counts as run: it does not run anywhere else either.
        guard root == page.document else { return }
        if isParserInserted { inOrder.insert(element) }
        // 19. `nomodule` marks classic scripts for browsers without modules.
        if type == .classic, attribute("nomodule", element) != nil { return }
        // 22. Scripts for an event of another object never run.
        if type == .classic, !isForWindowLoad(element) { return }
        let line = isParserInserted ? max(1, lastLine - text.utf8.lazy.filter { $0 == 0x0A }.count) : 1
        switch type {
        case .classic: break
        case .module:
            prepareModule(element, text, firstLine: line, isParserInserted: isParserInserted)
            return
        case .importMap:
            registerImportMap(element, text, firstLine: line)
            return
        }
        // 31. An external script.
        guard let address else {
            var script = PreparedScript(element: element, source: text, name: page.options.url, isFromFile: false)
            script.firstLine = line
            // 34. Inline scripts run at once.
            execute(script)
            return
        }
        let script = load(address, for: element)
        // 33. The time at which it runs.
        if attribute("async", element) != nil || !inOrder.contains(element) || !isParserInserted {
            pending.append(script)
            call("queuePendingScripts")
        } else if attribute("defer", element) != nil, !isWritten {
            deferred.append(script)
        } else {
            blocking = script
        }
    }

    private func load(_ address: String, for element: NodeID) -> PreparedScript {
        var script = PreparedScript(element: element, source: nil, name: address, isFromFile: true)
        guard let url = resolve(address) else { return script }
        script.name = url.description
        // NB: A long name would fill a report.
        if url.scheme.equals("data"), script.name.utf8.count > 256 { script.name = "data:" }
        if url.scheme.equals("blob"), let text = call("blobText", world.context.value(script.name)), !text.isNull {
            script.source = text.string
            return script
        }
        guard let found = page.resources?.load(url) else {
            let why =
                page.resources?.isEmpty == false ? "it is not among the page's resources" : "the page has no resources"
            world.record(.warning, "the script \(script.name) was not run: \(why) (--resource-root)")
            return script
        }
        let label = attribute("charset", element) ?? page.options.characterSet
        let fallback = Encoding(label: label) ?? .utf8
        script.source = String(decoding: found.text(fallback: fallback), as: UTF8.self)
        return script
    }

    /// The URL of a script's address; nil if it has none.
    func resolve(_ address: String) -> URLRecord? {
        let document = world.context.value(Double(page.document.rawValue))
        let base = (try? world.bindings.property("baseOf").call([document])).flatMap { URLRecord.parse($0.string) }
        return address.isEmpty ? nil : URLRecord.parse(address, base: base)
    }

    /// https://html.spec.whatwg.org/multipage/scripting.html#execute-the-script-element
    func execute(_ script: PreparedScript) {
        if isEnded { return }
        let element = world.context.value(Double(script.element.rawValue))
        if let module = script.module {
            executeModule(module, element, isFromFile: script.isFromFile)
            return
        }
        guard let source = script.source else {
            call("fire", element, world.context.value("error"))
            return
        }
        if script.isFromFile { ignoredWrites += 1 }
        let previous = call("begin", element)
        let text = world.importing(source, base: script.isFromFile ? script.name : "")
        run(text, name: script.name, firstLine: script.firstLine)
        if let previous { call("end", previous) }
        if script.isFromFile {
            ignoredWrites -= 1
            call("fire", element, world.context.value("load"))
        }
    }

    private func run(_ source: String, name: String, firstLine: Int) {
        world.exposeNewNames()
        world.context.evaluate(page.traceable(source), sourceURL: name, startingLine: firstLine) { thrown in
            if !page.vm.timeIsOver { call("report", thrown) }
        }
        recordEndOfTime()
    }

    /// Prepares a script that another script inserted into the page, or completed there.
    func elementChanged(_ element: NodeID) {
        guard !isEnded, !page.tree.hasFlag(NodeFlags.alreadyStarted, element) else { return }
        if page.tree.shadowIncludingRoot(of: element) != page.document,
            call("frameScript", world.context.value(Double(element.rawValue)))?.boolean == true
        {
            return
        }
        prepare(element, isParserInserted: false)
    }

    // MARK: Attributes

    private enum ScriptType {
        case classic, module, importMap
    }

    private func scriptType(of element: NodeID) -> ScriptType? {
        let type = attribute("type", element)
        let language = attribute("language", element) ?? ""
        let given = type ?? (language.isEmpty ? "" : "text/" + language)
        if given.isEmpty { return .classic }
        // NB: Whitespace around a type is ignored; around a language it is significant.
        let essence = (type == nil ? given : given.trimmingHTMLSpaces()).lowercased()
        switch essence {
        case "module": return .module
        case "importmap": return .importMap
        default: return Self.javaScriptTypes.contains(essence) ? .classic : nil
        }
    }

    /// https://mimesniff.spec.whatwg.org/#javascript-mime-type
    private static let javaScriptTypes: Set<String> = [
        "application/ecmascript", "application/javascript", "application/x-ecmascript", "application/x-javascript",
        "text/ecmascript", "text/javascript", "text/javascript1.0", "text/javascript1.1", "text/javascript1.2",
        "text/javascript1.3", "text/javascript1.4", "text/javascript1.5", "text/jscript", "text/livescript",
        "text/x-ecmascript", "text/x-javascript",
    ]

    private func isForWindowLoad(_ element: NodeID) -> Bool {
        guard let event = attribute("event", element), let target = attribute("for", element) else { return true }
        let name = event.trimmingHTMLSpaces().lowercased()
        return target.trimmingHTMLSpaces().lowercased() == "window" && (name == "onload" || name == "onload()")
    }

    func attribute(_ name: String, _ element: NodeID) -> String? {
        let tree = page.tree
        let name = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern(name))
        let attribute = tree.attribute(element, named: name)
        return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
    }

    /// The address of an external script; nil for an inline one.
    func address(of element: NodeID) -> String? { attribute("src", element) ?? svgAddress(of: element) }

    /// https://svgwg.org/svg2-draft/interact.html#ScriptElement
    private func svgAddress(of element: NodeID) -> String? {
        let tree = page.tree
        guard tree.isName(tree.name(element), .svgScript) else { return nil }
        if let address = attribute("href", element) { return address }
        let linked = tree.attribute(element, namespace: .xlink, localName: tree.strings.intern("href"))
        return linked.isNone ? nil : tree.strings.string(tree.attributeValue(linked))
    }
}

extension String {
    fileprivate func trimmingHTMLSpaces() -> String {
        let bytes = Array(utf8)
        let isText: (UInt8) -> Bool = { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }
        guard let first = bytes.firstIndex(where: isText), let last = bytes.lastIndex(where: isText) else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
