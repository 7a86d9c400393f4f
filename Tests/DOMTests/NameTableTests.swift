// NameTableTests.swift: names have the same number exactly if their parts are equal.

import TestSupport
import Testing

@testable import DOM

@Suite("Name table")
struct NameTableTests {
    // Invariants of NameTable: 1, 2.
    @Test("A name has one number, however its parts were made, and its strings are interned", arguments: 1...3)
    func numbers(seed: UInt64) {
        var numbers = RepeatableGenerator(seed: seed)
        let tree = Tree()
        var known: [String: NameID] = [:]
        for _ in 0..<5000 {
            let parts = (numbers.below(5), numbers.below(4), numbers.below(300))
            let (namespace, prefix, local) = ("n\(parts.0)", parts.1 == 0 ? "" : "p\(parts.1)", "l\(parts.2)")
            // NB: Longer strings are not shared when they are created.
            let tail = String(repeating: "x", count: numbers.below(2) * 40)
            let name = tree.names.name(
                namespace: tree.names.namespace(tree.strings.make(namespace + tail)),
                prefix: prefix.isEmpty ? .none : tree.strings.make(prefix + tail),
                localName: tree.strings.make(local + tail)
            )
            let key = "\(namespace) \(prefix) \(local) \(tail)"
            #expect(known[key, default: name] == name)
            known[key] = name
            let entry = tree.names[name]
            for string in [entry.localName, entry.qualifiedName] + (prefix.isEmpty ? [] : [entry.prefix]) {
                #expect(tree.strings.intern(string) == string)
            }
            #expect(
                tree.strings.string(entry.qualifiedName)
                    == (prefix.isEmpty ? local + tail : "\(prefix + tail):\(local + tail)")
            )
        }
        #expect(Set(known.values).count == known.count)
    }
}
