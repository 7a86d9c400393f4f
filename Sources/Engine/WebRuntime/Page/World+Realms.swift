// World+Realms.swift: the global objects of frames, which share this world's bindings: js/html/windows/realms.js.
//
// Objects of a world and of its realms may refer to each other. Realms of different worlds share no object: each world makes its own for a
// frame that one of its scripts looks at.

import DOM
import ScriptEngine

extension World {
    /// The most documents of frames that have a global object of their own, those that frames no longer show included.
    ///
    /// AD-HOC: Not in the standard. WebKit loads no more frames of a page, and each global object needs memory until the page is closed: a frame
    /// that navigates whenever it has loaded would make ever more of them.
    private static let mostRealms = 1000

    /// Makes a global object for a frame's document.
    ///
    /// - Returns: The object that js/html/windows/realmObjects.js filled; nil if there are too many.
    func makeRealm(of document: NodeID) throws(OperationFailure) -> ScriptValue? {
        guard realms.count < Self.mostRealms else {
            if !hasTooManyFrames { record(.warning, "no more than \(Self.mostRealms) documents of frames were loaded") }
            hasTooManyFrames = true
            return nil
        }
        let realm = ScriptContext(vm: page.vm)
        realm.ownScripts = Self.ownScripts
        do {
            let parts = try realm.evaluate("({__proto__: null})")
            try parts.setProperty("global", realm.global)
            try parts.setProperty("namedProperties", makeNamedProperties(of: document, in: realm))
            let prototype = try realm.evaluate("({})")
            try parts.setProperty("windowPrototype", prototype)
            _ = realm.setGlobalPrototype(prototype)
            if let thrown = Bindings.run(lazyModule: Bindings.realmObjects, with: parts) {
                throw OperationFailure.thrown(thrown)
            }
            realm.setUnhandledRejectionCallback(try parts.property("rejected"))
            realms.append(realm)
            return parts
        } catch let failure as OperationFailure { throw failure } catch { throw .outOfMemory }
    }

    /// The object whose properties are a frame's frames, by their numbers and names, and its elements, by their names.
    private func makeNamedProperties(of document: NodeID, in realm: ScriptContext) -> ScriptValue {
        realm.makeNamedProperties { [weak self] text in
            guard let self else { return nil }
            let isNumber = text.allSatisfy { 0x30...0x39 ~= $0 }
            guard isNumber || !page.tree.strings.findInterned(utf8: text).isNone else { return nil }
            let arguments = [
                context.value(String(decoding: text, as: UTF8.self)), context.value(Double(document.rawValue)),
            ]
            let found = try? bindings.property("frameProperty").call(arguments)
            return found.flatMap { $0.kind == .undefined ? nil : $0 }
        }
    }
}
