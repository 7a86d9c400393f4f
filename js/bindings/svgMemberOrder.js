// js/bindings/svgMemberOrder.js: the order that js/idl/generate.py took from js/idl/memberOrder.txt. Not to be edited.
//
// Exports svgMemberOrder, which js/svg/SVGElement.js reads: a row for each interface; `+` before what other files add. Exposes nothing.
'use strict';
{
  const G = this;
  G.svgMemberOrder = `
MathMLElement: +style +attributeStyleMap onbeforecopy onbeforecut onbeforepaste +onabort +onauxclick +onbeforeinput +onbeforematch +onbeforetoggle +onblur +oncancel +oncanplay +oncanplaythrough +onchange +onclick +onclose oncontentvisibilityautostatechange +oncontextmenu +oncopy +oncuechange +oncut +ondblclick +ondrag +ondragend +ondragenter +ondragleave +ondragover +ondragstart +ondrop +ondurationchange +onemptied +onended +onerror +onfocus +onformdata +oninput +oninvalid +onkeydown +onkeypress +onkeyup +onload +onloadeddata +onloadedmetadata +onloadstart +onmousedown +onmouseenter +onmouseleave +onmousemove +onmouseout +onmouseover +onmouseup +onpaste +onpause +onplay +onplaying +onprogress +onratechange +onreset +onresize +onscroll +onsecuritypolicyviolation +onseeked +onseeking +onselect +onslotchange +onstalled +onsubmit +onsuspend +ontimeupdate +ontoggle +onvolumechange +onwaiting +onwebkitanimationend +onwebkitanimationiteration +onwebkitanimationstart +onwebkittransitionend +onwheel +onmousewheel onwebkitmouseforcechanged onwebkitmouseforcedown onwebkitmouseforcewillbegin onwebkitmouseforceup +onanimationstart +onanimationiteration +onanimationend +onanimationcancel +ontransitionrun +ontransitionstart +ontransitionend +ontransitioncancel +ongotpointercapture +onlostpointercapture +onpointerdown +onpointermove +onpointerup +onpointercancel +onpointerover +onpointerout +onpointerenter +onpointerleave +onselectstart +onselectionchange +dataset +nonce +autofocus +tabIndex +focus +blur
SVGAElement: target rel relList href
SVGCircleElement: cx cy r
SVGClipPathElement: clipPathUnits transform
SVGElement: className ownerSVGElement viewportElement +style +attributeStyleMap onbeforecopy onbeforecut onbeforepaste +onabort +onauxclick +onbeforeinput +onbeforematch +onbeforetoggle +onblur +oncancel +oncanplay +oncanplaythrough +onchange +onclick +onclose oncontentvisibilityautostatechange +oncontextmenu +oncopy +oncuechange +oncut +ondblclick +ondrag +ondragend +ondragenter +ondragleave +ondragover +ondragstart +ondrop +ondurationchange +onemptied +onended +onerror +onfocus +onformdata +oninput +oninvalid +onkeydown +onkeypress +onkeyup +onload +onloadeddata +onloadedmetadata +onloadstart +onmousedown +onmouseenter +onmouseleave +onmousemove +onmouseout +onmouseover +onmouseup +onpaste +onpause +onplay +onplaying +onprogress +onratechange +onreset +onresize +onscroll +onsecuritypolicyviolation +onseeked +onseeking +onselect +onslotchange +onstalled +onsubmit +onsuspend +ontimeupdate +ontoggle +onvolumechange +onwaiting +onwebkitanimationend +onwebkitanimationiteration +onwebkitanimationstart +onwebkittransitionend +onwheel +onmousewheel onwebkitmouseforcechanged onwebkitmouseforcedown onwebkitmouseforcewillbegin onwebkitmouseforceup +onanimationstart +onanimationiteration +onanimationend +onanimationcancel +ontransitionrun +ontransitionstart +ontransitionend +ontransitioncancel +ongotpointercapture +onlostpointercapture +onpointerdown +onpointermove +onpointerup +onpointercancel +onpointerover +onpointerout +onpointerenter +onpointerleave +onselectstart +onselectionchange +dataset +nonce +autofocus +tabIndex +focus +blur
SVGEllipseElement: cx cy rx ry
SVGFilterElement: filterUnits primitiveUnits x y width height href
SVGForeignObjectElement: x y width height
SVGGeometryElement: pathLength isPointInFill isPointInStroke getTotalLength getPointAtLength
SVGGradientElement: gradientUnits gradientTransform spreadMethod href
SVGGraphicsElement: transform nearestViewportElement farthestViewportElement requiredExtensions systemLanguage getBBox getCTM getScreenCTM
SVGImageElement: x y width height preserveAspectRatio crossOrigin href decode
SVGLineElement: x1 y1 x2 y2
SVGLinearGradientElement: x1 y1 x2 y2
SVGMarkerElement: refX refY markerUnits markerWidth markerHeight orientType orientAngle orient viewBox preserveAspectRatio setOrientToAuto setOrientToAngle
SVGMaskElement: maskUnits maskContentUnits x y width height requiredExtensions systemLanguage
SVGPathElement: pathSegList animatedPathSegList getPathSegAtLength createSVGPathSegClosePath createSVGPathSegMovetoAbs createSVGPathSegMovetoRel createSVGPathSegLinetoAbs createSVGPathSegLinetoRel createSVGPathSegCurvetoCubicAbs createSVGPathSegCurvetoCubicRel createSVGPathSegCurvetoQuadraticAbs createSVGPathSegCurvetoQuadraticRel createSVGPathSegArcAbs createSVGPathSegArcRel createSVGPathSegLinetoHorizontalAbs createSVGPathSegLinetoHorizontalRel createSVGPathSegLinetoVerticalAbs createSVGPathSegLinetoVerticalRel createSVGPathSegCurvetoCubicSmoothAbs createSVGPathSegCurvetoCubicSmoothRel createSVGPathSegCurvetoQuadraticSmoothAbs createSVGPathSegCurvetoQuadraticSmoothRel
SVGPatternElement: patternUnits patternContentUnits patternTransform x y width height viewBox preserveAspectRatio requiredExtensions systemLanguage href
SVGPolygonElement: points animatedPoints
SVGPolylineElement: points animatedPoints
SVGRadialGradientElement: cx cy r fx fy fr
SVGRectElement: x y width height rx ry
SVGSVGElement: x y width height currentScale currentTranslate useCurrentView currentView viewBox preserveAspectRatio zoomAndPan getIntersectionList getEnclosureList checkIntersection checkEnclosure deselectAll createSVGNumber createSVGLength createSVGAngle createSVGPoint createSVGMatrix createSVGRect createSVGTransform createSVGTransformFromMatrix getElementById pauseAnimations unpauseAnimations animationsPaused getCurrentTime setCurrentTime suspendRedraw unsuspendRedraw unsuspendRedrawAll forceRedraw
SVGScriptElement: type href
SVGStyleElement: disabled type media title sheet
SVGSymbolElement: viewBox preserveAspectRatio
SVGTextContentElement: textLength lengthAdjust getNumberOfChars getComputedTextLength getSubStringLength getStartPositionOfChar getEndPositionOfChar getExtentOfChar getRotationOfChar getCharNumAtPosition selectSubString
SVGTextPathElement: startOffset method spacing href
SVGTextPositioningElement: x y dx dy rotate
SVGUseElement: x y width height href
SVGViewElement: viewBox preserveAspectRatio zoomAndPan
`;
}
