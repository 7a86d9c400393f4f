// World+NamedAccess.swift: elements as properties of the window, by id or name.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
//
// The engine's global object takes no object with properties of our making into its prototype chain, and one that asks
// us for each name would slow every global variable down. So a name becomes a property when a script that is about to
// run mentions it; the property looks the element up whenever it is read.
// Where the page's scripts run, an element's new name becomes a property when any script so far has mentioned it.
// AD-HOC: a name that is put together is not known; nor is one that an element gets later, in an extension's world.

import DOM
import PropertyValues
import ScriptEngine

extension World {
    /// Makes the names that a script mentions, and that elements of the page have, properties of the window.
    func exposeNames(mentionedIn source: String) {
        exposeFrames()
        exposeNewNames()
        var mentioned: Set<StringID> = []
        let bytes = Array(source.utf8)
        var index = 0
        while index < bytes.count {
            guard Self.isWordByte(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
            mentions?.insert(bytes[start..<index])
            let name = page.tree.strings.findInterned(utf8: bytes[start..<index])
            if !name.isNone { mentioned.insert(name) }
        }
        if mentioned.isEmpty { return }
        let names = page.names(among: mentioned.filter { !knownNames.contains($0) })
        knownNames.formUnion(names)
        for name in names.sorted(by: { $0.rawValue < $1.rawValue }) { expose(name, ofDocument: false) }
    }

    private func expose(_ name: StringID, ofDocument: Bool) {
        let name = context.value(page.tree.strings.string(name))
        _ = try? bindings.property("exposeElement").call([name, context.value(ofDocument)])
    }

    /// Makes the names that elements got, and that a script has mentioned, properties of the window.
    func exposeNewNames() {
        guard let mentions else { return }
        exposeFrames()
        for (name, ofDocument) in page.takeNewNames({ mentions.contains(page.tree.strings.string($0).utf8) }) {
            if ofDocument ? knownObjects.contains(name) : knownNames.contains(name) { continue }
            knownNames.insert(name)
            if ofDocument { knownObjects.insert(name) }
            expose(name, ofDocument: ofDocument)
        }
    }

    /// Makes numbers properties of the page's window, as many as it has had frames until now.
    func exposeFrames() {
        guard kind == .page else { return }
        let tree = page.tree
        let known = frameCount
        while lastLookedAt < tree.lastNode.rawValue {
            lastLookedAt += 1
            let node = NodeID(rawValue: lastLookedAt)
            if tree.isElement(node), tree.name(node) == .iframe || tree.name(node) == .frame { frameCount += 1 }
        }
        guard frameCount > known else { return }
        let count = Double(min(frameCount, DOMReceiver.mostFrames))
        _ = try? bindings.property("exposeFrames").call([context.value(count)])
    }

    /// Makes the names that the strings of finalize()'s argument mention, which often are scripts, properties of the window.
    func exposeNames(mentionedIn value: PropertyValue) {
        switch value {
        case .string(let text): exposeNames(mentionedIn: text)
        case .array(let elements): for element in elements { exposeNames(mentionedIn: element) }
        case .dictionary(let entries): for entry in entries { exposeNames(mentionedIn: entry.value) }
        default: break
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }
}

extension DOMReceiver {
    /// The most frames that are numbered properties of the window.
    ///
    /// AD-HOC: not in the standard. WebKit loads no more frames of a page, and each costs time when a world is made.
    fileprivate static let mostFrames = 1000

    /// Enters the operation that tells how many frames the page has and the names that are properties of `document`.
    func registerNamedAccess(page: Page) {
        named["document.names"] = { receiver, _ in
            let tree = receiver.tree
            var frames = 0
            var names: [StringID] = []
            var node = tree.next(page.document, within: page.document)
            while !node.isNone {
                if tree.isElement(node) {
                    switch tree.name(node) {
                    case .frame, .iframe:
                        frames += 1
                        names.append(tree.value(of: .attrName, node))
                    case .embed, .form: names.append(tree.value(of: .attrName, node))
                    case .object: names += [tree.value(of: .attrName, node), tree.value(of: .attrID, node)]
                    case .img:
                        let name = tree.value(of: .attrName, node)
                        names.append(name)
                        if name != .empty { names.append(tree.value(of: .attrID, node)) }
                    default: break
                    }
                }
                node = tree.next(node, within: page.document)
            }
            var lines = "\(min(frames, Self.mostFrames))"
            var seen: Set<StringID> = [.empty]
            for name in names where seen.insert(name).inserted { lines += "\n" + tree.strings.string(name) }
            return .utf8(Array(lines.utf8))
        }
    }
}
