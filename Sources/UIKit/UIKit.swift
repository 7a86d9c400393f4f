// UIKit.swift: the module's name, for sources that import it. There is no screen: what a handler without a user
// interface uses of it is what Apple's re-exports.

@_exported import ExtensionSDK
@_exported import Foundation
