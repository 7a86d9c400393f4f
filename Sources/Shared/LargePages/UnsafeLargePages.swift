// UnsafeLargePages.swift: large memory pages for what large pages of the web fill.
// Why it is safe: the advice changes how the kernel provides memory, never what is in it.

import Glibc

/// The processor's large memory pages.
public enum LargePages {
    /// The size of one. The kernel puts what is a multiple of it at a multiple of it.
    public static let size = 2 << 20

    /// Asks for them in a region that will be filled, or met at random: besides taking fewer faults to fill, they keep the
    /// addresses of more of it at hand. A region that will fill less than an eighth of one is left alone.
    ///
    /// - Parameter start: Where a region begins that was reserved beyond what will be filled, up to a multiple of the size.
    public static func prefer(_ start: UnsafeMutableRawPointer, filling count: Int) {
        if count >= size / 8 { madvise(start, (count + size - 1) & ~(size - 1), MADV_HUGEPAGE) }
    }

    /// Asks for them inside a block of the allocator that will be filled, and has room for one wherever it begins.
    public static func prefer(within block: UnsafeMutableRawBufferPointer) {
        guard let base = block.baseAddress, block.count >= 2 * size else { return }
        let start = base.alignedUp(toMultipleOf: size)
        let end = (base + block.count).alignedDown(toMultipleOf: size)
        madvise(start, end - start, MADV_HUGEPAGE)
    }

    /// Asks for them in a region of which nobody knows how far it will be filled, behind its first large page: where that
    /// one is full, a second is better than as much again in small ones.
    public static func prefer(_ start: UnsafeMutableRawPointer, reaching count: Int) {
        if count > size { prefer(start + size, filling: count - size) }
    }
}
