// UnsafeAllocator.swift: makes the library's allocator keep freed memory, in processes that serve many pages.
//
// A thread of the allocator returns free memory to the system at once, and the next page requests it again: hundreds of system calls and
// page faults per page.
//
// Why it is safe: the function has no parameters and no result, as its full C++ name shows. Without it, the thread keeps running.

import Glibc

enum UnsafeAllocator {
    /// Stops the thread that returns memory.
    static func keepMemory() {
        // bmalloc::api::disableScavenger()
        guard let function = dlsym(nil, "_ZN7bmalloc3api16disableScavengerEv") else { return }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }
}
