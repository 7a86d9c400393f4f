// Property.swift: the properties that are known, by number: first longhands, then shorthands.
// Made from js/css/properties.json by js/idl/properties.py (make bindings). Not to be edited.
// swift-format-ignore-file

/// A property of the table.
package enum Property: UInt16, CaseIterable, Sendable {
    case accentColor, alignContent, alignItems, alignSelf, alignmentBaseline, anchorName, anchorScope, animationComposition
    case animationDelay, animationDirection, animationDuration, animationFillMode, animationIterationCount, animationName
    case animationPlayState, animationRangeEnd, animationRangeStart, animationTimeline, animationTimingFunction, appearance
    case aspectRatio, backdropFilter, backfaceVisibility, backgroundAttachment, backgroundBlendMode, backgroundClip
    case backgroundColor, backgroundImage, backgroundOrigin, backgroundPositionX, backgroundPositionY, backgroundRepeat
    case backgroundSize, baselineShift, blockSize, borderBlockEndColor, borderBlockEndStyle, borderBlockEndWidth
    case borderBlockStartColor, borderBlockStartStyle, borderBlockStartWidth, borderBottomColor, borderBottomLeftRadius
    case borderBottomRightRadius, borderBottomStyle, borderBottomWidth, borderCollapse, borderEndEndRadius
    case borderEndStartRadius, borderImageOutset, borderImageRepeat, borderImageSlice, borderImageSource, borderImageWidth
    case borderInlineEndColor, borderInlineEndStyle, borderInlineEndWidth, borderInlineStartColor, borderInlineStartStyle
    case borderInlineStartWidth, borderLeftColor, borderLeftStyle, borderLeftWidth, borderRightColor, borderRightStyle
    case borderRightWidth, borderStartEndRadius, borderStartStartRadius, borderTopColor, borderTopLeftRadius
    case borderTopRightRadius, borderTopStyle, borderTopWidth, bottom, boxShadow, boxSizing, breakAfter, breakBefore
    case breakInside, bufferedRendering, captionSide, caretColor, clear, clip, clipPath, clipRule, color, colorInterpolation
    case colorInterpolationFilters, colorScheme, columnCount, columnFill, columnGap, columnRuleColor, columnRuleStyle
    case columnRuleWidth, columnSpan, columnWidth, contain, containIntrinsicBlockSize, containIntrinsicHeight
    case containIntrinsicInlineSize, containIntrinsicWidth, containerName, containerType, content, contentVisibility
    case counterIncrement, counterReset, counterSet, cursor, cx, cy, direction, display, dominantBaseline, emptyCells, fill
    case fillOpacity, fillRule, filter, flexBasis, flexDirection, flexGrow, flexShrink, flexWrap, float, floodColor
    case floodOpacity, fontFamily, fontFeatureSettings, fontKerning, fontOpticalSizing, fontPalette, fontSize, fontSizeAdjust
    case fontStyle, fontSynthesis, fontSynthesisSmallCaps, fontSynthesisStyle, fontSynthesisWeight, fontVariantAlternates
    case fontVariantCaps, fontVariantEastAsian, fontVariantEmoji, fontVariantLigatures, fontVariantNumeric
    case fontVariantPosition, fontVariationSettings, fontWeight, fontWidth, glyphOrientationHorizontal
    case glyphOrientationVertical, gridAutoColumns, gridAutoFlow, gridAutoRows, gridColumnEnd, gridColumnStart, gridRowEnd
    case gridRowStart, gridTemplateAreas, gridTemplateColumns, gridTemplateRows, hangingPunctuation, height
    case hyphenateCharacter, hyphens, imageOrientation, imageRendering, inlineSize, insetBlockEnd, insetBlockStart
    case insetInlineEnd, insetInlineStart, isolation, justifyContent, justifyItems, justifySelf, left, letterSpacing
    case lightingColor, lineBreak, lineHeight, listStyleImage, listStylePosition, listStyleType, marginBlockEnd
    case marginBlockStart, marginBottom, marginInlineEnd, marginInlineStart, marginLeft, marginRight, marginTop, marginTrim
    case marker, markerEnd, markerMid, markerStart, maskBorderOutset, maskBorderRepeat, maskBorderSlice, maskBorderSource
    case maskBorderWidth, maskClip, maskComposite, maskImage, maskMode, maskOrigin, maskRepeat, maskSize, maskType, mathStyle
    case maxBlockSize, maxHeight, maxInlineSize, maxWidth, minBlockSize, minHeight, minInlineSize, minWidth, mixBlendMode
    case objectFit, objectPosition, offsetAnchor, offsetDistance, offsetPath, offsetPosition, offsetRotate, opacity, order
    case orphans, outlineColor, outlineOffset, outlineStyle, outlineWidth, overflowBlock, overflowInline, overflowWrap
    case overflowX, overflowY, overscrollBehaviorBlock, overscrollBehaviorInline, overscrollBehaviorX, overscrollBehaviorY
    case paddingBlockEnd, paddingBlockStart, paddingBottom, paddingInlineEnd, paddingInlineStart, paddingLeft, paddingRight
    case paddingTop, page, paintOrder, perspective, perspectiveOrigin, pointerEvents, position, positionAnchor, positionArea
    case positionTryFallbacks, positionTryOrder, printColorAdjust, quotes, r, resize, right, rotate, rowGap, rubyAlign
    case rubyOverhang, rubyPosition, rx, ry, scale, scrollBehavior, scrollMarginBlockEnd, scrollMarginBlockStart
    case scrollMarginBottom, scrollMarginInlineEnd, scrollMarginInlineStart, scrollMarginLeft, scrollMarginRight
    case scrollMarginTop, scrollPaddingBlockEnd, scrollPaddingBlockStart, scrollPaddingBottom, scrollPaddingInlineEnd
    case scrollPaddingInlineStart, scrollPaddingLeft, scrollPaddingRight, scrollPaddingTop, scrollSnapAlign, scrollSnapStop
    case scrollSnapType, scrollTimelineAxis, scrollTimelineName, scrollbarGutter, scrollbarWidth, shapeImageThreshold
    case shapeMargin, shapeOutside, shapeRendering, speakAs, stopColor, stopOpacity, stroke, strokeColor, strokeDasharray
    case strokeDashoffset, strokeLinecap, strokeLinejoin, strokeMiterlimit, strokeOpacity, strokeWidth, tabSize, tableLayout
    case textAlign, textAlignLast, textAnchor, textAutospace, textBoxEdge, textBoxTrim, textCombineUpright
    case textDecorationColor, textDecorationLine, textDecorationSkipInk, textDecorationStyle, textDecorationThickness
    case textEmphasisColor, textEmphasisPosition, textEmphasisStyle, textIndent, textOrientation, textOverflow, textRendering
    case textShadow, textTransform, textUnderlineOffset, textUnderlinePosition, textWrapMode, textWrapStyle, timelineScope
    case top, touchAction, transform, transformBox, transformOrigin, transformStyle, transitionBehavior, transitionDelay
    case transitionDuration, transitionProperty, transitionTimingFunction, translate, unicodeBidi, vectorEffect
    case verticalAlign, viewTimelineAxis, viewTimelineInset, viewTimelineName, viewTransitionClass, viewTransitionName
    case visibility, whiteSpaceCollapse, widows, width, willChange, wordBreak, wordSpacing, writingMode, x, y, zIndex, zoom
    case webkitBackdropFilter, webkitBackgroundClip, webkitBackgroundOrigin, webkitBorderHorizontalSpacing
    case webkitBorderVerticalSpacing, webkitBoxAlign, webkitBoxDecorationBreak, webkitBoxDirection, webkitBoxFlex
    case webkitBoxFlexGroup, webkitBoxLines, webkitBoxOrdinalGroup, webkitBoxOrient, webkitBoxPack, webkitBoxReflect
    case webkitBoxShadow, webkitColumnAxis, webkitColumnProgression, webkitCursorVisibility, webkitFontSmoothing
    case webkitHyphenateLimitAfter, webkitHyphenateLimitBefore, webkitHyphenateLimitLines, webkitInitialLetter
    case webkitLineAlign, webkitLineBoxContain, webkitLineClamp, webkitLineGrid, webkitLineSnap, webkitLocale, webkitMaskClip
    case webkitMaskComposite, webkitMaskPositionX, webkitMaskPositionY, webkitMaskSourceType, webkitNbspMode
    case webkitRtlOrdering, webkitRubyPosition, webkitTapHighlightColor, webkitTextCombine, webkitTextFillColor
    case webkitTextSecurity, webkitTextStrokeColor, webkitTextStrokeWidth, webkitTextZoom, webkitUserDrag, webkitUserModify
    case webkitUserSelect, background, border, borderWidth, borderStyle, borderColor, borderImage, maskBorder, margin
    case padding, inset, borderRadius, overflow, gap, outline, whiteSpace, textWrap, borderSpacing, borderBlock, borderInline
    case webkitTextDecoration, scrollTimeline, viewTimeline, listStyle, flex, flexFlow, textDecoration, backgroundPosition
    case font, borderTop, borderRight, borderBottom, borderLeft, marginInline, marginBlock, paddingInline, paddingBlock
    case insetInline, insetBlock, borderInlineWidth, borderInlineStyle, borderInlineColor, borderBlockWidth, borderBlockStyle
    case borderBlockColor, scrollMarginInline, scrollMarginBlock, scrollPaddingInline, scrollPaddingBlock, overscrollBehavior
    case placeContent, placeItems, placeSelf, transition, animation, mask, maskPosition, gridArea, gridRow, gridColumn
    case container, columns, columnRule, fontVariant, textEmphasis, webkitTextStroke, scrollMargin, scrollPadding
    case borderInlineStart, borderInlineEnd, borderBlockStart, borderBlockEnd, all, grid, gridTemplate, pageBreakAfter
    case pageBreakBefore, pageBreakInside, webkitColumnBreakAfter, webkitColumnBreakBefore, webkitColumnBreakInside, offset
    case containIntrinsicSize
}

extension Property {
    /// How many are longhands: those with the least numbers.
    package static let longhandCount = 424
    /// The names of all, by number.
    static let nameTable = TextTable(
        """
        accent-color; align-content; align-items; align-self; alignment-baseline; anchor-name
        anchor-scope; animation-composition; animation-delay; animation-direction; animation-duration; animation-fill-mode
        animation-iteration-count; animation-name; animation-play-state; animation-range-end; animation-range-start; animation-timeline
        animation-timing-function; appearance; aspect-ratio; backdrop-filter; backface-visibility; background-attachment
        background-blend-mode; background-clip; background-color; background-image; background-origin; background-position-x
        background-position-y; background-repeat; background-size; baseline-shift; block-size; border-block-end-color
        border-block-end-style; border-block-end-width; border-block-start-color; border-block-start-style; border-block-start-width; border-bottom-color
        border-bottom-left-radius; border-bottom-right-radius; border-bottom-style; border-bottom-width; border-collapse; border-end-end-radius
        border-end-start-radius; border-image-outset; border-image-repeat; border-image-slice; border-image-source; border-image-width
        border-inline-end-color; border-inline-end-style; border-inline-end-width; border-inline-start-color; border-inline-start-style; border-inline-start-width
        border-left-color; border-left-style; border-left-width; border-right-color; border-right-style; border-right-width
        border-start-end-radius; border-start-start-radius; border-top-color; border-top-left-radius; border-top-right-radius; border-top-style
        border-top-width; bottom; box-shadow; box-sizing; break-after; break-before
        break-inside; buffered-rendering; caption-side; caret-color; clear; clip
        clip-path; clip-rule; color; color-interpolation; color-interpolation-filters; color-scheme
        column-count; column-fill; column-gap; column-rule-color; column-rule-style; column-rule-width
        column-span; column-width; contain; contain-intrinsic-block-size; contain-intrinsic-height; contain-intrinsic-inline-size
        contain-intrinsic-width; container-name; container-type; content; content-visibility; counter-increment
        counter-reset; counter-set; cursor; cx; cy; direction
        display; dominant-baseline; empty-cells; fill; fill-opacity; fill-rule
        filter; flex-basis; flex-direction; flex-grow; flex-shrink; flex-wrap
        float; flood-color; flood-opacity; font-family; font-feature-settings; font-kerning
        font-optical-sizing; font-palette; font-size; font-size-adjust; font-style; font-synthesis
        font-synthesis-small-caps; font-synthesis-style; font-synthesis-weight; font-variant-alternates; font-variant-caps; font-variant-east-asian
        font-variant-emoji; font-variant-ligatures; font-variant-numeric; font-variant-position; font-variation-settings; font-weight
        font-width; glyph-orientation-horizontal; glyph-orientation-vertical; grid-auto-columns; grid-auto-flow; grid-auto-rows
        grid-column-end; grid-column-start; grid-row-end; grid-row-start; grid-template-areas; grid-template-columns
        grid-template-rows; hanging-punctuation; height; hyphenate-character; hyphens; image-orientation
        image-rendering; inline-size; inset-block-end; inset-block-start; inset-inline-end; inset-inline-start
        isolation; justify-content; justify-items; justify-self; left; letter-spacing
        lighting-color; line-break; line-height; list-style-image; list-style-position; list-style-type
        margin-block-end; margin-block-start; margin-bottom; margin-inline-end; margin-inline-start; margin-left
        margin-right; margin-top; margin-trim; marker; marker-end; marker-mid
        marker-start; mask-border-outset; mask-border-repeat; mask-border-slice; mask-border-source; mask-border-width
        mask-clip; mask-composite; mask-image; mask-mode; mask-origin; mask-repeat
        mask-size; mask-type; math-style; max-block-size; max-height; max-inline-size
        max-width; min-block-size; min-height; min-inline-size; min-width; mix-blend-mode
        object-fit; object-position; offset-anchor; offset-distance; offset-path; offset-position
        offset-rotate; opacity; order; orphans; outline-color; outline-offset
        outline-style; outline-width; overflow-block; overflow-inline; overflow-wrap; overflow-x
        overflow-y; overscroll-behavior-block; overscroll-behavior-inline; overscroll-behavior-x; overscroll-behavior-y; padding-block-end
        padding-block-start; padding-bottom; padding-inline-end; padding-inline-start; padding-left; padding-right
        padding-top; page; paint-order; perspective; perspective-origin; pointer-events
        position; position-anchor; position-area; position-try-fallbacks; position-try-order; print-color-adjust
        quotes; r; resize; right; rotate; row-gap
        ruby-align; ruby-overhang; ruby-position; rx; ry; scale
        scroll-behavior; scroll-margin-block-end; scroll-margin-block-start; scroll-margin-bottom; scroll-margin-inline-end; scroll-margin-inline-start
        scroll-margin-left; scroll-margin-right; scroll-margin-top; scroll-padding-block-end; scroll-padding-block-start; scroll-padding-bottom
        scroll-padding-inline-end; scroll-padding-inline-start; scroll-padding-left; scroll-padding-right; scroll-padding-top; scroll-snap-align
        scroll-snap-stop; scroll-snap-type; scroll-timeline-axis; scroll-timeline-name; scrollbar-gutter; scrollbar-width
        shape-image-threshold; shape-margin; shape-outside; shape-rendering; speak-as; stop-color
        stop-opacity; stroke; stroke-color; stroke-dasharray; stroke-dashoffset; stroke-linecap
        stroke-linejoin; stroke-miterlimit; stroke-opacity; stroke-width; tab-size; table-layout
        text-align; text-align-last; text-anchor; text-autospace; text-box-edge; text-box-trim
        text-combine-upright; text-decoration-color; text-decoration-line; text-decoration-skip-ink; text-decoration-style; text-decoration-thickness
        text-emphasis-color; text-emphasis-position; text-emphasis-style; text-indent; text-orientation; text-overflow
        text-rendering; text-shadow; text-transform; text-underline-offset; text-underline-position; text-wrap-mode
        text-wrap-style; timeline-scope; top; touch-action; transform; transform-box
        transform-origin; transform-style; transition-behavior; transition-delay; transition-duration; transition-property
        transition-timing-function; translate; unicode-bidi; vector-effect; vertical-align; view-timeline-axis
        view-timeline-inset; view-timeline-name; view-transition-class; view-transition-name; visibility; white-space-collapse
        widows; width; will-change; word-break; word-spacing; writing-mode
        x; y; z-index; zoom; -webkit-backdrop-filter; -webkit-background-clip
        -webkit-background-origin; -webkit-border-horizontal-spacing; -webkit-border-vertical-spacing; -webkit-box-align; -webkit-box-decoration-break; -webkit-box-direction
        -webkit-box-flex; -webkit-box-flex-group; -webkit-box-lines; -webkit-box-ordinal-group; -webkit-box-orient; -webkit-box-pack
        -webkit-box-reflect; -webkit-box-shadow; -webkit-column-axis; -webkit-column-progression; -webkit-cursor-visibility; -webkit-font-smoothing
        -webkit-hyphenate-limit-after; -webkit-hyphenate-limit-before; -webkit-hyphenate-limit-lines; -webkit-initial-letter; -webkit-line-align; -webkit-line-box-contain
        -webkit-line-clamp; -webkit-line-grid; -webkit-line-snap; -webkit-locale; -webkit-mask-clip; -webkit-mask-composite
        -webkit-mask-position-x; -webkit-mask-position-y; -webkit-mask-source-type; -webkit-nbsp-mode; -webkit-rtl-ordering; -webkit-ruby-position
        -webkit-tap-highlight-color; -webkit-text-combine; -webkit-text-fill-color; -webkit-text-security; -webkit-text-stroke-color; -webkit-text-stroke-width
        -webkit-text-zoom; -webkit-user-drag; -webkit-user-modify; -webkit-user-select; background; border
        border-width; border-style; border-color; border-image; mask-border; margin
        padding; inset; border-radius; overflow; gap; outline
        white-space; text-wrap; border-spacing; border-block; border-inline; -webkit-text-decoration
        scroll-timeline; view-timeline; list-style; flex; flex-flow; text-decoration
        background-position; font; border-top; border-right; border-bottom; border-left
        margin-inline; margin-block; padding-inline; padding-block; inset-inline; inset-block
        border-inline-width; border-inline-style; border-inline-color; border-block-width; border-block-style; border-block-color
        scroll-margin-inline; scroll-margin-block; scroll-padding-inline; scroll-padding-block; overscroll-behavior; place-content
        place-items; place-self; transition; animation; mask; mask-position
        grid-area; grid-row; grid-column; container; columns; column-rule
        font-variant; text-emphasis; -webkit-text-stroke; scroll-margin; scroll-padding; border-inline-start
        border-inline-end; border-block-start; border-block-end; all; grid; grid-template
        page-break-after; page-break-before; page-break-inside; -webkit-column-break-after; -webkit-column-break-before; -webkit-column-break-inside
        offset; contain-intrinsic-size

        """
    )
    /// Other names, with the properties that they are names of.
    static let aliasTable = TextTable(
        """
        -webkit-align-content; align-content
        -webkit-align-items; align-items
        -webkit-align-self; align-self
        -webkit-animation-delay; animation-delay
        -webkit-animation-direction; animation-direction
        -webkit-animation-duration; animation-duration
        -webkit-animation-fill-mode; animation-fill-mode
        -webkit-animation-iteration-count; animation-iteration-count
        -webkit-animation-name; animation-name
        -webkit-animation-play-state; animation-play-state
        -webkit-animation-timing-function; animation-timing-function
        -webkit-appearance; appearance
        -webkit-backface-visibility; backface-visibility
        -webkit-background-size; background-size
        -webkit-logical-height; block-size
        -webkit-border-after-color; border-block-end-color
        -webkit-border-after-style; border-block-end-style
        -webkit-border-after-width; border-block-end-width
        -webkit-border-before-color; border-block-start-color
        -webkit-border-before-style; border-block-start-style
        -webkit-border-before-width; border-block-start-width
        -webkit-border-bottom-left-radius; border-bottom-left-radius
        -webkit-border-bottom-right-radius; border-bottom-right-radius
        -webkit-border-end-color; border-inline-end-color
        -webkit-border-end-style; border-inline-end-style
        -webkit-border-end-width; border-inline-end-width
        -webkit-border-start-color; border-inline-start-color
        -webkit-border-start-style; border-inline-start-style
        -webkit-border-start-width; border-inline-start-width
        -webkit-border-top-left-radius; border-top-left-radius
        -webkit-border-top-right-radius; border-top-right-radius
        -webkit-box-sizing; box-sizing
        -epub-caption-side; caption-side
        -webkit-clip-path; clip-path
        supported-color-schemes; color-scheme
        -webkit-column-count; column-count
        -webkit-column-fill; column-fill
        -webkit-column-gap; column-gap
        grid-column-gap; column-gap
        -webkit-column-rule-color; column-rule-color
        -webkit-column-rule-style; column-rule-style
        -webkit-column-rule-width; column-rule-width
        -webkit-column-span; column-span
        -webkit-column-width; column-width
        -webkit-filter; filter
        -webkit-flex-basis; flex-basis
        -webkit-flex-direction; flex-direction
        -webkit-flex-grow; flex-grow
        -webkit-flex-shrink; flex-shrink
        -webkit-flex-wrap; flex-wrap
        -webkit-font-kerning; font-kerning
        font-stretch; font-width
        -webkit-hyphenate-character; hyphenate-character
        -epub-hyphens; hyphens
        -webkit-hyphens; hyphens
        -webkit-logical-width; inline-size
        -webkit-justify-content; justify-content
        -webkit-justify-items; justify-items
        -webkit-line-break; line-break
        -webkit-margin-after; margin-block-end
        -webkit-margin-before; margin-block-start
        -webkit-margin-end; margin-inline-end
        -webkit-margin-start; margin-inline-start
        -webkit-mask-box-image-outset; mask-border-outset
        -webkit-mask-box-image-repeat; mask-border-repeat
        -webkit-mask-box-image-slice; mask-border-slice
        -webkit-mask-box-image-source; mask-border-source
        -webkit-mask-box-image-width; mask-border-width
        -webkit-mask-image; mask-image
        -webkit-mask-origin; mask-origin
        -webkit-mask-repeat; mask-repeat
        -webkit-mask-size; mask-size
        -webkit-max-logical-height; max-block-size
        -webkit-max-logical-width; max-inline-size
        -webkit-min-logical-height; min-block-size
        -webkit-min-logical-width; min-inline-size
        -webkit-opacity; opacity
        -webkit-order; order
        word-wrap; overflow-wrap
        -webkit-padding-after; padding-block-end
        -webkit-padding-before; padding-block-start
        -webkit-padding-end; padding-inline-end
        -webkit-padding-start; padding-inline-start
        -webkit-perspective; perspective
        -webkit-perspective-origin; perspective-origin
        -webkit-print-color-adjust; print-color-adjust
        color-adjust; print-color-adjust
        grid-row-gap; row-gap
        scroll-snap-margin-bottom; scroll-margin-bottom
        scroll-snap-margin-left; scroll-margin-left
        scroll-snap-margin-right; scroll-margin-right
        scroll-snap-margin-top; scroll-margin-top
        -webkit-shape-image-threshold; shape-image-threshold
        -webkit-shape-margin; shape-margin
        -webkit-shape-outside; shape-outside
        -webkit-text-decoration-color; text-decoration-color
        -webkit-text-decoration-line; text-decoration-line
        -webkit-text-decoration-style; text-decoration-style
        -epub-text-emphasis-color; text-emphasis-color
        -webkit-text-emphasis-color; text-emphasis-color
        -webkit-text-emphasis-position; text-emphasis-position
        -epub-text-emphasis-style; text-emphasis-style
        -webkit-text-emphasis-style; text-emphasis-style
        -epub-text-orientation; text-orientation
        -webkit-text-orientation; text-orientation
        -epub-text-transform; text-transform
        -webkit-text-underline-position; text-underline-position
        -webkit-transform; transform
        -webkit-transform-origin; transform-origin
        -webkit-transform-style; transform-style
        -webkit-transition-delay; transition-delay
        -webkit-transition-duration; transition-duration
        -webkit-transition-property; transition-property
        -webkit-transition-timing-function; transition-timing-function
        -epub-word-break; word-break
        -epub-writing-mode; writing-mode
        -webkit-writing-mode; writing-mode
        -webkit-border-image; border-image
        -webkit-mask-box-image; mask-border
        -webkit-border-radius; border-radius
        grid-gap; gap
        -webkit-flex; flex
        -webkit-flex-flow; flex-flow
        -webkit-transition; transition
        -webkit-animation; animation
        -webkit-mask; mask
        -webkit-mask-position; mask-position
        -webkit-columns; columns
        -webkit-column-rule; column-rule
        -epub-text-emphasis; text-emphasis
        -webkit-text-emphasis; text-emphasis
        scroll-snap-margin; scroll-margin
        -webkit-border-start; border-inline-start
        -webkit-border-end; border-inline-end
        -webkit-border-before; border-block-start
        -webkit-border-after; border-block-end

        """
    )
}
