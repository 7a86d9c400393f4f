// JSValue+Properties.swift: properties and calls of a value. Names may be strings, numbers or symbols (JSValue).

import Foundation

extension JSValue {
    // MARK: - Properties

    /// A property; undefined if it does not exist.
    public func forProperty(_ property: Any!) -> JSValue! {
        context.value { try held.value(for: written(property)) }
    }

    /// Sets a property.
    public func setValue(_ value: Any!, forProperty property: Any!) {
        context.attempt { try held.setValue(written(value), for: written(property)) }
    }

    /// Removes a property.
    ///
    /// - Returns: Whether it was removed.
    @discardableResult
    public func deleteProperty(_ property: Any!) -> Bool {
        context.attempt { try held.deleteValue(for: written(property)) } ?? false
    }

    /// Whether the object or one of its prototypes has a property.
    public func hasProperty(_ property: Any!) -> Bool {
        context.attempt { try held.hasValue(for: written(property)) } ?? false
    }

    /// Defines a property, as JavaScript's `Object.defineProperty` does.
    ///
    /// - Parameter descriptor: A dictionary with the keys `JSPropertyDescriptor…Key`.
    public func defineProperty(_ property: Any!, descriptor: Any!) {
        context.globalObject.forProperty("Object")
            .invokeMethod("defineProperty", withArguments: [self, property as Any, descriptor as Any])
    }

    /// An element of an array.
    public func atIndex(_ index: Int) -> JSValue! {
        context.value {
            guard let place = UInt32(exactly: index) else { return try held.value(for: written(index)) }
            return try held.value(at: place)
        }
    }

    /// Sets an element of an array.
    public func setValue(_ value: Any!, at index: Int) {
        context.attempt {
            let value = try written(value)
            guard let place = UInt32(exactly: index) else { return try held.setValue(value, for: written(index)) }
            try held.setValue(value, at: place)
        }
    }

    /// A property.
    public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }

    /// An element of an array.
    public func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

    /// Sets a property: to a function, if the value is a closure.
    public func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }

    /// Sets an element of an array.
    public func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    // MARK: - Calls

    /// Calls the function, without `this`.
    ///
    /// - Returns: Its result; undefined, with an exception, if it throws or is not a function.
    @discardableResult
    public func call(withArguments arguments: [Any]!) -> JSValue! {
        context.value { try held.call(nil, written(arguments)) }
    }

    /// Calls the function with `new`.
    ///
    /// - Returns: The new object; undefined, with an exception, if it throws or is not a constructor.
    @discardableResult
    public func construct(withArguments arguments: [Any]!) -> JSValue! {
        context.value { try held.construct(written(arguments)) }
    }

    /// Calls a method of the object.
    ///
    /// - Returns: Its result; undefined, with an exception, if it throws or does not exist.
    @discardableResult
    public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        context.value {
            let this = try held.object()
            return try this.value(for: written(method)).call(this, written(arguments))
        }
    }
}
