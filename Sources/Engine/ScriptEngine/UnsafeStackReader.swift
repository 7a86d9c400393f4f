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
    /// The last ones that were told, with their numbers: a loop gives the same ones again and again.
    private var recent: [(stack: JSStringRef, number: Int)] = []
    private var oldest = 0
    private static let mostRecent = 4

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
        forget()
        JSStringRelease(key)
        JSGlobalContextRelease(context)
    }

    /// Forgets the numbers that stacks were given.
    func forget() {
        for (stack, _) in recent { JSStringRelease(stack) }
        recent = []
        oldest = 0
    }

    /// The number of the calls that are going on.
    ///
    /// - Parameter number: Gives a stack its number: code units, none when the calls can't be told.
    func read(_ number: ([UInt16]) -> Int) -> Int {
        guard let error = JSObjectMakeError(context, 0, nil, nil),
            let value = JSObjectGetProperty(context, error, key, nil),
            let stack = JSValueToStringCopy(context, value, nil)
        else { return number([]) }
        for (seen, number) in recent where JSStringIsEqual(seen, stack) {
            JSStringRelease(stack)
            return number
        }
        let found = number(UnsafeJavaScriptCore.units(of: stack))
        if recent.count < Self.mostRecent {
            recent.append((stack, found))
        } else {
            JSStringRelease(recent[oldest].stack)
            recent[oldest] = (stack, found)
            oldest = (oldest + 1) % Self.mostRecent
        }
        return found
    }
}

extension ScriptVM {
    /// The number of the calls that are going on in all contexts.
    ///
    /// - Parameter number: Gives a stack its number, the same one each time until `forgetStacks`: a line for each call, the innermost first:
    ///   `name@file:line:column`.
    public func readStack(_ number: ([UInt16]) -> Int) -> Int { stackReader?.read(number) ?? number([]) }

    /// The next stacks are given other numbers.
    public func forgetStacks() { madeStackReader?.forget() }
}
