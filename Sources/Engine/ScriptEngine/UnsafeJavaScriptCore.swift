// UnsafeJavaScriptCore.swift: calls into the C library that pass pointers.
//
// Why it is safe: pointers to Swift memory are passed only for the duration of a call that copies what it needs; strings that the library
// returns are released where they are read; memory of an ArrayBuffer is kept alive by the buffer, which retains the memory's owner until
// the collector frees it (makeBuffer).

import CJavaScriptCore
import Glibc

/// Seconds on the monotonic clock.
public func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Suspends the process.
public func sleepMilliseconds(_ milliseconds: Double) {
    var time = timespec()
    time.tv_sec = Int(milliseconds / 1000)
    time.tv_nsec = Int(milliseconds.truncatingRemainder(dividingBy: 1000) * 1e6)
    nanosleep(&time, nil)
}

/// Sets the time in seconds until SIGALRM is sent to this process; 0: never.
func setAlarm(seconds: Double) {
    let whole = seconds.rounded(.down)
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1e6))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
}

enum UnsafeJavaScriptCore {
    /// The current position in a script: an error made there.
    static func place(in context: JSContextRef) -> ScriptError? {
        guard let error = JSObjectMakeError(context, 0, nil, nil) else { return nil }
        // NB: Code without a name, such as that of `new Function`, leaves the error without a file, and scripts can add one to its
        // prototype.
        JSObjectSetPrototype(context, error, JSValueMakeNull(context))
        func text(_ key: String) -> String {
            guard let value = withName(key, { JSObjectGetProperty(context, error, $0, nil) }) else { return "" }
            if JSValueIsUndefined(context, value) { return "" }
            return String(decoding: units(of: value, in: context), as: UTF16.self)
        }
        return ScriptError(
            name: "",
            message: "",
            file: text("sourceURL"),
            line: Int(text("line")) ?? 0,
            stack: text("stack")
        )
    }

    static func makeGroup() -> JSContextGroupRef { JSContextGroupCreate() }

    static func clearTimeLimit(_ group: JSContextGroupRef) { JSContextGroupClearExecutionTimeLimit(group) }

    static func setTimeLimit(_ group: JSContextGroupRef, seconds: Double, limit: TimeLimit) {
        JSContextGroupSetExecutionTimeLimit(
            group,
            seconds,
            { context, data in
                guard let data else { return true }
                return Unmanaged<TimeLimit>.fromOpaque(data).takeUnretainedValue().fire(in: context)
            },
            Unmanaged.passUnretained(limit).toOpaque()
        )
    }

    /// Calls `body` with a library string of the same text.
    static func withName<Result>(_ text: String, _ body: (JSStringRef) -> Result) -> Result {
        let string = makeStringReference(text)
        defer { JSStringRelease(string) }
        return body(string)
    }

    /// NB: From UTF-8, so that ASCII text is stored with one byte per character, which halves what scanners read.
    static func makeStringReference(_ text: String) -> JSStringRef {
        var text = text
        return text.withUTF8 { bytes in
            if bytes.allSatisfy({ $0 < 0x80 && $0 != 0 }) { return makeStringReference(ascii: bytes) }
            let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
            return JSStringCreateWithCharacters(units, units.count)
        }
    }

    static func makeStringReference(ascii bytes: UnsafeBufferPointer<UInt8>) -> JSStringRef {
        if let string = UnsafeASCIIString.make(bytes) { return string }
        // A C string would end at U+0000.
        if bytes.contains(0) {
            return bytes.map { UInt16($0) }.withUnsafeBufferPointer {
                JSStringCreateWithCharacters($0.baseAddress, $0.count)
            }
        }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
            if let from = bytes.baseAddress, bytes.count > 0 { memcpy(buffer.baseAddress!, from, bytes.count) }
            buffer[bytes.count] = 0
            return JSStringCreateWithUTF8CString(buffer.baseAddress!)
        }
    }

    static func makeString(_ text: String, in context: JSContextRef) -> JSValueRef {
        withName(text) { JSValueMakeString(context, $0) }
    }

    static func makeString(_ units: [UInt16], in context: JSContextRef) -> JSValueRef {
        units.withUnsafeBufferPointer { makeString($0, in: context) }
    }

    static func makeString(_ units: UnsafeBufferPointer<UInt16>, in context: JSContextRef) -> JSValueRef {
        let string = JSStringCreateWithCharacters(units.baseAddress, units.count)
        defer { JSStringRelease(string) }
        return JSValueMakeString(context, string)
    }

    static func makeString(ascii bytes: UnsafeBufferPointer<UInt8>, in context: JSContextRef) -> JSValueRef {
        let string = makeStringReference(ascii: bytes)
        defer { JSStringRelease(string) }
        return JSValueMakeString(context, string)
    }

    static func makeString(wtf8 bytes: UnsafeBufferPointer<UInt8>, in context: JSContextRef) -> JSValueRef {
        if isASCII(bytes) { return makeString(ascii: bytes, in: context) }
        return decodeWTF8(bytes).withUnsafeBufferPointer { makeString($0, in: context) }
    }

    static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        var found: UInt64 = 0
        while index + 8 <= raw.count {
            found |= raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            index += 8
        }
        while index < raw.count {
            found |= UInt64(raw[index])
            index += 1
        }
        return found & 0x8080_8080_8080_8080 == 0
    }

    /// The code units of well-formed WTF-8.
    static func decodeWTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count)
        var index = 0
        func continuation(_ offset: Int) -> UInt32 {
            index + offset < bytes.count ? UInt32(bytes[index + offset] & 0x3F) : 0
        }
        while index < bytes.count {
            let lead = UInt32(bytes[index])
            switch lead {
            case ..<0x80:
                units.append(UInt16(lead))
                index += 1
            case ..<0xE0:
                units.append(UInt16((lead & 0x1F) << 6 | continuation(1)))
                index += 2
            case ..<0xF0:
                units.append(UInt16((lead & 0x0F) << 12 | continuation(1) << 6 | continuation(2)))
                index += 3
            default:
                let scalar = (lead & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3)
                units.append(UInt16(truncatingIfNeeded: 0xD7C0 + (scalar >> 10)))
                units.append(UInt16(0xDC00 + (scalar & 0x3FF)))
                index += 4
            }
        }
        return units
    }

    static func makeIntegers(_ numbers: [UInt32], in context: JSContextRef) -> JSValueRef {
        guard let array = JSObjectMakeTypedArray(context, kJSTypedArrayTypeInt32Array, numbers.count, nil) else {
            return JSValueMakeUndefined(context)
        }
        if numbers.count > 0, let bytes = JSObjectGetTypedArrayBytesPtr(context, array, nil) {
            numbers.withUnsafeBytes { bytes.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        }
        return array
    }

    static func makeBuffer(
        over bytes: UnsafeMutableRawBufferPointer,
        owner: AnyObject,
        in context: JSContextRef,
        exception: inout JSValueRef?
    ) -> JSObjectRef? {
        JSObjectMakeArrayBufferWithBytesNoCopy(
            context,
            bytes.baseAddress,
            bytes.count,
            { _, owner in if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() } },
            Unmanaged.passRetained(owner).toOpaque(),
            &exception
        )
    }

    static func evaluate(
        _ source: String,
        url: String,
        line: Int,
        in context: JSContextRef,
        exception: inout JSValueRef?
    ) -> JSValueRef? {
        withName(source) { source in
            withName(url) { JSEvaluateScript(context, source, nil, $0, Int32(line), &exception) }
        }
    }

    /// The exception that the engine throws when it compiles a function of texts, as `new Function` does; nil if it compiles.
    static func refusal(
        ofFunction parameters: [String],
        body: String,
        url: String,
        in context: JSContextRef
    ) -> JSValueRef? {
        let names = parameters.map { Optional(makeStringReference($0)) }
        defer { for name in names { if let name { JSStringRelease(name) } } }
        var exception: JSValueRef?
        withName(body) { body in
            withName(url) { url in
                _ = JSObjectMakeFunction(context, nil, UInt32(names.count), names, body, url, 1, &exception)
            }
        }
        return exception
    }

    static func isScript(_ source: String, in context: JSContextRef) -> Bool {
        withName(source) { JSCheckScriptSyntax(context, $0, nil, 1, nil) }
    }

    /// The code units of a value as a string; empty if the conversion throws.
    static func units(of value: JSValueRef, in context: JSContextRef) -> [UInt16] {
        guard let string = JSValueToStringCopy(context, value, nil) else { return [] }
        return take(string)
    }

    /// The code units of a string. Releases the string.
    static func take(_ string: JSStringRef) -> [UInt16] {
        defer { JSStringRelease(string) }
        return units(of: string)
    }

    /// The code units of a string.
    static func units(of string: JSStringRef) -> [UInt16] {
        Array(UnsafeBufferPointer(start: JSStringGetCharactersPtr(string), count: JSStringGetLength(string)))
    }

    /// The text of a symbol, `Symbol(description)`, computed with another global object: scripts can replace the functions of theirs.
    static func describe(symbol: JSValueRef, in vm: ScriptVM) -> String {
        guard let context = JSGlobalContextCreateInGroup(vm.group, nil) else { return "" }
        defer { JSGlobalContextRelease(context) }
        var exception: JSValueRef?
        guard let convert = evaluate("String", url: "", line: 1, in: context, exception: &exception) else { return "" }
        let arguments: [JSValueRef?] = [symbol]
        guard let text = JSObjectCallAsFunction(context, convert, nil, 1, arguments, &exception) else { return "" }
        return String(decoding: units(of: text, in: context), as: UTF16.self)
    }
}

extension ScriptContext {
    /// The exception of `new Function(parameters, body)`; nil if it throws none. The function is not called.
    public func refusal(ofFunction parameters: [String], body: String, sourceURL: String) -> ScriptValue? {
        UnsafeJavaScriptCore.refusal(ofFunction: parameters, body: body, url: sourceURL, in: reference)
            .map { ScriptValue($0, in: self) }
    }

    /// Makes an `ArrayBuffer` over memory that stays in place as long as `owner` lives; the buffer retains the owner. In a virtual machine
    /// for several contexts they share the buffer: scripts must not get access to it.
    public func makeBuffer(
        over bytes: UnsafeMutableRawBufferPointer,
        owner: AnyObject
    ) throws(ScriptError) -> ScriptValue {
        try run { exception in
            if let lasting = vm.lasting { return lasting.buffer(over: bytes, owner: owner, exception: &exception) }
            return UnsafeJavaScriptCore.makeBuffer(
                over: bytes,
                owner: owner,
                in: self.reference,
                exception: &exception
            )
        }
    }

    /// Runs an ASCII script, such as embedded bindings, with `receiver` as its `this`.
    ///
    /// - Returns: Its exception; nil if it ran to its end.
    public func run(ascii source: [UInt8], sourceURL: String, this receiver: ScriptValue) -> ScriptValue? {
        let text = source.withUnsafeBufferPointer { UnsafeJavaScriptCore.makeStringReference(ascii: $0) }
        defer { JSStringRelease(text) }
        var exception: JSValueRef?
        UnsafeJavaScriptCore.withName(sourceURL) {
            _ = JSEvaluateScript(reference, text, receiver.object, $0, 1, &exception)
        }
        return exception.map { ScriptValue($0, in: self) }
    }
}
