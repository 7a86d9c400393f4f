// UnsafePixelSurface.swift: a cairo image surface of premultiplied 32-bit pixels, and a cairo context that draws on it.
//
// Safe because: a surface and a context own their handles and destroy them once; sizes are checked before anything is
// allocated (ImageLimits), so offsets into the pixels cannot overflow; pixels are accessed in closures only, with the
// count that cairo reports; the closures of C callbacks outlive their calls (withUnsafeMutablePointer). NB: cairo's
// functions do nothing on an object in an error state, so no call here needs to check for it.

import Foundation

/// Pixels, top row first; each is alpha, red, green and blue from the highest to the lowest byte, premultiplied.
final class PixelSurface: @unchecked Sendable {
    let width: Int
    let height: Int
    fileprivate let cairo: Cairo
    fileprivate let handle: Cairo.Handle

    /// Transparent pixels. nil if the size is not valid for an image, or cairo is not installed.
    init?(width: Int, height: Int) {
        guard ImageLimits.allows(width: width, height: height), let cairo = Cairo.shared else { return nil }
        let surface = cairo.surfaceCreate(0, Int32(width), Int32(height))
        guard cairo.surfaceStatus(surface) == 0 else {
            cairo.surfaceDestroy(surface)
            return nil
        }
        (self.cairo, handle, self.width, self.height) = (cairo, surface, width, height)
    }

    deinit { cairo.surfaceDestroy(handle) }

    /// A copy of the pixels.
    func copy() -> PixelSurface? {
        guard let copy = PixelSurface(width: width, height: height), let context = SurfaceContext(copy) else {
            return nil
        }
        context.setSource(self)
        context.call(\.paint)
        return copy
    }

    /// One pixel; 0 outside.
    func pixel(x: Int, y: Int) -> UInt32 {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return withPixels { base, stride in
            base.advanced(by: y * stride).withMemoryRebound(to: UInt32.self, capacity: width) { $0[x] }
        } ?? 0
    }

    /// All pixels, row by row.
    func pixels() -> [UInt32] {
        withPixels { base, stride in
            (0..<height).flatMap { row in
                base.advanced(by: row * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
                    Array(UnsafeBufferPointer(start: $0, count: width))
                }
            }
        } ?? []
    }

    /// The given pixels, row by row. nil also if their number is wrong.
    convenience init?(width: Int, height: Int, pixels: [UInt32]) {
        guard ImageLimits.allows(width: width, height: height), pixels.count == width * height else { return nil }
        self.init(width: width, height: height)
        let isWritten: Void? = withPixels { base, stride in
            for row in 0..<height {
                base.advanced(by: row * stride).withMemoryRebound(to: UInt32.self, capacity: width) { target in
                    for column in 0..<width { target[column] = pixels[row * width + column] }
                }
            }
        }
        if isWritten == nil { return nil }
    }

    private func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result) -> Result? {
        cairo.surfaceFlush(handle)
        guard let base = cairo.surfaceData(handle) else { return nil }
        let result = body(base, Int(cairo.surfaceStride(handle)))
        cairo.surfaceMarkDirty(handle)
        return result
    }

    // MARK: - PNG

    /// The image in a PNG file, whose size `ImageHeader` has allowed.
    static func png(_ data: Data) -> PixelSurface? {
        guard let cairo = Cairo.shared else { return nil }
        var source = PNGSource(bytes: [UInt8](data))
        let surface = withUnsafeMutablePointer(to: &source) { source in
            cairo.surfaceFromPNG(
                { closure, target, count in
                    guard let source = closure?.assumingMemoryBound(to: PNGSource.self) else { return 10 }
                    // CAIRO_STATUS_READ_ERROR.
                    return source.pointee.read(into: target, count: Int(count)) ? 0 : 10
                },
                source
            )
        }
        defer { cairo.surfaceDestroy(surface) }
        let (width, height) = (Int(cairo.surfaceWidth(surface)), Int(cairo.surfaceHeight(surface)))
        // Images without transparency have another format; drawing converts them.
        guard cairo.surfaceStatus(surface) == 0, let result = PixelSurface(width: width, height: height),
            let context = SurfaceContext(result)
        else { return nil }
        context.setSource(handle: surface)
        context.call(\.paint)
        return result
    }

    private struct PNGSource {
        var bytes: [UInt8]
        var offset = 0

        mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
            guard count <= bytes.count - offset else { return false }
            bytes.withUnsafeBufferPointer { buffer in
                if let base = buffer.baseAddress { target.update(from: base + offset, count: count) }
            }
            offset += count
            return true
        }
    }

    /// The image as a PNG file.
    func pngData() -> Data? {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            cairo.surfaceToPNG(
                handle,
                { closure, bytes, count in
                    closure?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return 0
                },
                data
            )
        }
        return status == 0 ? data : nil
    }

    // MARK: - JPEG

    /// The image in a JPEG file, whose size `ImageHeader` has allowed. A truncated file gives a partial image.
    static func jpeg(_ data: Data) -> PixelSurface? {
        guard let codec = TurboJPEG.shared, let decoder = codec.initDecompress() else { return nil }
        defer { _ = codec.destroy(decoder) }
        let bytes = [UInt8](data)
        return bytes.withUnsafeBufferPointer { buffer -> PixelSurface? in
            guard let base = buffer.baseAddress else { return nil }
            var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
            let count = CUnsignedLong(buffer.count)
            guard codec.decompressHeader(decoder, base, count, &width, &height, &subsampling, &space) == 0,
                let surface = PixelSurface(width: Int(width), height: Int(height))
            else { return nil }
            let code = surface.withPixels { pixels, stride in
                // BGRA, which is little-endian ARGB; TJFLAG_LIMITSCANS: a file with very many scans would take too
                // long.
                codec.decompress(decoder, base, count, pixels, width, Int32(stride), height, 8, 1 << 15)
            }
            return code == 0 || codec.errorCode(decoder) == 0 ? surface : nil
        }
    }

    /// The image as a JPEG file; transparent parts are white.
    ///
    /// - Parameter quality: From 1 to 100.
    func jpegData(quality: Int) -> Data? {
        guard let codec = TurboJPEG.shared, let encoder = codec.initCompress(),
            let flat = PixelSurface(width: width, height: height), let context = SurfaceContext(flat)
        else { return nil }
        defer { _ = codec.destroy(encoder) }
        context.setSource(red: 1, green: 1, blue: 1, alpha: 1)
        context.call(\.paint)
        context.setSource(self)
        context.call(\.paint)
        var output: UnsafeMutablePointer<UInt8>?
        var count: CUnsignedLong = 0
        defer { codec.free(output) }
        let code = flat.withPixels { pixels, stride in
            // BGRA, 4:2:0, no flags.
            codec.compress(
                encoder,
                pixels,
                Int32(width),
                Int32(stride),
                Int32(height),
                8,
                &output,
                &count,
                2,
                Int32(quality),
                0
            )
        }
        guard code == 0, let output else { return nil }
        return Data(bytes: output, count: Int(count))
    }
}

/// A cairo context.
final class SurfaceContext: @unchecked Sendable {
    let surface: PixelSurface
    private let cairo: Cairo
    private let handle: Cairo.Handle

    init?(_ surface: PixelSurface) {
        self.surface = surface
        cairo = surface.cairo
        handle = cairo.create(surface.handle)
    }

    deinit { cairo.destroy(handle) }

    /// Gives the context's handle to other libraries that draw on it.
    func withHandle<Result>(_ body: (Cairo.Handle) -> Result) -> Result { body(handle) }

    func call(_ function: KeyPath<Cairo, Cairo.Of1>) { cairo[keyPath: function](handle) }
    func call(_ function: KeyPath<Cairo, Cairo.Double1>, _ value: Double) { cairo[keyPath: function](handle, value) }
    func call(_ function: KeyPath<Cairo, Cairo.Integer1>, _ value: Int32) { cairo[keyPath: function](handle, value) }
    func call(_ function: KeyPath<Cairo, Cairo.Double2>, _ x: Double, _ y: Double) {
        cairo[keyPath: function](handle, x, y)
    }
    func call(_ function: KeyPath<Cairo, Cairo.Double4>, _ a: Double, _ b: Double, _ c: Double, _ d: Double) {
        cairo[keyPath: function](handle, a, b, c, d)
    }
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
        cairo.curveTo(handle, x1, y1, x2, y2, x3, y3)
    }

    /// Sets the matrix from six numbers: xx, yx, xy, yy, x0, y0.
    func transform(_ matrix: [Double]) {
        precondition(matrix.count == 6, "a matrix has six numbers")
        cairo.transform(handle, matrix)
    }

    func setDash(_ lengths: [Double], phase: Double) {
        cairo.setDash(handle, lengths, Int32(clamping: lengths.count), phase)
    }

    func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
        cairo.setSourceRGBA(handle, red, green, blue, alpha)
    }

    /// Paints with another surface from now on, with its corner at the origin.
    func setSource(_ surface: PixelSurface) { setSource(handle: surface.handle) }

    fileprivate func setSource(handle other: Cairo.Handle) {
        cairo.setSourceSurface(handle, other, 0, 0)
        let pattern = cairo.getSource(handle)
        // CAIRO_FILTER_GOOD, and CAIRO_EXTEND_PAD: scaled edges keep their color.
        cairo.patternSetFilter(pattern, 1)
        cairo.patternSetExtend(pattern, 3)
    }
}
