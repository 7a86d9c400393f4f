// ObserverClasses.swift: adapts classes that override `observeValue(forKeyPath:of:change:context:)`. Foundation's NSObject lacks the
// method on Linux, so `override` is removed, and the class conforms to the SDK's KeyValueObserver instead.
// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:)

import SourceScanning

enum ObserverClasses {
    /// The edits of a source: `override` is blanked out, and the protocol is added after the class's first inherited type. A class is
    /// unchanged if its superclass in the same source already has the method.
    static func edits(in tokens: [SourceToken], _ source: [UInt8]) -> [(range: Range<Int>, text: [UInt8])] {
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        var observers: Set<String> = []
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.isSymbol("{") { open.append(index) }
            if token.isSymbol("}") { _ = open.popLast() }
            guard token.isWord("observeValue"), index > 0, tokens[index - 1].isWord("func"), let brace = open.last,
                let overriding = tokens[..<index].suffix(8).lastIndex(where: { $0.isWord("override") }),
                let head = head(before: brace, in: tokens), overriding > brace
            else { continue }
            let isInherited = observers.contains(head.superclass)
            observers.insert(head.name)
            if isInherited { continue }
            let range = tokens[overriding].range
            edits.append((range, Array(repeating: 0x20, count: range.count)))
            edits.append((head.end..<head.end, Array(", @preconcurrency KeyValueObserver".utf8)))
        }
        return edits
    }

    /// The class whose body a brace opens: its name, its superclass, and the end of the superclass's name.
    private static func head(before brace: Int, in tokens: [SourceToken]) -> (
        name: String, superclass: String, end: Int
    )? {
        guard let start = tokens[..<brace].lastIndex(where: { $0.isWord("class") }),
            !tokens[start..<brace].contains(where: { $0.isSymbol("{") || $0.isSymbol("}") })
        else { return nil }
        var depth = 0
        var colon: Int?
        for index in (start + 1)..<brace {
            switch tokens[index].text {
            case "<", "(": depth += 1
            case ">", ")": depth -= 1
            case ":" where depth == 0 && colon == nil: colon = index
            case ",", "where":
                if depth == 0, let colon { return found(start, colon, index - 1, tokens) }
            default: break
            }
        }
        return colon.flatMap { found(start, $0, brace - 1, tokens) }
    }

    private static func found(
        _ start: Int,
        _ colon: Int,
        _ last: Int,
        _ tokens: [SourceToken]
    ) -> (name: String, superclass: String, end: Int)? {
        guard last > colon else { return nil }
        return (tokens[start + 1].text, tokens[colon + 1].text, tokens[last].range.upperBound)
    }
}
