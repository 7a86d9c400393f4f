// UnsafeLargePages.swift: large memory pages for data of large web pages.
// Why it is safe: the advice changes how the kernel provides memory, never its contents.

import Glibc

/// The processor's large memory pages.
public enum LargePages {
    /// The size of one. The kernel aligns a mapping whose size is a multiple of it.
    public static let size = 2 << 20

    /// Requests them for a region that will be filled, or accessed at random: filling takes fewer faults, and the processor caches the
    /// addresses of more of the region. A region that will fill less than an eighth of one is left alone.
    ///
    /// - Parameter start: The start of a region that is reserved beyond the part to be filled, up to a multiple of the size.
    public static func prefer(_ start: UnsafeMutableRawPointer, filling count: Int) {
        if count >= size / 8 { madvise(start, (count + size - 1) & ~(size - 1), MADV_HUGEPAGE) }
    }

    /// Requests them inside an allocator's block that will be filled, and that has room for one wherever it begins.
    public static func prefer(within block: UnsafeMutableRawBufferPointer) {
        guard let base = block.baseAddress, block.count >= 2 * size else { return }
        let start = base.alignedUp(toMultipleOf: size)
        let end = (base + block.count).alignedDown(toMultipleOf: size)
        madvise(start, end - start, MADV_HUGEPAGE)
    }

    /// Requests them for a region of unknown final size, after its first large page: once that is full, a second large page is better than
    /// the same size in small ones.
    public static func prefer(_ start: UnsafeMutableRawPointer, reaching count: Int) {
        if count > size { prefer(start + size, filling: count - size) }
    }
}
