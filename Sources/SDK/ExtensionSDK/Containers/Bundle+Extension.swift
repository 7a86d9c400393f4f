// Bundle+Extension.swift: the extension's bundle, which Bundle.main is on Apple's platforms. Foundation's Bundle.main
// is the folder of the compiled program; compiled sources get this one instead.

import ActionProtocol
import Foundation

/// The extension's bundle, for its resources; without a host, the program's.
public var extensionBundle: Bundle {
    let path = SharedContainers.shared.bundle.path
    return path.isEmpty ? Bundle.main : Bundle(path: path) ?? Bundle.main
}

/// The extension's bundle identifier; nil without a host.
public var extensionBundleIdentifier: String? {
    let identifier = SharedContainers.shared.bundle.identifier
    return identifier.isEmpty ? nil : identifier
}

/// The app groups granted to the extension, in the order of its entitlements.
public var extensionGroups: [String] { SharedContainers.shared.current.groups.map(\.group) }
