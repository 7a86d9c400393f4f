// UnsafeEmbeddedParser.swift: parses modules and TypeScript, and makes scripts of them, in separate global objects.
//
// The C API runs scripts, but no modules: the engine's loader asks its embedder for each imported file by a table of functions that the C API
// leaves empty. So a parser makes of each module a script (CEngineSupport/ModuleParser), in the engine that runs the page's scripts too, but
// in a context that no page reaches: no script can replace what the parser uses.
//
// Why it is safe: the context is released before its virtual machine, which owns the rewriter; the function is protected until then. Strings
// belong to no context, and no other values are passed. The parser's text is a constant of the program.

import CEngineSupport
import CJavaScriptCore

/// A parser in JavaScript that the program embeds, where no page's script can reach it.
final class EmbeddedParser {
    private let context: JSGlobalContextRef
    private let function: JSObjectRef

    /// Starts a parser.
    ///
    /// - Parameter text: Its script, whose value is a function of texts that returns a text.
    init?(group: JSContextGroupRef, text: UnsafePointer<UInt8>, length: Int) {
        context = JSGlobalContextCreateInGroup(group, nil)
        let bytes = UnsafeBufferPointer(start: text, count: length)
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

    /// Whether a call of `import()` may be in a text: that word, and a parenthesis or a comment behind it.
    ///
    /// NB: All scripts are searched, and most have the word in a name or a string.
    static func mayImport(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        find("import", in: text) { next in
            next.map { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/") || $0 >= 0x80 } ?? false
        }
    }

    /// Whether an import or an export of a module may be in a text.
    static func mayBeModule(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        find("import", in: text) { $0 != UInt8(ascii: "(") } || find("export", in: text) { _ in true }
    }

    /// Whether a word is in a text, not as a part of a longer one, with something that `isWanted` accepts as the next byte that is no space.
    private static func find(
        _ word: StaticString,
        in text: UnsafeBufferPointer<UInt8>,
        before isWanted: (UInt8?) -> Bool
    ) -> Bool {
        let isPart: (UInt8) -> Bool = { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        }
        var start = 0
        while start < text.count, let base = text.baseAddress,
            let found = find_word(base + start, text.count - start, word.utf8Start, word.utf8CodeUnitCount)
        {
            let place = found.assumingMemoryBound(to: UInt8.self) - base
            start = place + word.utf8CodeUnitCount
            if place > 0, isPart(text[place - 1]) || start < text.count && isPart(text[start]) { continue }
            let next = text[start...].first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
            if isWanted(next) { return true }
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
        answer([
            UnsafeJavaScriptCore.makeString(command, in: context), source,
            UnsafeJavaScriptCore.makeString(options, in: context),
        ])
    }

    /// The parser's answer to texts: a string; nil as above.
    func answer(_ arguments: [JSValueRef?]) -> JSValueRef? {
        var exception: JSValueRef?
        let answer = JSObjectCallAsFunction(context, function, nil, arguments.count, arguments, &exception)
        guard let answer, exception == nil, JSValueIsString(context, answer) else { return nil }
        return answer
    }
}

extension ScriptContext {
    /// Whether a text is a module and no classic script: it imports or exports at its top, or uses `import.meta`.
    public func isModule(_ source: String) -> Bool {
        var source = source
        guard source.withUTF8(EmbeddedParser.mayBeModule), !isScript(source) else { return false }
        let answer = vm.moduleRewriter?.answer("kind", value(source).reference, "")
        return answer.map { ScriptValue($0, in: self).string } == "module"
    }

    /// TypeScript with blanks in the place of its types.
    ///
    /// - Parameter source: A string.
    /// - Returns: A string: what CEngineSupport/TypeScriptParser/typeEraser.js makes of it. Nil if the parser was ended.
    public func erasingTypes(_ source: ScriptValue) -> ScriptValue? {
        vm.typeEraser?.answer([source.reference]).map { ScriptValue($0, in: self) }
    }

    /// Parses a module.
    ///
    /// - Parameter source: A string.
    /// - Returns: A string: the description, in JSON, that CEngineSupport/ModuleParser/moduleRewriter.js makes. Nil if the parser was ended.
    public func parseModule(_ source: ScriptValue) -> ScriptValue? {
        let answer = vm.moduleRewriter?.answer("parse", source.reference, "")
        return answer.map { ScriptValue($0, in: self) }
    }

    /// Whether a call of `import()` may be in a classic script.
    public static func mayImport(_ source: String) -> Bool {
        var source = source
        return source.withUTF8(EmbeddedParser.mayImport)
    }

    /// A classic script in which `name`, of six characters, stands for each `import` of an `import()`.
    ///
    /// - Returns: Nil if there is none.
    public func importing(_ source: String, name: String) -> String? {
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
