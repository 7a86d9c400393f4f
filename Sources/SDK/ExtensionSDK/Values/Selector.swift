// Selector.swift: the name of a method. `#selector` needs Objective-C's runtime; compiling a bundle replaces it with
// this type, and gives each class a table of its @objc and @IBAction methods, through which calls by name find them:
// UnsafePerformingSelectors.swift.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A method's name, such as `done` or `done(_:)`.
/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written in `#selector`, including its class.
    public let description: String

    /// Creates a name.
    public init(_ name: String) { description = name }
    /// Creates a name.
    public init(stringLiteral name: String) { description = name }

    /// The method's base name, without its class and parameters.
    public var baseName: String {
        let path = description.prefix { $0 != "(" && $0 != ":" }
        return path.split(separator: ".").last.map(String.init) ?? String(path)
    }
}

/// An object whose methods can be called by name. Compiling a bundle adds it to classes with @IBAction and @objc
/// methods.
@preconcurrency @MainActor
public protocol InterfaceActions {
    /// The names of all methods that can be called.
    nonisolated var interfaceMethodNames: [String] { get }
    /// The names of the methods that a user's tap can call: they take a sender at most.
    nonisolated var interfaceActionNames: [String] { get }
    /// Calls the method; false if it does not exist or takes another kind of argument.
    func performInterfaceAction(_ name: String, sender: Any?) -> Bool
}

/// The selector with that name, even if no class has such a method.
/// https://developer.apple.com/documentation/objectivec/sel_registername(_:)
public func sel_registerName(_ name: String) -> Selector { Selector(name) }
/// The selector of that name.
/// https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// The name of a selector as written.
/// https://developer.apple.com/documentation/foundation/nsstringfromselector(_:)
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Calls a method of an object by its name on the main thread, directly if this is the main thread. Objects without a
/// table are ignored.
func call(_ selector: Selector, on target: AnyObject, argument: Any?) {
    let box = UncheckedBox((target: target, argument: argument))
    let body: @Sendable () -> Void = {
        MainActor.assumeIsolated {
            _ = (box.value.target as? any InterfaceActions)?
                .performInterfaceAction(selector.baseName, sender: box.value.argument)
        }
    }
    if MainQueue.isCurrent { body() } else { DispatchQueue.main.async(execute: body) }
}

extension Timer {
    /// Calls `selector` of `target` after a delay in seconds, on the main thread.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval,
        target: Any,
        selector: Selector,
        userInfo: Any?,
        repeats: Bool
    ) -> Timer {
        let target = UncheckedBox(target as AnyObject)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
            call(selector, on: target.value, argument: timer)
        }
    }
}
