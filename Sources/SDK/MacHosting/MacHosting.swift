// MacHosting.swift: the module's name, and what is in both SwiftUI and AppKit: what sources for the Mac that import SwiftUI get
// besides. They do not import it themselves; compiling adds the import.

@_exported import AppKit
@_exported import SwiftUI
