// JSExport.swift: the export of classes by Objective-C's runtime, which is refused.

/// The protocol that exports methods and properties of classes to scripts. It needs Objective-C's runtime, which knows
/// the methods of a protocol at run time, so sources that use it are refused with a compiler error.
/// https://developer.apple.com/documentation/javascriptcore/jsexport
@available(*, unavailable, message: "it needs Objective-C's runtime; hand closures to setObject instead")
public protocol JSExport {}
