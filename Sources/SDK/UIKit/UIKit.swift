// UIKit.swift: the module's name, and what sources of actions use of it. There is no screen: views hold their values,
// controllers go through their life cycle, and what a person would do comes from the run's choices
// (Controllers/InterfaceDriver.swift).

@_exported import Drawing
@_exported import ExtensionSDK
@_exported import Foundation
