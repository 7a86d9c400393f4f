// World+Modules.swift: scripts of extensions that are modules: what they import are files beneath their folder.
// Elsewhere: loading, linking and running (js/html/scripting/modules.js), the files (SavedPages/ScriptFiles.swift).

import PageProtocol
import ScriptEngine

extension World {
    /// A call with JavaScript in the place of TypeScript.
    func withoutTypes(_ call: ScriptCall) throws(ScriptError) -> ScriptCall {
        guard [".ts", ".mts"].contains(where: call.sourceURL.hasSuffix) else { return call }
        let erase = try bindings.property("withoutTypes")
        let text = try page.vm.withTimeLimit(seconds: call.timeout) { () throws(ScriptError) in
            try erase.call([context.value(call.source), context.value(call.sourceURL)])
        }
        guard text.kind == .string else { throw context.error(from: text.reference) }
        var call = call
        call.source = text.string
        return call
    }

    /// Evaluates a script's text: a classic script or a module, with all that it imports and until it awaits nothing more.
    ///
    /// - Returns: The module's namespace object; nil for a classic script.
    func evaluateScript(_ call: ScriptCall) throws(ScriptError) -> ScriptValue? {
        guard context.isModule(call.source) else {
            try evaluate(call.source, sourceURL: call.sourceURL, timeout: call.timeout)
            return nil
        }
        return try evaluateModule(call)
    }

    /// Evaluates a module.
    ///
    /// - Returns: Its namespace object.
    func evaluateModule(_ call: ScriptCall) throws(ScriptError) -> ScriptValue {
        let arguments = [ResourceRequest.address(ofScript: call.sourceURL), call.source, call.sourceURL]
        let start = try bindings.property("startModule")
        let state = try page.vm.withTimeLimit(seconds: call.timeout) { () throws(ScriptError) in
            try start.call(arguments.map { context.value($0) })
        }
        func status() -> Double { (try? state.property("status"))?.number ?? 0 }
        if status() == 0 { runEventLoop(timeout: call.timeout) { status() != 0 } }
        let result = try state.property("value")
        switch status() {
        case 1: return result
        case 2: throw context.error(from: result.reference)
        default:
            let message = "The module awaits something that did not happen in \(call.timeout) s."
            throw ScriptError(name: "", message: message, file: call.sourceURL, timedOut: true)
        }
    }
}
