// PageScripts+Modules.swift: module scripts and import maps of the page (js/html/scripting/modules.js).
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element

import DOM
import ScriptEngine
import WebInfra

extension PageScripts {
    /// Loads a module script with all that it imports, and decides when it runs.
    func prepareModule(_ element: NodeID, _ text: String, firstLine: Int, isParserInserted: Bool) {
        var script = PreparedScript(element: element, source: nil, name: page.options.url, isFromFile: false)
        script.module = -1
        let address = address(of: element)
        script.isFromFile = address != nil
        let url = address.flatMap { resolve($0) }
        if address == nil || url != nil {
            let context = world.context
            let number = call(
                "prepareModule",
                url.map { context.value($0.description) } ?? context.null,
                context.value(address == nil ? text : ""),
                context.value(page.options.url),
                context.value(Double(firstLine))
            )
            script.module = number.flatMap { Int(exactly: $0.number) } ?? -1
        }
        if attribute("async", element) != nil || !inOrder.contains(element) || !isParserInserted {
            pending.append(script)
            call("queuePendingScripts")
        } else {
            deferred.append(script)
        }
    }

    /// Runs a module script, whose errors are reported, and fires its event.
    func executeModule(_ number: Int, _ element: ScriptValue, isFromFile: Bool) {
        if number < 0 {
            call("fire", element, world.context.value("error"))
            return
        }
        world.exposeNewNames()
        // NB: A module cannot write into the document.
        ignoredWrites += 1
        let previous = call("begin", world.context.value(0))
        call("runModule", world.context.value(Double(number)))
        if let previous { call("end", previous) }
        ignoredWrites -= 1
        if isFromFile { call("fire", element, world.context.value("load")) }
    }

    /// https://html.spec.whatwg.org/multipage/webappapis.html#register-an-import-map
    func registerImportMap(_ element: NodeID, _ text: String, firstLine: Int) {
        if address(of: element) != nil {
            world.record(.warning, "an import map with src is ignored: browsers read inline ones only")
            call("fireLater", world.context.value(Double(element.rawValue)), world.context.value("error"))
            return
        }
        let context = world.context
        call("importMap", context.value(text), context.value(page.options.url), context.value(Double(firstLine)))
    }
}
