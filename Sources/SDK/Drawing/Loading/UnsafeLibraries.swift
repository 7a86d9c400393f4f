// UnsafeLibraries.swift: the C functions of cairo and TurboJPEG, looked up by name at the first drawing, decoding or
// encoding. An extension that does not draw neither loads nor needs the libraries, and the SDK compiles without their
// headers. https://www.cairographics.org/manual/ and https://libjpeg-turbo.org/Documentation/Documentation
//
// Safe because: each type below is the C declaration of its function in the versions named, whose interfaces their
// projects keep stable; a library that lacks one function is not used at all; libraries stay loaded, so no pointer
// becomes invalid.

import Foundation

/// A library that stays loaded.
struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    /// Returns nil if the library is not installed.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// The function of that name, as the requested type.
    func function<Function>(_ name: String) throws(MissingFunction) -> Function {
        guard let address = dlsym(handle, name) else { throw MissingFunction() }
        return unsafeBitCast(address, to: Function.self)
    }
}

struct MissingFunction: Error {}

/// The used functions of cairo 1.16 and later. Surfaces, contexts and patterns are opaque; enumerations are 32-bit
/// integers.
struct Cairo: Sendable {
    typealias Handle = OpaquePointer
    typealias Of1 = @convention(c) (Handle) -> Void
    typealias Double1 = @convention(c) (Handle, Double) -> Void
    typealias Double2 = @convention(c) (Handle, Double, Double) -> Void
    typealias Double4 = @convention(c) (Handle, Double, Double, Double, Double) -> Void
    typealias Double6 = @convention(c) (Handle, Double, Double, Double, Double, Double, Double) -> Void
    typealias Integer1 = @convention(c) (Handle, Int32) -> Void
    typealias GetInteger = @convention(c) (Handle) -> Int32
    typealias Transfer = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>, UInt32) -> Int32

    let surfaceCreate: @convention(c) (Int32, Int32, Int32) -> Handle
    let surfaceFromPNG: @convention(c) (Transfer, UnsafeMutableRawPointer?) -> Handle
    let surfaceToPNG: @convention(c) (Handle, Transfer, UnsafeMutableRawPointer?) -> Int32
    let surfaceStatus, surfaceWidth, surfaceHeight, surfaceStride: GetInteger
    let surfaceData: @convention(c) (Handle) -> UnsafeMutablePointer<UInt8>?
    let surfaceFlush, surfaceMarkDirty, surfaceDestroy: Of1
    let create: @convention(c) (Handle) -> Handle
    let destroy, save, restore, newPath, closePath, fill, stroke, clip, paint: Of1
    let fillPreserve: Of1
    let paintWithAlpha, setLineWidth, setMiterLimit: Double1
    let moveTo, lineTo, translate, scale: Double2
    let rotate: Double1
    let setSourceRGBA, rectangle: Double4
    let curveTo: Double6
    let transform: @convention(c) (Handle, UnsafePointer<Double>) -> Void
    let setLineCap, setLineJoin, setOperator, setFillRule: Integer1
    let setDash: @convention(c) (Handle, UnsafePointer<Double>?, Int32, Double) -> Void
    let setSourceSurface: @convention(c) (Handle, Handle, Double, Double) -> Void
    let getSource: @convention(c) (Handle) -> Handle
    let patternSetFilter: Integer1
    let patternSetExtend: Integer1

    /// nil if cairo is not installed.
    static let shared: Cairo? = LoadedLibrary("libcairo.so.2").flatMap { try? Cairo($0) }

    private init(_ library: LoadedLibrary) throws(MissingFunction) {
        surfaceCreate = try library.function("cairo_image_surface_create")
        surfaceFromPNG = try library.function("cairo_image_surface_create_from_png_stream")
        surfaceToPNG = try library.function("cairo_surface_write_to_png_stream")
        surfaceStatus = try library.function("cairo_surface_status")
        surfaceWidth = try library.function("cairo_image_surface_get_width")
        surfaceHeight = try library.function("cairo_image_surface_get_height")
        surfaceStride = try library.function("cairo_image_surface_get_stride")
        surfaceData = try library.function("cairo_image_surface_get_data")
        surfaceFlush = try library.function("cairo_surface_flush")
        surfaceMarkDirty = try library.function("cairo_surface_mark_dirty")
        surfaceDestroy = try library.function("cairo_surface_destroy")
        create = try library.function("cairo_create")
        destroy = try library.function("cairo_destroy")
        save = try library.function("cairo_save")
        restore = try library.function("cairo_restore")
        newPath = try library.function("cairo_new_path")
        closePath = try library.function("cairo_close_path")
        fill = try library.function("cairo_fill")
        fillPreserve = try library.function("cairo_fill_preserve")
        stroke = try library.function("cairo_stroke")
        clip = try library.function("cairo_clip")
        paint = try library.function("cairo_paint")
        paintWithAlpha = try library.function("cairo_paint_with_alpha")
        setLineWidth = try library.function("cairo_set_line_width")
        setMiterLimit = try library.function("cairo_set_miter_limit")
        moveTo = try library.function("cairo_move_to")
        lineTo = try library.function("cairo_line_to")
        translate = try library.function("cairo_translate")
        scale = try library.function("cairo_scale")
        rotate = try library.function("cairo_rotate")
        setSourceRGBA = try library.function("cairo_set_source_rgba")
        rectangle = try library.function("cairo_rectangle")
        curveTo = try library.function("cairo_curve_to")
        transform = try library.function("cairo_transform")
        setLineCap = try library.function("cairo_set_line_cap")
        setLineJoin = try library.function("cairo_set_line_join")
        setOperator = try library.function("cairo_set_operator")
        setFillRule = try library.function("cairo_set_fill_rule")
        setDash = try library.function("cairo_set_dash")
        setSourceSurface = try library.function("cairo_set_source_surface")
        getSource = try library.function("cairo_get_source")
        patternSetFilter = try library.function("cairo_pattern_set_filter")
        patternSetExtend = try library.function("cairo_pattern_set_extend")
    }
}

/// The used functions of TurboJPEG 2.0 and later.
struct TurboJPEG: Sendable {
    typealias Handle = UnsafeMutableRawPointer

    let initDecompress, initCompress: @convention(c) () -> Handle?
    let decompressHeader:
        @convention(c) (
            Handle, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> Int32
    let decompress:
        @convention(c) (
            Handle, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32
        ) -> Int32
    let compress:
        @convention(c) (
            Handle, UnsafePointer<UInt8>, Int32, Int32, Int32, Int32,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
            UnsafeMutablePointer<CUnsignedLong>, Int32, Int32, Int32
        ) -> Int32
    let errorCode: @convention(c) (Handle) -> Int32
    let destroy: @convention(c) (Handle) -> Int32
    let free: @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void

    /// nil if TurboJPEG is not installed.
    static let shared: TurboJPEG? = LoadedLibrary("libturbojpeg.so.0").flatMap { try? TurboJPEG($0) }

    private init(_ library: LoadedLibrary) throws(MissingFunction) {
        initDecompress = try library.function("tjInitDecompress")
        initCompress = try library.function("tjInitCompress")
        decompressHeader = try library.function("tjDecompressHeader3")
        decompress = try library.function("tjDecompress2")
        compress = try library.function("tjCompress2")
        errorCode = try library.function("tjGetErrorCode")
        destroy = try library.function("tjDestroy")
        free = try library.function("tjFree")
    }
}
