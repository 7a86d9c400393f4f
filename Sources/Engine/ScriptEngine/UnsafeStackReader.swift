// UnsafeStackReader.swift: which calls are going on, read while a script waits for a native call.
//
// An error that is made in a context in which nothing runs holds the calls of all contexts, with lines and columns, and nothing that
// scripts do to their own `Error` changes it. Making one takes half a microsecond, writing its stack out two more.
// Why it is safe: the context and the string are this object's until `release`; what the library returns is used at once.

import CJavaScriptCore

final class UnsafeStackReader {
    /// How many calls are told, the bindings' own included.
    private static let depth = 64

    private let context: JSGlobalContextRef
    private let key: JSStringRef

    init?(group: JSContextGroupRef) {
        guard let context = JSGlobalContextCreateInGroup(group, nil),
            let key = JSStringCreateWithUTF8CString("stack")
        else { return nil }
        self.context = context
        self.key = key
        var exception: JSValueRef?
        _ = UnsafeJavaScriptCore.evaluate(
            "Error.stackTraceLimit = \(Self.depth)",
            url: "",
            line: 1,
            in: context,
            exception: &exception
        )
    }

    func release() {
        JSStringRelease(key)
        JSGlobalContextRelease(context)
    }

    /// The calls that are going on, as code units, the innermost first; none when that can't be told.
    func read() -> [UInt16] {
        guard let error = JSObjectMakeError(context, 0, nil, nil),
            let stack = JSObjectGetProperty(context, error, key, nil)
        else { return [] }
        return UnsafeJavaScriptCore.units(of: stack, in: context)
    }
}

extension ScriptVM {
    /// The calls that are going on in all contexts, a line each, the innermost first: `name@file:line:column`.
    public func readStack() -> [UInt16] { stackReader?.read() ?? [] }
}
