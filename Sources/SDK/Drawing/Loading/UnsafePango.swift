// UnsafePango.swift: the C functions of Pango, which lays out text: it finds fonts, also for characters missing in the
// chosen one, breaks lines and orders bidirectional text. Looked up by name when text is first measured or drawn.
// https://docs.gtk.org/Pango/ and https://docs.gtk.org/PangoCairo/
//
// Safe because: each type below is the C declaration of its function in Pango 1.44 and later; a library that lacks one
// function is not used at all; an attribute list owns the attributes inserted, a layout copies texts, descriptions and
// lists.

import Foundation

/// The used functions of Pango. Layouts, descriptions and lists are opaque; enumerations are 32-bit integers.
struct Pango: Sendable {
    typealias Handle = OpaquePointer
    typealias Of1 = @convention(c) (Handle) -> Void
    typealias Integer1 = @convention(c) (Handle, Int32) -> Void
    typealias Two = @convention(c) (Handle, Handle) -> Void
    typealias NewInteger = @convention(c) (Int32) -> UnsafeMutableRawPointer
    typealias NewColour = @convention(c) (UInt16, UInt16, UInt16) -> UnsafeMutableRawPointer

    /// Where a PangoAttribute, which begins with a pointer, says from which byte of the text to which it holds: two 32-bit numbers.
    static let startOffset = MemoryLayout<UnsafeRawPointer>.size
    static let endOffset = startOffset + 4

    let createLayout: @convention(c) (Cairo.Handle) -> Handle
    let showLayout: @convention(c) (Cairo.Handle, Handle) -> Void
    let setText: @convention(c) (Handle, UnsafePointer<UInt8>, Int32) -> Void
    let setFont, setAttributes: Two
    let setWidth, setHeight, setAlignment, setWrap, setEllipsize, setSpacing, setJustify: Integer1
    let getSize: @convention(c) (Handle, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
    let getBaseline: @convention(c) (Handle) -> Int32
    let getContext: @convention(c) (Handle) -> Handle
    let setRoundsPositions: Integer1
    let newFont: @convention(c) () -> Handle
    let freeFont: Of1
    let setFamily: @convention(c) (Handle, UnsafePointer<CChar>) -> Void
    let setSize: @convention(c) (Handle, Double) -> Void
    let setWeight, setStyle: Integer1
    let newList: @convention(c) () -> Handle
    let unrefList: Of1
    let insert: @convention(c) (Handle, UnsafeMutableRawPointer) -> Void
    let newFontAttribute: @convention(c) (Handle) -> UnsafeMutableRawPointer
    let newForeground, newBackground: NewColour
    let newForegroundAlpha, newBackgroundAlpha: @convention(c) (UInt16) -> UnsafeMutableRawPointer
    let newUnderline, newStrikethrough, newLetterSpacing: NewInteger
    let unref: Of1

    /// nil if Pango is not installed.
    static let shared: Pango? = load()

    private static func load() -> Pango? {
        guard let cairo = LoadedLibrary("libpangocairo-1.0.so.0"), let pango = LoadedLibrary("libpango-1.0.so.0"),
            let object = LoadedLibrary("libgobject-2.0.so.0")
        else { return nil }
        return try? Pango(cairo, pango, object)
    }

    private init(_ cairo: LoadedLibrary, _ pango: LoadedLibrary, _ object: LoadedLibrary) throws(MissingFunction) {
        createLayout = try cairo.function("pango_cairo_create_layout")
        showLayout = try cairo.function("pango_cairo_show_layout")
        setText = try pango.function("pango_layout_set_text")
        setFont = try pango.function("pango_layout_set_font_description")
        setAttributes = try pango.function("pango_layout_set_attributes")
        setWidth = try pango.function("pango_layout_set_width")
        setHeight = try pango.function("pango_layout_set_height")
        setAlignment = try pango.function("pango_layout_set_alignment")
        setWrap = try pango.function("pango_layout_set_wrap")
        setEllipsize = try pango.function("pango_layout_set_ellipsize")
        setSpacing = try pango.function("pango_layout_set_spacing")
        setJustify = try pango.function("pango_layout_set_justify")
        getSize = try pango.function("pango_layout_get_size")
        getBaseline = try pango.function("pango_layout_get_baseline")
        getContext = try pango.function("pango_layout_get_context")
        setRoundsPositions = try pango.function("pango_context_set_round_glyph_positions")
        newFont = try pango.function("pango_font_description_new")
        freeFont = try pango.function("pango_font_description_free")
        setFamily = try pango.function("pango_font_description_set_family")
        setSize = try pango.function("pango_font_description_set_absolute_size")
        setWeight = try pango.function("pango_font_description_set_weight")
        setStyle = try pango.function("pango_font_description_set_style")
        newList = try pango.function("pango_attr_list_new")
        unrefList = try pango.function("pango_attr_list_unref")
        insert = try pango.function("pango_attr_list_insert")
        newFontAttribute = try pango.function("pango_attr_font_desc_new")
        newForeground = try pango.function("pango_attr_foreground_new")
        newBackground = try pango.function("pango_attr_background_new")
        newForegroundAlpha = try pango.function("pango_attr_foreground_alpha_new")
        newBackgroundAlpha = try pango.function("pango_attr_background_alpha_new")
        newUnderline = try pango.function("pango_attr_underline_new")
        newStrikethrough = try pango.function("pango_attr_strikethrough_new")
        newLetterSpacing = try pango.function("pango_attr_letter_spacing_new")
        unref = try object.function("g_object_unref")
    }
}

/// A laid-out text, on its own context or on the one that it is drawn on.
///
/// Safe because: the layout is created and unreferenced by this object alone; the context that it was created for is
/// kept alive.
final class PangoLayout {
    private let pango: Pango
    private let handle: Pango.Handle
    private let context: SurfaceContext

    /// - Parameter context: The context to draw on; nil to measure only. Returns nil if a library is missing.
    init?(_ text: TextLayout, on context: SurfaceContext?, alpha: CGFloat = 1) {
        guard let pango = Pango.shared,
            let context = context ?? PixelSurface(width: 1, height: 1).flatMap({ SurfaceContext($0) })
        else { return nil }
        self.pango = pango
        self.context = context
        handle = context.withHandle { pango.createLayout($0) }
        // Makes text widths independent of the scale.
        pango.setRoundsPositions(pango.getContext(handle), 0)
        let bytes = Array(text.string.utf8)
        pango.setText(handle, bytes, Int32(clamping: bytes.count))
        if let width = text.width { pango.setWidth(handle, Self.units(max(0, width))) }
        pango.setSpacing(handle, Self.units(text.style.lineSpacing))
        pango.setAlignment(handle, text.style.alignment.code)
        pango.setJustify(handle, text.style.alignment == .justified ? 1 : 0)
        // Breaks between words, and inside words that are longer than the line.
        pango.setWrap(handle, text.style.lineBreak == .letters ? 1 : 2)
        if let ellipsis = text.style.lineBreak.ellipsis {
            pango.setEllipsize(handle, ellipsis)
            // One line only.
            pango.setHeight(handle, -1)
        }
        let list = pango.newList()
        for run in text.runs { add(run, to: list, alpha: alpha) }
        pango.setAttributes(handle, list)
        pango.unrefList(list)
    }

    deinit { pango.unref(handle) }

    /// The size in points.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        pango.getSize(handle, &width, &height)
        return CGSize(width: CGFloat(width) / 1024, height: CGFloat(height) / 1024)
    }

    /// The distance from the upper edge to the first baseline, in points.
    var baseline: CGFloat { CGFloat(pango.getBaseline(handle)) / 1024 }

    /// Draws it with its upper left corner at the origin.
    func show() { context.withHandle { pango.showLayout($0, handle) } }

    private static func units(_ points: CGFloat) -> Int32 {
        points.isFinite ? Int32(clamping: Int(max(-1e6, min(1e6, points)) * 1024)) : 0
    }

    private func add(_ run: TextRun, to list: Pango.Handle, alpha: CGFloat) {
        func insert(_ attribute: UnsafeMutableRawPointer) {
            attribute.storeBytes(
                of: UInt32(clamping: run.range.lowerBound),
                toByteOffset: Pango.startOffset,
                as: UInt32.self
            )
            attribute.storeBytes(
                of: UInt32(clamping: run.range.upperBound),
                toByteOffset: Pango.endOffset,
                as: UInt32.self
            )
            pango.insert(list, attribute)
        }
        func part(_ value: CGFloat) -> UInt16 { UInt16(max(0, min(1, value)) * 65535) }
        let font = pango.newFont()
        pango.setFamily(font, run.font.family)
        pango.setSize(font, Double(max(0.1, min(10_000, run.font.size))) * 1024)
        pango.setWeight(font, Int32(clamping: run.font.weight))
        pango.setStyle(font, run.font.isItalic ? 2 : 0)
        insert(pango.newFontAttribute(font))
        pango.freeFont(font)
        insert(pango.newForeground(part(run.colour.red), part(run.colour.green), part(run.colour.blue)))
        // NB: Pango treats an opacity of 0 as unset.
        insert(pango.newForegroundAlpha(max(1, part(run.colour.alpha * alpha))))
        if let background = run.background {
            insert(pango.newBackground(part(background.red), part(background.green), part(background.blue)))
            insert(pango.newBackgroundAlpha(max(1, part(background.alpha * alpha))))
        }
        if run.isUnderlined { insert(pango.newUnderline(1)) }
        if run.isStruckThrough { insert(pango.newStrikethrough(1)) }
        if run.kern != 0 { insert(pango.newLetterSpacing(Self.units(run.kern))) }
    }
}
