// UnsafeAllocator.swift: the library's allocator keeps what it has, in processes that serve many pages.
//
// A thread of the allocator gives memory back to the system as soon as it is free, only for the next page to ask for it
// again: hundreds of system calls and page faults a page.
//
// Why it is safe: the function takes and gives nothing, as its full C++ name says. Without it the thread stays.

import Glibc

enum UnsafeAllocator {
    /// Stops the thread that gives memory back.
    static func keepMemory() {
        // bmalloc::api::disableScavenger()
        guard let function = dlsym(nil, "_ZN7bmalloc3api16disableScavengerEv") else { return }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }
}
