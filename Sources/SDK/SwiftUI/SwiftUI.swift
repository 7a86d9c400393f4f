// SwiftUI.swift: the module's name, and the parts of it that actions use. There is no screen: bodies are evaluated into
// a tree of elements (Graph), which a run's choices find and use like UIKit's.
// https://developer.apple.com/documentation/swiftui

@_exported import Drawing
@_exported import ExtensionSDK
@_exported import Foundation
@_exported import Observation
@_exported import Streams
@_exported import UIKit
