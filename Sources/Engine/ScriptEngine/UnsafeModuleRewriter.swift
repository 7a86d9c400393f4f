// UnsafeModuleRewriter.swift: parses modules, and makes scripts of them, in a separate global object.
//
// The C API runs scripts, but no modules: the engine's loader asks its embedder for each imported file by a table of functions that the C API
// leaves empty. So a parser makes of each module a script (CEngineSupport/ModuleParser), in the engine that runs the page's scripts too, but
// in a context that no page reaches: no script can replace what the parser uses.
//
// Why it is safe: the context is released before its virtual machine, which owns the rewriter; the function is protected until then. Strings
// belong to no context, and no other values are passed. The parser's text is a constant of the program.

import CEngineSupport
import CJavaScriptCore

/// Rewrites modules where no page's script can reach.
final class ModuleRewriter {
    private let context: JSGlobalContextRef
    private let function: JSObjectRef

    init?(group: JSContextGroupRef) {
        context = JSGlobalContextCreateInGroup(group, nil)
        let bytes = UnsafeBufferPointer(start: module_parser_text, count: module_parser_length)
        var exception: JSValueRef?
        let made = UnsafeJavaScriptCore.evaluate(
            String(decoding: bytes, as: UTF8.self),
            url: "",
            line: 1,
            in: context,
            exception: &exception
        )
        guard let made, exception == nil else {
            JSGlobalContextRelease(context)
            return nil
        }
        function = made
        JSValueProtect(context, function)
    }

    /// Whether the word `import` is in a text.
    static func mayImport(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = text[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
            rest = rest[start...]
            if rest.starts(with: "import".utf8) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// Releases everything, before the machine ends.
    func release() {
        JSValueUnprotect(context, function)
        JSGlobalContextRelease(context)
    }

    /// The parser's answer to a command: a string; nil if it was ended, or had no memory or stack left.
    func answer(_ command: String, _ source: JSValueRef, _ options: String) -> JSValueRef? {
        let arguments: [JSValueRef?] = [
            UnsafeJavaScriptCore.makeString(command, in: context), source,
            UnsafeJavaScriptCore.makeString(options, in: context),
        ]
        var exception: JSValueRef?
        let answer = JSObjectCallAsFunction(context, function, nil, arguments.count, arguments, &exception)
        guard let answer, exception == nil, JSValueIsString(context, answer) else { return nil }
        return answer
    }
}

extension ScriptContext {
    /// Parses a module.
    ///
    /// - Parameter source: A string.
    /// - Returns: A string: the description, in JSON, that CEngineSupport/ModuleParser/moduleRewriter.js makes. Nil if the parser was ended.
    public func parseModule(_ source: ScriptValue) -> ScriptValue? {
        let answer = vm.moduleRewriter?.answer("parse", source.reference, "")
        return answer.map { ScriptValue($0, in: self) }
    }

    /// A classic script in which `name`, of six characters, stands for each `import` of an `import()`.
    ///
    /// - Returns: Nil if there is none.
    public func importing(_ source: String, name: String) -> String? {
        var source = source
        guard source.withUTF8(ModuleRewriter.mayImport) else { return nil }
        let answer = vm.moduleRewriter?.answer("importing", value(source).reference, name)
        guard let text = answer.map({ ScriptValue($0, in: self).string }), text != source else { return nil }
        return text
    }

    /// The script of a parsed module, which is forgotten then.
    ///
    /// - Parameters:
    ///   - number: The number in the module's description.
    ///   - options: JSON.
    public func scriptOfModule(_ number: Int, options: String) -> ScriptValue? {
        let answer = vm.moduleRewriter?.answer("write", value(String(number)).reference, options)
        return answer.map { ScriptValue($0, in: self) }
    }
}
