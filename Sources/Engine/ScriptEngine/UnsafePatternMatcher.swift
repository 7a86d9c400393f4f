// UnsafePatternMatcher.swift: matches the bindings' regular expressions in a separate global object.
//
// Matching in a page's world would set the page's RegExp.$1, and a function of another world must never reach the page's: its exceptions
// would give access to that world. So the bindings pass an expression's source and flags, and get numbers back.
//
// Why it is safe: the context is released before its virtual machine, which owns the matcher; the function is protected until then. Strings
// belong to no context, and no other values are passed.

import CJavaScriptCore

/// Matches regular expressions where no page's script can reach. Its input is only text, its output only numbers.
final class PatternMatcher {
    private let context: JSGlobalContextRef
    private let function: JSObjectRef

    /// Expressions are cached by their text: most are the bindings' own.
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

    /// Releases everything, before the machine ends.
    func release() {
        JSValueUnprotect(context, function)
        JSGlobalContextRelease(context)
    }

    /// Matches `source` with `flags` against `text` from a code unit on; both are strings of any context of the machine.
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
    /// Start and end, in code units, of the match and of each of its groups; -1 for a group that did not participate.
    case found([Int])
    /// It is not a valid expression, or the engine had no memory for it.
    case failed
}

extension ScriptContext {
    /// Matches a regular expression in isolation from all scripts' global objects.
    ///
    /// - Parameters:
    ///   - source: A string, as is `text`.
    ///   - flags: Must include `d`, and `g` or `y` for `from`, in code units, to have an effect.
    public func match(source: ScriptValue, flags: String, text: ScriptValue, from: Int) -> PatternMatch {
        guard let matcher = vm.matcher else { return .failed }
        return matcher.match(source: source.reference, flags: flags, text: text.reference, from: from)
    }
}
