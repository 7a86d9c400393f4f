// World+Imports.swift: `import()` in classic scripts, event handlers and timers (js/html/scripting/modules.js).
//
// The engine's C API rejects each of them. So the scripts call a function in its place, by a name that the world declares as scripts do with
// `let`: the global object does not have it.

import ScriptEngine

extension World {
    /// A classic script in which calls of a function stand for those of `import()`. Lines and columns stay.
    ///
    /// - Parameter base: The URL from which it imports; empty: the document's.
    func importing(_ source: String, base: String = "") -> String {
        guard ScriptContext.mayImport(source) else { return source }
        let name = importNames[base] ?? Self.importName(importNames.count)
        guard let text = context.importing(source, name: name) else { return source }
        if importNames[base] == nil {
            // NB: A script may have declared the name; then its imports are rejected.
            guard declareImport(name, base) else { return source }
            importNames[base] = name
        }
        return text
    }

    private func declareImport(_ name: String, _ base: String) -> Bool {
        do throws(ScriptError) {
            let argument = base.isEmpty ? context.null : context.value(base)
            let function = try bindings.property("importFunction").call([argument])
            try context.evaluate("let \(name); given => { \(name) = given; }").call([function])
            return true
        } catch {
            return false
        }
    }

    /// A name of the length of `import`, in Latin letters: others would take twice the memory for the script.
    private static func importName(_ number: Int) -> String {
        let digits = String(number, radix: 36)
        return "\u{ED}" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}
