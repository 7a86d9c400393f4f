// SwiftUI.swift: the module's name, and what sources of actions use of it. There is no screen: bodies are evaluated into a tree
// of elements (Graph), which a run's choices find and use as they do UIKit's.
// https://developer.apple.com/documentation/swiftui

@_exported import Drawing
@_exported import ExtensionSDK
@_exported import Foundation
@_exported import Observation
@_exported import Streams
@_exported import UIKit
