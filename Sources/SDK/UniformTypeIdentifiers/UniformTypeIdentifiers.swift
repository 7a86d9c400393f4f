// UniformTypeIdentifiers.swift: the module's name, for sources that import it. UTType is in ExtensionSDK, for item
// providers need it; like Apple's, an import of this module is enough for a handler without a user interface.

@_exported import ExtensionSDK
@_exported import Foundation
