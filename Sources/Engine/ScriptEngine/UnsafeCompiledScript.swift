// UnsafeCompiledScript.swift: scripts with stored compiled code (CEngineSupport).
//
// Why it is safe: text and code are bytes that stay in place as long as the program runs, which `LastingBytes` guarantees. Code is used
// only by the build of the library and of the program that made it: code that stores it compares `CompiledScript.identity`.

import CEngineSupport
import CJavaScriptCore

/// Bytes that stay in place, unchanged, until the program ends.
public struct LastingBytes: @unchecked Sendable {
    /// The memory, which is never freed or written to.
    public let bytes: UnsafeRawBufferPointer

    /// Bytes that are never freed or written to.
    public init(unsafe bytes: UnsafeRawBufferPointer) { self.bytes = bytes }
}

/// A script and its compiled code, with all functions in it.
public struct CompiledScript: Sendable {
    /// Its name in stack traces.
    public var name: String
    /// The source, one byte per character; comments may contain any bytes.
    public var text: LastingBytes
    /// The result of `ScriptVM.compile` for this text.
    public var code: LastingBytes

    /// A script with all its parts.
    public init(name: String, text: LastingBytes, code: LastingBytes) {
        (self.name, self.text, self.code) = (name, text, code)
    }

    /// Identifies this build of the program and of the library; nil if the linker recorded no build identifiers.
    public static let identity: [UInt8]? = {
        var bytes = [UInt8](repeating: 0, count: Int(compiled_script_identity_size))
        return compiled_script_identity(&bytes) ? bytes : nil
    }()
}

/// The library's objects for the compiled scripts of a virtual machine.
final class CompiledScriptObjects {
    /// The objects, by the addresses of their texts.
    fileprivate var byText: [UnsafeRawPointer: compiled_script_ref] = [:]

    fileprivate func has(_ script: CompiledScript) -> Bool {
        script.text.bytes.baseAddress.map { byText[$0] != nil } ?? false
    }

    /// Releases them, before the machine ends.
    func release() {
        for script in byText.values { compiled_script_release(script) }
        byText = [:]
    }
}

extension ScriptVM {
    /// The compiled code of a script with all its functions; nil if the library cannot provide it.
    public func compile(_ text: LastingBytes, name: String) -> LastingBytes? {
        guard let script = makeScript(name, text, code: nil) else { return nil }
        defer { compiled_script_release(script) }
        var size = 0
        return compiled_script_code(group, script, &size).map {
            LastingBytes(unsafe: UnsafeRawBufferPointer(start: $0, count: size))
        }
    }

    /// The library's object for a script, which a virtual machine needs once.
    fileprivate func object(of script: CompiledScript) -> compiled_script_ref? {
        guard let place = script.text.bytes.baseAddress else { return nil }
        if let known = compiledScripts.byText[place] { return known }
        let made = makeScript(script.name, script.text, code: script.code)
        compiledScripts.byText[place] = made
        return made
    }

    private func makeScript(_ name: String, _ text: LastingBytes, code: LastingBytes?) -> compiled_script_ref? {
        UnsafeJavaScriptCore.withName(name) { name in
            compiled_script_make(
                group,
                name,
                text.bytes.bindMemory(to: UInt8.self).baseAddress,
                text.bytes.count,
                code?.bytes.baseAddress,
                code?.bytes.count ?? 0
            )
        }
    }
}

extension ScriptContext {
    /// Runs a compiled script with `receiver` as its `this`.
    ///
    /// The engine decodes compiled code again for each context, while code that it compiled from a text serves all contexts. So in a
    /// virtual machine for many pages, each compiled script runs once, and later contexts use the text.
    ///
    /// - Returns: Whether it ran; and its exception, or nil if it ran to its end.
    public func run(_ script: CompiledScript, this receiver: ScriptValue) -> (didRun: Bool, thrown: ScriptValue?) {
        guard !vm.servesManyPages || !vm.compiledScripts.has(script), let object = vm.object(of: script) else {
            return (false, nil)
        }
        var exception: JSValueRef?
        compiled_script_run(reference, object, receiver.object, &exception)
        return (true, exception.map { ScriptValue($0, in: self) })
    }
}
