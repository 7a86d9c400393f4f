// UnsafeStackReader.swift: which calls are going on, read while a script waits for a native call.
//
// An error that is made in a context in which nothing runs holds the calls of all contexts, with lines and columns, and nothing that
// scripts do to their own `Error` changes it. Making one and writing its stack out takes three microseconds; so calls that were
// told before are known again by a walk (UnsafeStackWalk.swift), which takes a tenth of that.
// Why it is safe: the context is its virtual machine's, the string this object's until `release`; what the library returns is used at once.

import CJavaScriptCore

final class UnsafeStackReader {
    /// How many calls are told, the bindings' own included.
    static let depth = 64

    private let context: JSGlobalContextRef
    private let key: JSStringRef
    /// Tells stacks apart that were told before; nil where the library can't.
    @exclusivity(unchecked) private var walk: UnsafeStackWalk?

    /// - Parameter context: One in which nothing runs; it outlasts the reader.
    init?(group: JSContextGroupRef, context: JSGlobalContextRef) {
        guard let key = JSStringCreateWithUTF8CString("stack") else { return nil }
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
        walk = UnsafeStackWalk(group: group, context: context) { [unowned self] in written() }
    }

    func release() {
        walk?.release()
        JSStringRelease(key)
    }

    /// Forgets the numbers that stacks were given.
    func forget() { walk?.forget() }

    /// The number of the calls that are going on.
    ///
    /// - Parameters:
    ///   - frame: The innermost one, as `NativeCall.frame` tells it.
    ///   - number: Gives a stack its number: code units, none when the calls can't be told.
    func read(from frame: UInt, _ number: ([UInt16]) -> Int) -> Int {
        guard let walk, let frame = UnsafeRawPointer(bitPattern: frame) else { return number(written()) }
        if let known = walk.number(at: frame) { return known }
        let found = number(walk.completed(written(), from: frame))
        walk.remember(found)
        return found
    }

    /// The calls that are going on, as the engine writes them.
    func written() -> [UInt16] {
        guard let error = JSObjectMakeError(context, 0, nil, nil),
            let value = JSObjectGetProperty(context, error, key, nil)
        else { return [] }
        return UnsafeJavaScriptCore.units(of: value, in: context)
    }
}

extension ScriptVM {
    /// The number of the calls that are going on in all contexts.
    ///
    /// - Parameters:
    ///   - frame: The innermost one, as `NativeCall.frame` tells it.
    ///   - number: Gives a stack its number, the same one each time until `prepareStacks`: a line for each call, the innermost first:
    ///     `name@file:line:column`.
    public func readStack(from frame: UInt, _ number: ([UInt16]) -> Int) -> Int {
        stackReader?.read(from: frame, number) ?? number([])
    }

    /// The calls that are going on in all contexts, a line for each, the innermost first: `name@file:line:column`. It takes some
    /// microseconds.
    public func writtenStack() -> [UInt16] { stackReader?.written() ?? [] }

    /// Makes ready to read stacks. They are given other numbers than before.
    public func prepareStacks() { stackReader?.forget() }
}
