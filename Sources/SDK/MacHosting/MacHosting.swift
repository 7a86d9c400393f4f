// MacHosting.swift: the module's name, and the parts that use both SwiftUI and AppKit, for Mac sources that import
// SwiftUI. They do not import it themselves; compiling adds the import.

@_exported import AppKit
@_exported import SwiftUI
