// UnsafePatternMatcher.swift: regular expressions of the bindings, matched in a global object of their own.
//
// Matching in a page's world would set the page's RegExp.$1, and a function of another world must never get into the page's:
// what it throws leads to that world. So the bindings hand over an expression's source and flags, and numbers come back.
//
// Why it is safe: the context is released before its virtual machine, which owns the matcher; the function is protected until
// then. Strings belong to no context, and nothing else goes in.

import CJavaScriptCore

/// Matches regular expressions where no script of a page gets to. Only text goes in, only numbers come out.
final class PatternMatcher {
    private let context: JSGlobalContextRef
    private let function: JSObjectRef

    /// Expressions are kept by their text: most are the bindings' own.
    private static let source = """
        (known => (source, flags, text, from) => {
          const key = flags + '/' + source;
          let pattern = known.get(key);
          if (pattern === undefined) {
            pattern = new RegExp(source, flags);
            if (known.size === 256) known.clear();
            known.set(key, pattern);
          }
          pattern.lastIndex = from;
          const found = pattern.exec(text);
          return found === null ? '' : found.indices.map(range => range === undefined ? '-1,-1' : range.join()).join();
        })(new Map)
        """

    init?(group: JSContextGroupRef) {
        context = JSGlobalContextCreateInGroup(group, nil)
        var exception: JSValueRef?
        let made = UnsafeJavaScriptCore.evaluate(Self.source, url: "", line: 1, in: context, exception: &exception)
        guard let made, exception == nil else {
            JSGlobalContextRelease(context)
            return nil
        }
        function = made
        JSValueProtect(context, function)
    }

    /// Lets go of everything, before the machine ends.
    func release() {
        JSValueUnprotect(context, function)
        JSGlobalContextRelease(context)
    }

    /// Matches `source` with `flags` against `text` from code unit `from` on; both are strings of any context of the machine.
    func match(source: JSValueRef, flags: String, text: JSValueRef, from: Int) -> PatternMatch {
        let arguments: [JSValueRef?] = [
            source, UnsafeJavaScriptCore.makeString(flags, in: context), text, JSValueMakeNumber(context, Double(from)),
        ]
        var exception: JSValueRef?
        let answer = JSObjectCallAsFunction(context, function, nil, arguments.count, arguments, &exception)
        guard let answer, exception == nil else { return .failed }
        let places = String(decoding: UnsafeJavaScriptCore.units(of: answer, in: context), as: UTF16.self)
        return places.isEmpty ? .none : .found(places.split(separator: ",").map { Int($0) ?? -1 })
    }
}

/// The result of matching a regular expression.
public enum PatternMatch: Equatable, Sendable {
    /// The expression does not match.
    case none
    /// Start and end, in code units, of the match and of each of its groups; -1 for a group that took no part.
    case found([Int])
    /// It is no expression, or the engine had no room for it.
    case failed
}

extension ScriptContext {
    /// Matches a regular expression apart from all scripts' global objects.
    ///
    /// - Parameters:
    ///   - source: A string, as is `text`.
    ///   - flags: `d` among them, and `g` or `y` if `from`, in code units, is to count.
    public func match(source: ScriptValue, flags: String, text: ScriptValue, from: Int) -> PatternMatch {
        guard let matcher = vm.matcher else { return .failed }
        return matcher.match(source: source.reference, flags: flags, text: text.reference, from: from)
    }
}
