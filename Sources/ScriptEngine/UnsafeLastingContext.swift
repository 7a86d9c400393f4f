// UnsafeLastingContext.swift: a context that lasts as long as its virtual machine, for what pages' contexts share.
//
// The collector counts a buffer's length as its own memory, so a buffer of 2 GB for each page would have it collect all the
// time. One that all contexts share is counted once.
//
// Why it is safe: whoever asks for a buffer promises that the memory outlives the virtual machine; buffers are
// protected from collection until the machine ends.

import CJavaScriptCore

final class LastingContext {
    private struct Place: Hashable {
        var start: UnsafeMutableRawPointer?
        var count: Int
    }
    let context: JSGlobalContextRef?
    private var buffers: [Place: JSObjectRef] = [:]

    init(group: JSContextGroupRef) {
        context = JSGlobalContextCreateInGroup(group, nil)
    }

    /// The buffer over these bytes, made when first asked for.
    func buffer(over bytes: UnsafeMutableRawBufferPointer, exception: inout JSValueRef?) -> JSObjectRef? {
        guard let context else { return nil }
        let place = Place(start: bytes.baseAddress, count: bytes.count)
        if let known = buffers[place] { return known }
        guard let made = UnsafeJavaScriptCore.makeBuffer(over: bytes, in: context, exception: &exception) else {
            return nil
        }
        JSValueProtect(context, made)
        buffers[place] = made
        return made
    }

    /// Lets go of everything, before the machine ends.
    func release() {
        guard let context else { return }
        for object in buffers.values { JSValueUnprotect(context, object) }
        buffers = [:]
        JSGlobalContextRelease(context)
    }
}
