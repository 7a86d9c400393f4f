// UnsafeLastingContext.swift: a context that lives as long as its virtual machine, for buffers that pages' contexts share.
//
// The collector counts a buffer's length as its own memory, so a 2 GB buffer for each page would make it collect all the time. A buffer
// shared by all contexts is counted once.
//
// Why it is safe: the memory's owner is retained until the virtual machine ends, and so are the buffers. Scripts never get access to a
// buffer, through which they would reach this context's global object.

import CJavaScriptCore

final class LastingContext {
    private struct Place: Hashable {
        var start: UnsafeMutableRawPointer?
        var count: Int
    }
    let context: JSGlobalContextRef?
    private var buffers: [Place: JSObjectRef] = [:]
    private var owners: [AnyObject] = []

    init(group: JSContextGroupRef) {
        context = JSGlobalContextCreateInGroup(group, nil)
    }

    /// The buffer over these bytes, made on first use.
    func buffer(
        over bytes: UnsafeMutableRawBufferPointer,
        owner: AnyObject,
        exception: inout JSValueRef?
    ) -> JSObjectRef? {
        guard let context else { return nil }
        let place = Place(start: bytes.baseAddress, count: bytes.count)
        if let known = buffers[place] { return known }
        guard let made = UnsafeJavaScriptCore.makeBuffer(over: bytes, owner: owner, in: context, exception: &exception)
        else {
            return nil
        }
        JSValueProtect(context, made)
        buffers[place] = made
        if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
        return made
    }

    /// Releases everything, before the machine ends.
    func release() {
        guard let context else { return }
        for object in buffers.values { JSValueUnprotect(context, object) }
        buffers = [:]
        JSGlobalContextRelease(context)
    }
}
