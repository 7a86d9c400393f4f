// Shorthand+Table.swift: the shorthands, in the order in which they are tried when declarations are written.
// Made from js/css/properties.json by js/idl/properties.py (make bindings). Not to be edited.
// swift-format-ignore-file

extension Shorthand {
    static let ordered: [Shorthand] = [
        Shorthand(.background, .background, [.backgroundImage, .backgroundPositionX, .backgroundPositionY, .backgroundSize, .backgroundRepeat, .backgroundAttachment, .backgroundOrigin, .backgroundClip, .backgroundColor]),
        Shorthand(.border, .border, [.borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth, .borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle, .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor, .borderImageSource, .borderImageSlice, .borderImageWidth, .borderImageOutset, .borderImageRepeat]),
        Shorthand(.borderWidth, .sides, [.borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth]),
        Shorthand(.borderStyle, .sides, [.borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle]),
        Shorthand(.borderColor, .sides, [.borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor]),
        Shorthand(.borderImage, .single, [.borderImageSource, .borderImageSlice, .borderImageWidth, .borderImageOutset, .borderImageRepeat]),
        Shorthand(.maskBorder, .single, [.maskBorderSource, .maskBorderSlice, .maskBorderWidth, .maskBorderOutset, .maskBorderRepeat]),
        Shorthand(.margin, .sides, [.marginTop, .marginRight, .marginBottom, .marginLeft]),
        Shorthand(.padding, .sides, [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]),
        Shorthand(.inset, .sides, [.top, .right, .bottom, .left]),
        Shorthand(.borderRadius, .radius, [.borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius, .borderBottomLeftRadius]),
        Shorthand(.overflow, .pair, [.overflowX, .overflowY]),
        Shorthand(.gap, .pair, [.rowGap, .columnGap]),
        Shorthand(.outline, .unordered, [.outlineColor, .outlineStyle, .outlineWidth]),
        Shorthand(.whiteSpace, .whiteSpace, [.whiteSpaceCollapse, .textWrapMode]),
        Shorthand(.textWrap, .unordered, [.textWrapMode, .textWrapStyle]),
        Shorthand(.borderSpacing, .pair, [.webkitBorderHorizontalSpacing, .webkitBorderVerticalSpacing]),
        Shorthand(.borderBlock, .borders, [.borderBlockStartWidth, .borderBlockEndWidth, .borderBlockStartStyle, .borderBlockEndStyle, .borderBlockStartColor, .borderBlockEndColor]),
        Shorthand(.borderInline, .borders, [.borderInlineStartWidth, .borderInlineEndWidth, .borderInlineStartStyle, .borderInlineEndStyle, .borderInlineStartColor, .borderInlineEndColor]),
        Shorthand(.webkitTextDecoration, .unordered, [.textDecorationLine, .textDecorationStyle, .textDecorationColor], isWritten: false),
        Shorthand(.scrollTimeline, .unordered, [.scrollTimelineName, .scrollTimelineAxis]),
        Shorthand(.viewTimeline, .unordered, [.viewTimelineName, .viewTimelineAxis, .viewTimelineInset]),
        Shorthand(.listStyle, .unordered, [.listStylePosition, .listStyleImage, .listStyleType]),
        Shorthand(.flex, .flex, [.flexGrow, .flexShrink, .flexBasis]),
        Shorthand(.flexFlow, .unordered, [.flexDirection, .flexWrap]),
        Shorthand(.textDecoration, .single, [.textDecorationLine]),
        Shorthand(.backgroundPosition, .single, [.backgroundPositionX, .backgroundPositionY]),
        Shorthand(.font, .font, [.fontStyle, .fontVariantCaps, .fontWeight, .fontWidth, .fontSize, .lineHeight, .fontFamily, .fontSizeAdjust, .fontKerning, .fontVariantAlternates, .fontVariantLigatures, .fontVariantNumeric, .fontVariantEastAsian, .fontVariantPosition, .fontVariantEmoji, .fontFeatureSettings, .fontOpticalSizing, .fontVariationSettings], isWritten: false),
        Shorthand(.borderTop, .unordered, [.borderTopWidth, .borderTopStyle, .borderTopColor], isWritten: false),
        Shorthand(.borderRight, .unordered, [.borderRightWidth, .borderRightStyle, .borderRightColor], isWritten: false),
        Shorthand(.borderBottom, .unordered, [.borderBottomWidth, .borderBottomStyle, .borderBottomColor], isWritten: false),
        Shorthand(.borderLeft, .unordered, [.borderLeftWidth, .borderLeftStyle, .borderLeftColor], isWritten: false),
        Shorthand(.marginInline, .pair, [.marginInlineStart, .marginInlineEnd]),
        Shorthand(.marginBlock, .pair, [.marginBlockStart, .marginBlockEnd]),
        Shorthand(.paddingInline, .pair, [.paddingInlineStart, .paddingInlineEnd]),
        Shorthand(.paddingBlock, .pair, [.paddingBlockStart, .paddingBlockEnd]),
        Shorthand(.insetInline, .pair, [.insetInlineStart, .insetInlineEnd]),
        Shorthand(.insetBlock, .pair, [.insetBlockStart, .insetBlockEnd]),
        Shorthand(.borderInlineWidth, .pair, [.borderInlineStartWidth, .borderInlineEndWidth]),
        Shorthand(.borderInlineStyle, .pair, [.borderInlineStartStyle, .borderInlineEndStyle]),
        Shorthand(.borderInlineColor, .pair, [.borderInlineStartColor, .borderInlineEndColor]),
        Shorthand(.borderBlockWidth, .pair, [.borderBlockStartWidth, .borderBlockEndWidth]),
        Shorthand(.borderBlockStyle, .pair, [.borderBlockStartStyle, .borderBlockEndStyle]),
        Shorthand(.borderBlockColor, .pair, [.borderBlockStartColor, .borderBlockEndColor]),
        Shorthand(.scrollMarginInline, .pair, [.scrollMarginInlineStart, .scrollMarginInlineEnd]),
        Shorthand(.scrollMarginBlock, .pair, [.scrollMarginBlockStart, .scrollMarginBlockEnd]),
        Shorthand(.scrollPaddingInline, .pair, [.scrollPaddingInlineStart, .scrollPaddingInlineEnd]),
        Shorthand(.scrollPaddingBlock, .pair, [.scrollPaddingBlockStart, .scrollPaddingBlockEnd]),
        Shorthand(.overscrollBehavior, .pair, [.overscrollBehaviorX, .overscrollBehaviorY]),
        Shorthand(.placeContent, .pair, [.alignContent, .justifyContent]),
        Shorthand(.placeItems, .pair, [.alignItems, .justifyItems]),
        Shorthand(.placeSelf, .pair, [.alignSelf, .justifySelf]),
        Shorthand(.transition, .layers, [.transitionDuration, .transitionTimingFunction, .transitionDelay, .transitionBehavior, .transitionProperty]),
        Shorthand(.animation, .layers, [.animationDuration, .animationTimingFunction, .animationDelay, .animationIterationCount, .animationDirection, .animationFillMode, .animationPlayState, .animationName]),
        Shorthand(.mask, .layers, [.maskImage, .webkitMaskPositionX, .webkitMaskPositionY, .maskSize, .maskRepeat, .maskOrigin, .maskClip, .maskComposite, .maskMode]),
        Shorthand(.maskPosition, .single, [.webkitMaskPositionX, .webkitMaskPositionY]),
        Shorthand(.gridArea, .slashes, [.gridRowStart, .gridColumnStart, .gridRowEnd, .gridColumnEnd], isWritten: false),
        Shorthand(.gridRow, .slashes, [.gridRowStart, .gridRowEnd], isWritten: false),
        Shorthand(.gridColumn, .slashes, [.gridColumnStart, .gridColumnEnd], isWritten: false),
        Shorthand(.container, .slashes, [.containerName, .containerType], isWritten: false),
        Shorthand(.columns, .unordered, [.columnWidth, .columnCount], isWritten: false),
        Shorthand(.columnRule, .unordered, [.columnRuleWidth, .columnRuleStyle, .columnRuleColor], isWritten: false),
        Shorthand(.fontVariant, .variants, [.fontVariantLigatures, .fontVariantCaps, .fontVariantAlternates, .fontVariantNumeric, .fontVariantEastAsian, .fontVariantPosition, .fontVariantEmoji], isWritten: false),
        Shorthand(.textEmphasis, .emphasis, [.textEmphasisStyle, .textEmphasisColor], isWritten: false),
        Shorthand(.webkitTextStroke, .unordered, [.webkitTextStrokeWidth, .webkitTextStrokeColor], isWritten: false),
        Shorthand(.scrollMargin, .sides, [.scrollMarginTop, .scrollMarginRight, .scrollMarginBottom, .scrollMarginLeft]),
        Shorthand(.scrollPadding, .sides, [.scrollPaddingTop, .scrollPaddingRight, .scrollPaddingBottom, .scrollPaddingLeft]),
        Shorthand(.borderInlineStart, .unordered, [.borderInlineStartWidth, .borderInlineStartStyle, .borderInlineStartColor], isWritten: false),
        Shorthand(.borderInlineEnd, .unordered, [.borderInlineEndWidth, .borderInlineEndStyle, .borderInlineEndColor], isWritten: false),
        Shorthand(.borderBlockStart, .unordered, [.borderBlockStartWidth, .borderBlockStartStyle, .borderBlockStartColor], isWritten: false),
        Shorthand(.borderBlockEnd, .unordered, [.borderBlockEndWidth, .borderBlockEndStyle, .borderBlockEndColor], isWritten: false),
        Shorthand(.all, .every, [.colorScheme, .rubyPosition, .writingMode, .display, .fontFamily, .fontFeatureSettings, .fontKerning, .fontOpticalSizing, .fontPalette, .fontSize, .fontSizeAdjust, .fontStyle, .fontSynthesis, .fontSynthesisSmallCaps, .fontSynthesisStyle, .fontSynthesisWeight, .fontVariantAlternates, .fontVariantCaps, .fontVariantEastAsian, .fontVariantEmoji, .fontVariantLigatures, .fontVariantNumeric, .fontVariantPosition, .fontVariationSettings, .fontWeight, .fontWidth, .textOrientation, .textRendering, .zoom, .webkitFontSmoothing, .webkitLocale, .webkitTextZoom, .letterSpacing, .textAutospace, .accentColor, .alignContent, .alignItems, .alignSelf, .alignmentBaseline, .anchorName, .anchorScope, .animationComposition, .animationDelay, .animationDirection, .animationDuration, .animationFillMode, .animationIterationCount, .animationName, .animationPlayState, .animationRangeEnd, .animationRangeStart, .animationTimeline, .animationTimingFunction, .appearance, .aspectRatio, .backdropFilter, .backfaceVisibility, .backgroundAttachment, .backgroundBlendMode, .backgroundClip, .backgroundColor, .backgroundImage, .backgroundOrigin, .backgroundPositionX, .backgroundPositionY, .backgroundRepeat, .backgroundSize, .baselineShift, .borderCollapse, .borderImageOutset, .borderImageRepeat, .borderImageSlice, .borderImageSource, .borderImageWidth, .boxShadow, .boxSizing, .breakAfter, .breakBefore, .breakInside, .bufferedRendering, .captionSide, .caretColor, .clear, .clip, .clipPath, .clipRule, .color, .colorInterpolation, .colorInterpolationFilters, .columnCount, .columnFill, .columnGap, .columnRuleColor, .columnRuleStyle, .columnRuleWidth, .columnSpan, .columnWidth, .contain, .containerName, .containerType, .content, .contentVisibility, .counterIncrement, .counterReset, .counterSet, .cursor, .cx, .cy, .dominantBaseline, .emptyCells, .fill, .fillOpacity, .fillRule, .filter, .flexBasis, .flexDirection, .flexGrow, .flexShrink, .flexWrap, .float, .floodColor, .floodOpacity, .glyphOrientationHorizontal, .glyphOrientationVertical, .gridAutoColumns, .gridAutoFlow, .gridAutoRows, .gridColumnEnd, .gridColumnStart, .gridRowEnd, .gridRowStart, .gridTemplateAreas, .gridTemplateColumns, .gridTemplateRows, .hangingPunctuation, .hyphenateCharacter, .hyphens, .imageOrientation, .imageRendering, .isolation, .justifyContent, .justifyItems, .justifySelf, .lightingColor, .lineBreak, .lineHeight, .listStyleImage, .listStylePosition, .listStyleType, .marginTrim, .marker, .markerEnd, .markerMid, .markerStart, .maskBorderOutset, .maskBorderRepeat, .maskBorderSlice, .maskBorderSource, .maskBorderWidth, .maskClip, .maskComposite, .maskImage, .maskMode, .maskOrigin, .maskRepeat, .maskSize, .maskType, .mathStyle, .mixBlendMode, .objectFit, .objectPosition, .offsetAnchor, .offsetDistance, .offsetPath, .offsetPosition, .offsetRotate, .opacity, .order, .orphans, .outlineColor, .outlineOffset, .outlineStyle, .outlineWidth, .overflowWrap, .page, .paintOrder, .perspective, .perspectiveOrigin, .pointerEvents, .position, .positionAnchor, .positionArea, .positionTryFallbacks, .positionTryOrder, .printColorAdjust, .quotes, .r, .resize, .rotate, .rowGap, .rubyAlign, .rubyOverhang, .rx, .ry, .scale, .scrollBehavior, .scrollSnapAlign, .scrollSnapStop, .scrollSnapType, .scrollTimelineAxis, .scrollTimelineName, .scrollbarGutter, .scrollbarWidth, .shapeImageThreshold, .shapeMargin, .shapeOutside, .shapeRendering, .speakAs, .stopColor, .stopOpacity, .stroke, .strokeColor, .strokeDasharray, .strokeDashoffset, .strokeLinecap, .strokeLinejoin, .strokeMiterlimit, .strokeOpacity, .strokeWidth, .tabSize, .tableLayout, .textAlign, .textAlignLast, .textAnchor, .textBoxEdge, .textBoxTrim, .textCombineUpright, .textDecorationColor, .textDecorationLine, .textDecorationSkipInk, .textDecorationStyle, .textDecorationThickness, .textEmphasisColor, .textEmphasisPosition, .textEmphasisStyle, .textIndent, .textOverflow, .textShadow, .textTransform, .textUnderlineOffset, .textUnderlinePosition, .textWrapMode, .textWrapStyle, .timelineScope, .touchAction, .transform, .transformBox, .transformOrigin, .transformStyle, .transitionBehavior, .transitionDelay, .transitionDuration, .transitionProperty, .transitionTimingFunction, .translate, .vectorEffect, .verticalAlign, .viewTimelineAxis, .viewTimelineInset, .viewTimelineName, .viewTransitionClass, .viewTransitionName, .visibility, .whiteSpaceCollapse, .widows, .willChange, .wordBreak, .x, .y, .zIndex, .webkitBackdropFilter, .webkitBackgroundClip, .webkitBackgroundOrigin, .webkitBorderHorizontalSpacing, .webkitBorderVerticalSpacing, .webkitBoxAlign, .webkitBoxDecorationBreak, .webkitBoxDirection, .webkitBoxFlex, .webkitBoxFlexGroup, .webkitBoxLines, .webkitBoxOrdinalGroup, .webkitBoxOrient, .webkitBoxPack, .webkitBoxReflect, .webkitBoxShadow, .webkitColumnAxis, .webkitColumnProgression, .webkitCursorVisibility, .webkitHyphenateLimitAfter, .webkitHyphenateLimitBefore, .webkitHyphenateLimitLines, .webkitInitialLetter, .webkitLineAlign, .webkitLineBoxContain, .webkitLineClamp, .webkitLineGrid, .webkitLineSnap, .webkitMaskClip, .webkitMaskComposite, .webkitMaskPositionX, .webkitMaskPositionY, .webkitMaskSourceType, .webkitNbspMode, .webkitRtlOrdering, .webkitRubyPosition, .webkitTapHighlightColor, .webkitTextCombine, .webkitTextFillColor, .webkitTextSecurity, .webkitTextStrokeColor, .webkitTextStrokeWidth, .webkitUserDrag, .webkitUserModify, .webkitUserSelect, .wordSpacing, .borderBottomColor, .borderBottomLeftRadius, .borderBottomRightRadius, .borderBottomStyle, .borderBottomWidth, .borderLeftColor, .borderLeftStyle, .borderLeftWidth, .borderRightColor, .borderRightStyle, .borderRightWidth, .borderTopColor, .borderTopLeftRadius, .borderTopRightRadius, .borderTopStyle, .borderTopWidth, .bottom, .containIntrinsicHeight, .containIntrinsicWidth, .height, .left, .marginBottom, .marginLeft, .marginRight, .marginTop, .maxHeight, .maxWidth, .minHeight, .minWidth, .overflowX, .overflowY, .overscrollBehaviorX, .overscrollBehaviorY, .paddingBottom, .paddingLeft, .paddingRight, .paddingTop, .right, .scrollMarginBottom, .scrollMarginLeft, .scrollMarginRight, .scrollMarginTop, .scrollPaddingBottom, .scrollPaddingLeft, .scrollPaddingRight, .scrollPaddingTop, .top, .width, .blockSize, .borderBlockEndColor, .borderBlockEndStyle, .borderBlockEndWidth, .borderBlockStartColor, .borderBlockStartStyle, .borderBlockStartWidth, .borderEndEndRadius, .borderEndStartRadius, .borderInlineEndColor, .borderInlineEndStyle, .borderInlineEndWidth, .borderInlineStartColor, .borderInlineStartStyle, .borderInlineStartWidth, .borderStartEndRadius, .borderStartStartRadius, .containIntrinsicBlockSize, .containIntrinsicInlineSize, .inlineSize, .insetBlockEnd, .insetBlockStart, .insetInlineEnd, .insetInlineStart, .marginBlockEnd, .marginBlockStart, .marginInlineEnd, .marginInlineStart, .maxBlockSize, .maxInlineSize, .minBlockSize, .minInlineSize, .overflowBlock, .overflowInline, .overscrollBehaviorBlock, .overscrollBehaviorInline, .paddingBlockEnd, .paddingBlockStart, .paddingInlineEnd, .paddingInlineStart, .scrollMarginBlockEnd, .scrollMarginBlockStart, .scrollMarginInlineEnd, .scrollMarginInlineStart, .scrollPaddingBlockEnd, .scrollPaddingBlockStart, .scrollPaddingInlineEnd, .scrollPaddingInlineStart]),
        Shorthand(.grid, .grid, [.gridTemplateRows, .gridTemplateColumns, .gridTemplateAreas, .gridAutoFlow, .gridAutoColumns, .gridAutoRows]),
        Shorthand(.gridTemplate, .grid, [.gridTemplateRows, .gridTemplateColumns, .gridTemplateAreas]),
        Shorthand(.pageBreakAfter, .breaks, [.breakAfter], isWritten: false),
        Shorthand(.pageBreakBefore, .breaks, [.breakBefore], isWritten: false),
        Shorthand(.pageBreakInside, .breaks, [.breakInside], isWritten: false),
        Shorthand(.webkitColumnBreakAfter, .breaks, [.breakAfter], isWritten: false),
        Shorthand(.webkitColumnBreakBefore, .breaks, [.breakBefore], isWritten: false),
        Shorthand(.webkitColumnBreakInside, .breaks, [.breakInside], isWritten: false),
        Shorthand(.offset, .motion, [.offsetPath, .offsetDistance, .offsetPosition, .offsetAnchor, .offsetRotate], isWritten: false),
        Shorthand(.containIntrinsicSize, .intrinsicSize, [.containIntrinsicWidth, .containIntrinsicHeight]),
    ]
    /// What computed styles say where all longhands have their initial values.
    static let computedInitialTable = TextTable(
        """
        mask-border; none
        white-space; normal
        text-wrap; wrap
        border-spacing; 0px
        overscroll-behavior; auto
        place-content; normal
        place-items; normal legacy
        place-self; auto
        transition; all
        animation; none
        mask; none
        grid-area; auto
        grid-row; auto
        grid-column; auto
        container; none
        columns; auto
        font-variant; normal
        text-emphasis; none
        -webkit-text-stroke; 0px
        scroll-margin; 0px
        scroll-padding; auto
        grid; none
        grid-template; none
        offset; none
        contain-intrinsic-size; none

        """
    )
}
