// Bundle+Extension.swift: the extension's bundle as Bundle.main has it on Apple's platforms. Foundation's own is the folder of the
// compiled program; compiling a bundle gives its sources this one in place of it.

import ActionProtocol
import Foundation

/// The extension's bundle, for its resources. Without a host, the program's.
public var extensionBundle: Bundle {
    let path = SharedContainers.shared.bundle.path
    return path.isEmpty ? Bundle.main : Bundle(path: path) ?? Bundle.main
}

/// The identifier that the host knows the extension by; nil without a host.
public var extensionBundleIdentifier: String? {
    let identifier = SharedContainers.shared.bundle.identifier
    return identifier.isEmpty ? nil : identifier
}

/// The app groups whose containers the extension was granted, in the order of its entitlements.
public var extensionGroups: [String] { SharedContainers.shared.current.groups.map(\.group) }
