// PeerWorlds.swift: connects the two worlds of a page, its own and an extension's: listeners of both receive each event (js/peerEvents.js), and
// their timers alternate.

import DOM
import ScriptEngine

extension World {
    /// For an extension's world, the page's, and vice versa; nil if there is only one.
    var peer: World? {
        if let pairedWorld { return pairedWorld }
        guard let scripts = page.scripts else { return nil }
        return scripts.world === self ? scripts.extensionWorld : scripts.world
    }

    /// Connects this extension's world with one of the page, whose own scripts do not run.
    func pair(with other: World) throws(ScriptError) {
        (pairedWorld, other.pairedWorld) = (other, self)
        for world in [self, other] {
            world.registerPeerOperations()
            try world.bindings.property("peerEvents").property("connect").call()
        }
        if page.tree.controlSequence != 0 { try bindings.property("sendControlStates").call() }
    }

    /// Makes this extension's world and the page's receive each other's events.
    func connectToPageWorld() throws(ScriptError) {
        guard let scripts = page.scripts, kind == .isolated else { return }
        scripts.extensionWorld = self
        for world in [self, scripts.world] {
            let events = try world.bindings.property("peerEvents")
            try events.property("connect").call()
        }
        if page.tree.controlSequence != 0 { try scripts.world.bindings.property("sendControlStates").call() }
    }

    /// Registers the operations that call the other world's listeners. Only numbers, strings and flags are passed.
    func registerPeerOperations() {
        receiver.families.peer = { [weak self] _, operation, operands in
            switch operation {
            case .peersInvoke:
                guard let peer = self?.peer, let events = try? peer.bindings.property("peerEvents") else {
                    return .integer(0)
                }
                let context = peer.context
                let place = try operands.placeOfTarget(1)
                let (isCapturing, isCanceled) = (try operands.boolean(2), try operands.boolean(6))
                let (phase, token, target) = (
                    try operands.word(3), try operands.position(4), try operands.placeOfTarget(5)
                )
                let description = try operands.withUnits(7) { units throws(OperationFailure) in Array(units) }
                let arguments = [
                    context.value(Double(place)), context.value(isCapturing), context.value(Double(phase)),
                    context.value(Double(token)), context.value(Double(target)), context.value(isCanceled),
                    context.value(utf16: description),
                ]
                let answer = (try? events.property("receive").call(arguments))?.number ?? 0
                return .integer(Int(exactly: answer) ?? 0)
            case .peersControl:
                let element = try operands.element(1)
                let text = try operands.withUnits(2) { units throws(OperationFailure) in Array(units) }
                if let peer = self?.peer {
                    let arguments = [peer.context.value(Double(element.rawValue)), peer.context.value(utf16: text)]
                    _ = try? peer.bindings.property("receiveControlState").call(arguments)
                }
                return .undefined
            case .peersDone:
                let token = try operands.position(1)
                if let peer = self?.peer, let events = try? peer.bindings.property("peerEvents") {
                    _ = try? events.property("done").call([peer.context.value(Double(token))])
                }
                return .undefined
            }
        }
    }

    /// Milliseconds until this world's next timer is due; nil without one.
    func timeToNextTimer() -> Double? {
        guard let next = try? bindings.property("timeToNextTimer"), next.isFunction,
            let delay = try? next.call().number,
            delay >= 0
        else { return nil }
        return delay
    }

    /// The world, of this one and its peer, whose timer is due first.
    func nextInLine() -> (world: World, delay: Double)? {
        let own = timeToNextTimer().map { (world: self, delay: $0) }
        guard let peer, let other = peer.timeToNextTimer() else { return own }
        guard let own, own.delay <= other else { return (peer, other) }
        return own
    }
}

extension Operands {
    /// A node's number, or 0 for the window.
    fileprivate func placeOfTarget(_ index: Int) throws(OperationFailure) -> UInt32 {
        try nodeOrNone(index).rawValue
    }
}
