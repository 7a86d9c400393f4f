// BridgedTypes.swift: keeps Foundation's bridges in statically linked programs. Casts look up a bridge by name at run
// time, but a linker removes unreferenced code: without this, writing an array to UserDefaults or a property list fails
// in such programs only.

import Foundation

/// References the bridge of each type that handlers pass to Foundation as `Any`.
func keepBridgedTypes() {
    _ = ([Any]())._bridgeToObjectiveC()
    _ = ([AnyHashable: Any]())._bridgeToObjectiveC()
    _ = (Set<AnyHashable>())._bridgeToObjectiveC()
    _ = ""._bridgeToObjectiveC()
    _ = Data()._bridgeToObjectiveC()
    _ = Date(timeIntervalSince1970: 0)._bridgeToObjectiveC()
    _ = URL(fileURLWithPath: "/")._bridgeToObjectiveC()
    _ = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))._bridgeToObjectiveC()
    _ = true._bridgeToObjectiveC()
    _ = 0._bridgeToObjectiveC()
    _ = 0.0._bridgeToObjectiveC()
}
