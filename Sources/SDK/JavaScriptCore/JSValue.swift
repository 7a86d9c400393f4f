// JSValue.swift: a value of a script: creation from Swift, type checks, and comparisons.

import Foundation

/// A value of a script, in its context. Retains both.
///
/// Conversions: undefined is nil, null NSNull, strings NSString, numbers and Booleans NSNumber, dates NSDate, arrays
/// arrays, other objects dictionaries; a Swift object is returned as itself, and a closure becomes a function. Two
/// values are refused with an exception: a value of another virtual machine, and an object that contains itself, when
/// converted to Swift: Foundation copies collections here whenever they are accessed, which would not end.
/// https://developer.apple.com/documentation/javascriptcore/jsvalue
open class JSValue: NSObject {
    let held: HeldValue
    private let place: JSContext

    init(_ held: HeldValue, in context: JSContext) {
        (self.held, place) = (held, context)
        super.init()
    }

    /// The context of the value.
    open var context: JSContext! { place }

    /// The value as a string.
    open override var description: String { (try? held.text()) ?? "" }

    // MARK: - Creation

    private convenience init?(_ context: JSContext?, _ make: (EngineContext) throws -> HeldValue) {
        guard let context else { return nil }
        self.init(context.value { try make(context.engine) }.held, in: context)
    }

    /// Converts a Swift value; undefined, with an exception, if there is no conversion.
    public convenience init!(object value: Any!, in context: JSContext!) {
        self.init(context) { try ScriptWriter(context: $0).value(value) }
    }
    /// Creates a Boolean.
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(context) { $0.boolean(value) } }
    /// Creates a number.
    public convenience init!(double value: Double, in context: JSContext!) { self.init(context) { $0.number(value) } }
    /// Creates a number.
    public convenience init!(int32 value: Int32, in context: JSContext!) {
        self.init(context) { $0.number(Double(value)) }
    }
    /// Creates a number.
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
        self.init(context) { $0.number(Double(value)) }
    }
    /// Creates an empty object.
    public convenience init!(newObjectIn context: JSContext!) { self.init(context) { $0.object() } }
    /// Creates an empty array.
    public convenience init!(newArrayIn context: JSContext!) { self.init(context) { try $0.array() } }
    /// Creates a regular expression.
    public convenience init!(
        newRegularExpressionFromPattern pattern: String!,
        flags: String!,
        in context: JSContext!
    ) {
        self.init(context) { try $0.pattern(pattern ?? "", flags: flags ?? "") }
    }
    /// Creates an `Error` with this message.
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(context) { try $0.error(message ?? "") }
    }
    /// Creates a new, unique symbol.
    public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
        self.init(context) { $0.symbol(description ?? "") }
    }
    /// Creates the value null.
    public convenience init!(nullIn context: JSContext!) { self.init(context) { $0.null } }
    /// Creates the value undefined.
    public convenience init!(undefinedIn context: JSContext!) { self.init(context) { $0.undefined } }
    /// Creates an object with x and y.
    public convenience init!(point: CGPoint, in context: JSContext!) {
        self.init(object: ["x": point.x, "y": point.y], in: context)
    }
    /// Creates an object with width and height.
    public convenience init!(size: CGSize, in context: JSContext!) {
        self.init(object: ["width": size.width, "height": size.height], in: context)
    }
    /// Creates an object with x, y, width and height.
    public convenience init!(rect: CGRect, in context: JSContext!) {
        let (origin, size) = (rect.origin, rect.size)
        self.init(
            object: ["x": origin.x, "y": origin.y, "width": size.width, "height": size.height],
            in: context
        )
    }
    /// Creates an object with location and length.
    public convenience init!(range: NSRange, in context: JSContext!) {
        self.init(object: ["location": range.location, "length": range.length], in: context)
    }

    // MARK: - Promises

    /// Creates a promise. The executor is called at once with its functions; an exception that it leaves in the context
    /// rejects the promise.
    public convenience init!(
        newPromiseIn context: JSContext!,
        fromExecutor callback: ((JSValue?, JSValue?) -> Void)!
    ) {
        self.init(context) { [context] engine in
            guard let context else { return engine.undefined }
            let (promise, resolve, reject) = try engine.promise()
            let call = ScriptCall(context: context, callee: nil, this: nil, arguments: [resolve, reject])
            let answer = call.answer { _ in
                callback?(JSValue(resolve, in: context), JSValue(reject, in: context)) ?? ()
            }
            if case .failure(let failure) = answer { _ = try reject.call(nil, [failure.value]) }
            return promise
        }
    }
    /// Creates a resolved promise; if the result is a promise, it follows that.
    public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
        self.init(context) { engine in
            let (promise, resolve, _) = try engine.promise()
            _ = try resolve.call(nil, [ScriptWriter(context: engine).value(result)])
            return promise
        }
    }
    /// Creates a rejected promise.
    public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
        self.init(context) { engine in
            let (promise, _, reject) = try engine.promise()
            _ = try reject.call(nil, [ScriptWriter(context: engine).value(reason)])
            return promise
        }
    }

    // MARK: - Kinds

    /// Whether the value is `undefined`.
    open var isUndefined: Bool { held.kind == .undefined }
    /// Whether the value is `null`.
    open var isNull: Bool { held.kind == .null }
    /// Whether it is true or false.
    open var isBoolean: Bool { held.kind == .boolean }
    /// Whether it is a number.
    open var isNumber: Bool { held.kind == .number }
    /// Whether it is a string.
    open var isString: Bool { held.kind == .string }
    /// Whether it is an object: a function or an array, too.
    open var isObject: Bool { held.kind == .object }
    /// Whether it is an array.
    open var isArray: Bool { held.isArray }
    /// Whether it is a date.
    open var isDate: Bool { held.isDate }
    /// Whether it is a symbol.
    open var isSymbol: Bool { held.kind == .symbol }
    /// Whether it is a BigInt.
    open var isBigInt: Bool { held.kind == .bigInt }

    // MARK: - Comparisons

    /// JavaScript's `===`.
    open func isEqual(to value: Any!) -> Bool {
        place.attempt { held.isStrictEqual(try written(value)) } ?? false
    }
    /// JavaScript's `==`.
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
        place.attempt { try held.isEqual(written(value)) } ?? false
    }
    /// JavaScript's `instanceof`.
    open func isInstance(of value: Any!) -> Bool {
        place.attempt { try held.isInstance(of: written(value)) } ?? false
    }

    /// The script value of a Swift value in its context.
    func written(_ value: Any?) throws -> HeldValue { try ScriptWriter(context: place.engine).value(value) }
    func written(_ values: [Any]?) throws -> [HeldValue] {
        let writer = ScriptWriter(context: place.engine)
        return try (values ?? []).map { try writer.value($0) }
    }
}
