// PeerWorlds.swift: the two worlds of a page whose own scripts run: what one dispatches, the other hears (js/dom/PeerEvents.js),
// and their timers take turns.

import ScriptEngine

extension World {
    /// The page's world for an extension's, and the other way round; nil where there is only one.
    var peer: World? {
        guard let scripts = page.scripts else { return nil }
        return scripts.world === self ? scripts.extensionWorld : scripts.world
    }

    /// Lets this extension's world and the page's hear each other's events.
    func connectToPageWorld() throws(ScriptError) {
        guard let scripts = page.scripts, kind == .isolated else { return }
        scripts.extensionWorld = self
        for world in [self, scripts.world] {
            let events = try world.glue.property("peerEvents")
            try events.property("connect").call()
        }
    }

    /// Enters the operations that call the other world's listeners. Only numbers, strings and flags go over.
    func registerPeerOperations() {
        receiver.named["peers.invoke"] = { [weak self] _, call in
            guard let peer = self?.peer, let events = try? peer.glue.property("peerEvents") else { return .number(0) }
            let context = peer.context
            let arguments = (1...7).map { index in
                let value = call.value(index)
                switch value.kind {
                case .boolean: return context.value(value.boolean)
                case .number: return context.value(value.number)
                default: return context.value(utf16: value.utf16)
                }
            }
            return .number((try? events.property("receive").call(arguments))?.number ?? 0)
        }
        receiver.named["peers.done"] = { [weak self] _, call in
            if let peer = self?.peer, let events = try? peer.glue.property("peerEvents") {
                _ = try? events.property("done").call([peer.context.value(call.value(1).number)])
            }
            return .undefined
        }
    }

    /// Milliseconds until this world's next timer is due; nil without one.
    func timeToNextTimer() -> Double? {
        guard let next = try? glue.property("timeToNextTimer"), next.isFunction, let delay = try? next.call().number,
            delay >= 0
        else { return nil }
        return delay
    }

    /// Moves this world's clock as far as its peer's.
    func passTime(_ milliseconds: Double) {
        guard let pass = try? glue.property("passTime") else { return }
        _ = try? pass.call([context.value(milliseconds)])
    }

    /// Of this world and its peer the one whose timer is due first.
    func nextInLine() -> (world: World, delay: Double)? {
        let own = timeToNextTimer().map { (world: self, delay: $0) }
        guard let peer, let other = peer.timeToNextTimer() else { return own }
        guard let own, own.delay <= other else { return (peer, other) }
        return own
    }
}
