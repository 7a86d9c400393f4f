// World+NamedAccess.swift: elements as properties of the window, by id or name.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
//
// An object above the window is asked for each name that neither the window nor Window.prototype has: most are no element's, which
// the string table and the list of names say without a script. The document hides its own members by the names of elements, so it has
// properties for them, which look the element up whenever they are read.

import DOM
import ScriptEngine

extension World {
    /// The object that has the names of elements as its properties.
    func makeNamedProperties() -> ScriptValue {
        context.makeNamedProperties { [weak self] text in
            guard let self else { return nil }
            let name = page.tree.strings.findInterned(utf8: text)
            guard !name.isNone, page.hasElement(named: name) else { return nil }
            let found = try? bindings.property("windowNamed").call([context.value(page.tree.strings.string(name))])
            return found.flatMap { $0.kind == .undefined ? nil : $0 }
        }
    }

    /// Makes the names that elements got properties of the page's document, and its frames properties of the window.
    func exposeNewNames() {
        exposeFrames()
        for name in page.takeNewNames() where knownNames.insert(name).inserted {
            _ = try? bindings.property("exposeElement").call([context.value(page.tree.strings.string(name))])
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
}

extension DOMReceiver {
    /// The most frames that are numbered properties of the window.
    ///
    /// AD-HOC: not in the standard. WebKit loads no more frames of a page, and each costs time when a world is made.
    fileprivate static let mostFrames = 1000

    /// Enters the operation that tells how many frames the page has and the names that are properties of `document`.
    func registerNamedAccess(page: Page) {
        named["document.names"] = { [document = page.document] receiver, _ in
            let tree = receiver.tree
            var frames = 0
            var names: [StringID] = []
            var node = tree.next(document, within: document)
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
                node = tree.next(node, within: document)
            }
            var lines = "\(min(frames, Self.mostFrames))"
            var seen: Set<StringID> = [.empty]
            for name in names where seen.insert(name).inserted { lines += "\n" + tree.strings.string(name) }
            return .utf8(Array(lines.utf8))
        }
    }
}
