// JSExport.swift: what Objective-C's runtime would do for classes, which is refused.

/// The protocol by which classes show methods and properties to scripts. It takes Objective-C's runtime, which knows a
/// protocol's methods while a program runs: so a source that uses it does not compile here, and is told so.
/// https://developer.apple.com/documentation/javascriptcore/jsexport
@available(*, unavailable, message: "it needs Objective-C's runtime; hand closures to setObject instead")
public protocol JSExport {}
