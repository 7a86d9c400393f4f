// UIKit.swift: the module's name, and the parts of it that actions use. There is no screen: views hold their values,
// controllers go through their life cycle, and the run's choices replace the user's input
// (Controllers/InterfaceDriver.swift).

@_exported import Drawing
@_exported import ExtensionSDK
@_exported import Foundation
