// BridgedTypes.swift: keeps Foundation's bridges in programs that are linked with Foundation inside. Casts find a bridge by
// name when they need it, but a linker leaves out what nobody refers to: without this, writing an array to UserDefaults
// or a property list fails there, and there alone.

import Foundation

/// Refers to the bridge of each type that handlers hand to Foundation as `Any`.
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
