// UnsafeEngine.swift: the C functions of JavaScriptCore-GTK, looked up by name when the first context is created.
// Actions without contexts neither load nor need the library, and the SDK compiles without its headers.
// https://webkitgtk.org/reference/jsc-glib/stable/ and the headers of the C API, <JavaScriptCore/JavaScript.h>
//
// Safe because: each type below is the C declaration of its function, which WebKit keeps stable; those of weak
// references are in no installed header, but are exported and have had this form since 2012; a library that lacks one
// function is not used at all; the library stays loaded, so no pointer becomes invalid.

import Foundation

/// The used part of the engine's C API. Values, contexts, groups, strings and classes are opaque.
struct Engine: Sendable {
    typealias Pointer = OpaquePointer
    typealias Failure = UnsafeMutablePointer<Pointer?>
    typealias Arguments = UnsafePointer<Pointer?>

    typealias Make = @convention(c) (Pointer) -> Pointer?
    typealias Release = @convention(c) (Pointer) -> Void
    typealias ReleaseIn = @convention(c) (Pointer, Pointer) -> Void
    typealias MakeFromText = @convention(c) (Pointer, Pointer) -> Pointer?
    typealias MakeFromArguments = @convention(c) (Pointer, Int, Arguments?, Failure?) -> Pointer?
    typealias Is = @convention(c) (Pointer, Pointer) -> Bool
    typealias Convert = @convention(c) (Pointer, Pointer, Failure?) -> Pointer?
    typealias AskForKey = @convention(c) (Pointer, Pointer, Pointer, Failure?) -> Bool

    /// A function of a class's object: context, callee, `this`, count, arguments, exception; returns a value.
    typealias Callback = @convention(c) (Pointer?, Pointer?, Pointer?, Int, Arguments?, Failure?) -> Pointer?
    typealias Finalizer = @convention(c) (Pointer?) -> Void

    /// JSClassDefinition, in its order; nil members are the engine's defaults.
    struct ClassDefinition {
        var version: Int32 = 0
        var attributes: UInt32 = 0
        var className: UnsafePointer<CChar>?
        var parentClass: Pointer?
        var staticValues, staticFunctions, initialize: Pointer?
        var finalize: Finalizer?
        var hasProperty, getProperty, setProperty, deleteProperty, getPropertyNames: Pointer?
        var callAsFunction: Callback?
        var callAsConstructor, hasInstance, convertToType: Pointer?
    }
    /// kJSClassAttributeNoAutomaticPrototype: objects have the prototype that they are given.
    static let noAutomaticPrototype: UInt32 = 2

    let makeGroup: @convention(c) () -> Pointer?
    let releaseGroup: Release
    let makeContext: @convention(c) (Pointer, Pointer?) -> Pointer?
    let retainContext, globalContext, globalObject: Make
    let releaseContext: Release
    let setName: ReleaseIn

    let makeText: @convention(c) (UnsafePointer<UInt16>?, Int) -> Pointer?
    let releaseText: Release
    let textLength: @convention(c) (Pointer) -> Int
    let textUnits: @convention(c) (Pointer) -> UnsafePointer<UInt16>?

    let evaluate: @convention(c) (Pointer, Pointer, Pointer?, Pointer?, Int32, Failure?) -> Pointer?
    let makeUndefined, makeNull: Make
    let makeBoolean: @convention(c) (Pointer, Bool) -> Pointer?
    let makeNumber: @convention(c) (Pointer, Double) -> Pointer?
    let makeString, makeSymbol: MakeFromText
    let makeArray, makeDate, makeError, makeRegExp: MakeFromArguments
    let makePromise: @convention(c) (Pointer, Failure, Failure, Failure?) -> Pointer?

    let makeClass: @convention(c) (UnsafeRawPointer) -> Pointer?
    let makeObject: @convention(c) (Pointer, Pointer?, UnsafeMutableRawPointer?) -> Pointer?
    let privateData: @convention(c) (Pointer) -> UnsafeMutableRawPointer?
    let setPrototype: @convention(c) (Pointer, Pointer, Pointer) -> Void
    let isOfClass: @convention(c) (Pointer, Pointer, Pointer) -> Bool

    let kind: @convention(c) (Pointer, Pointer) -> UInt32
    let isArray, isDate, isFunction, isConstructor, toBoolean: Is
    let isInstance, isEqual: AskForKey
    let isStrictEqual: @convention(c) (Pointer, Pointer, Pointer) -> Bool
    let toNumber: @convention(c) (Pointer, Pointer, Failure?) -> Double
    let toText, toObject: Convert

    let propertyForKey: @convention(c) (Pointer, Pointer, Pointer, Failure?) -> Pointer?
    let setPropertyForKey: @convention(c) (Pointer, Pointer, Pointer, Pointer, UInt32, Failure?) -> Void
    let hasPropertyForKey, deletePropertyForKey: AskForKey
    let propertyAtIndex: @convention(c) (Pointer, Pointer, UInt32, Failure?) -> Pointer?
    let setPropertyAtIndex: @convention(c) (Pointer, Pointer, UInt32, Pointer, Failure?) -> Void
    let copyNames: @convention(c) (Pointer, Pointer) -> Pointer?
    let nameCount: @convention(c) (Pointer) -> Int
    let name: @convention(c) (Pointer, Int) -> Pointer?
    let releaseNames: Release

    let callFunction: @convention(c) (Pointer, Pointer, Pointer?, Int, Arguments?, Failure?) -> Pointer?
    let callConstructor: @convention(c) (Pointer, Pointer, Int, Arguments?, Failure?) -> Pointer?
    let protect, unprotect: ReleaseIn

    let makeWeak: MakeFromText
    let weakObject: Make
    let releaseWeak: ReleaseIn

    /// nil, with a message on standard error, if JavaScriptCore-GTK is not installed.
    static let shared: Engine? = {
        let name = "libjavascriptcoregtk-4.1.so.0"
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            say("JavaScriptCore can't be used: \(dlerror().map { String(cString: $0) } ?? name)")
            return nil
        }
        do { return try Engine(handle) } catch {
            say("JavaScriptCore can't be used: \(name) has no function \((error as? MissingFunction)?.name ?? "")")
            return nil
        }
    }()

    private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private struct MissingFunction: Error { let name: String }

    private init(_ handle: UnsafeMutableRawPointer) throws {
        func function<Function>(_ name: String) throws -> Function {
            guard let address = dlsym(handle, name) else { throw MissingFunction(name: name) }
            return Swift.unsafeBitCast(address, to: Function.self)
        }
        makeGroup = try function("JSContextGroupCreate")
        releaseGroup = try function("JSContextGroupRelease")
        makeContext = try function("JSGlobalContextCreateInGroup")
        retainContext = try function("JSGlobalContextRetain")
        releaseContext = try function("JSGlobalContextRelease")
        globalContext = try function("JSContextGetGlobalContext")
        globalObject = try function("JSContextGetGlobalObject")
        setName = try function("JSGlobalContextSetName")
        makeText = try function("JSStringCreateWithCharacters")
        releaseText = try function("JSStringRelease")
        textLength = try function("JSStringGetLength")
        textUnits = try function("JSStringGetCharactersPtr")
        evaluate = try function("JSEvaluateScript")
        makeUndefined = try function("JSValueMakeUndefined")
        makeNull = try function("JSValueMakeNull")
        makeBoolean = try function("JSValueMakeBoolean")
        makeNumber = try function("JSValueMakeNumber")
        makeString = try function("JSValueMakeString")
        makeSymbol = try function("JSValueMakeSymbol")
        makeArray = try function("JSObjectMakeArray")
        makeDate = try function("JSObjectMakeDate")
        makeError = try function("JSObjectMakeError")
        makeRegExp = try function("JSObjectMakeRegExp")
        makePromise = try function("JSObjectMakeDeferredPromise")
        makeClass = try function("JSClassCreate")
        makeObject = try function("JSObjectMake")
        privateData = try function("JSObjectGetPrivate")
        setPrototype = try function("JSObjectSetPrototype")
        isOfClass = try function("JSValueIsObjectOfClass")
        kind = try function("JSValueGetType")
        isArray = try function("JSValueIsArray")
        isDate = try function("JSValueIsDate")
        isFunction = try function("JSObjectIsFunction")
        isConstructor = try function("JSObjectIsConstructor")
        toBoolean = try function("JSValueToBoolean")
        isInstance = try function("JSValueIsInstanceOfConstructor")
        isEqual = try function("JSValueIsEqual")
        isStrictEqual = try function("JSValueIsStrictEqual")
        toNumber = try function("JSValueToNumber")
        toText = try function("JSValueToStringCopy")
        toObject = try function("JSValueToObject")
        propertyForKey = try function("JSObjectGetPropertyForKey")
        setPropertyForKey = try function("JSObjectSetPropertyForKey")
        hasPropertyForKey = try function("JSObjectHasPropertyForKey")
        deletePropertyForKey = try function("JSObjectDeletePropertyForKey")
        propertyAtIndex = try function("JSObjectGetPropertyAtIndex")
        setPropertyAtIndex = try function("JSObjectSetPropertyAtIndex")
        copyNames = try function("JSObjectCopyPropertyNames")
        nameCount = try function("JSPropertyNameArrayGetCount")
        name = try function("JSPropertyNameArrayGetNameAtIndex")
        releaseNames = try function("JSPropertyNameArrayRelease")
        callFunction = try function("JSObjectCallAsFunction")
        callConstructor = try function("JSObjectCallAsConstructor")
        protect = try function("JSValueProtect")
        unprotect = try function("JSValueUnprotect")
        makeWeak = try function("JSWeakCreate")
        weakObject = try function("JSWeakGetObject")
        releaseWeak = try function("JSWeakRelease")
    }
}
