// World+NamedAccess.swift: elements as properties of the window, by id or name.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
//
// An object in the window's prototype chain is queried for each name that neither the window nor Window.prototype has. Most are not names
// of elements, which the string table and the list of names show without running a script. On the document, names of elements override its
// own members, so it has properties for them, which look up the element whenever they are read.

import DOM
import ScriptEngine

extension World {
    /// The object whose properties are the names of elements.
    func makeNamedProperties() -> ScriptValue {
        context.makeNamedProperties { [weak self] text in
            guard let self else { return nil }
            let name = page.tree.strings.findInterned(utf8: text)
            guard !name.isNone, page.hasElement(named: name) else { return nil }
            let found = try? bindings.property("windowNamed").call([context.value(page.tree.strings.string(name))])
            return found.flatMap { $0.kind == .undefined ? nil : $0 }
        }
    }

    /// Makes names that elements got properties of the page's document, and its frames properties of the window.
    func exposeNewNames() {
        exposeFrames()
        for name in page.takeNewNames() where knownNames.insert(name).inserted {
            _ = try? bindings.property("exposeElement").call([context.value(page.tree.strings.string(name))])
        }
    }

    /// Makes numbers properties of the page's window, as many as it has had frames so far.
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
    /// AD-HOC: Not in the standard. WebKit loads no more frames of a page, and each costs time when a world is made.
    fileprivate static let mostFrames = 1000

    /// Registers the operation that returns the number of the page's frames and the names that are properties of `document`.
    func registerNamedAccess(page: Page) {
        families.namedAccess = { [document = page.document] receiver, operation, operands in
            switch operation {
            case .documentNames:
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
}
