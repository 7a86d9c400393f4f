// js/svg/svgReflection.js: the members of SVG elements that reflect attributes, and those that calculate with them.
// https://svgwg.org/svg2-draft/
//
// Reads   attributes, links. Writes attributes through native calls.
// Exports svgMembers(interface's short name): an object of descriptors, null without any · svgConstants(short name): constants or undefined.
// Exposes nothing.
'use strict'; { const G = this; const { defineProperty, each, primordials, words,
elementId, nameOf, wrap,
N,
need,
named,
fail, toDictionary, toDouble, toText,
parentElementOf, textContentOf,
currentTime,
setText, textOf, textOrEmpty,
accessor, reflect } = G;










const { split, indexOf, slice } = primordials;

// interface|property[@attribute]:type[=default or keywords, which of them is the default]
const table = `
Graphics|transform:TransformList systemLanguage:String requiredExtensions:String
Geometry|pathLength:Number
SVG|x:Length y:Length width:Length=100% height:Length=100% viewBox:Rect preserveAspectRatio:PreserveAspectRatio
Symbol|viewBox:Rect preserveAspectRatio:PreserveAspectRatio
View|viewBox:Rect preserveAspectRatio:PreserveAspectRatio
Use|x:Length y:Length width:Length height:Length
Image|x:Length y:Length width:Length height:Length preserveAspectRatio:PreserveAspectRatio
ForeignObject|x:Length y:Length width:Length height:Length
Rect|x:Length y:Length width:Length height:Length rx:Length ry:Length
Circle|cx:Length cy:Length r:Length
Ellipse|cx:Length cy:Length rx:Length ry:Length
Line|x1:Length y1:Length x2:Length y2:Length
Polygon|points:Point animatedPoints@points:Point
Polyline|points:Point animatedPoints@points:Point
TextContent|textLength:Length lengthAdjust:Enumeration=lengthAdjust,1
TextPositioning|x:LengthList y:LengthList dx:LengthList dy:LengthList rotate:NumberList
TextPath|startOffset:Length method:Enumeration=method,1 spacing:Enumeration=spacing,2
Gradient|gradientUnits:Enumeration=units,2 gradientTransform:TransformList spreadMethod:Enumeration=spreadMethod,1
LinearGradient|x1:Length=0% y1:Length=0% x2:Length=100% y2:Length=0%
RadialGradient|cx:Length=50% cy:Length=50% r:Length=50% fx:Length fy:Length fr:Length=0%
Stop|offset:Number
Pattern|x:Length y:Length width:Length height:Length patternUnits:Enumeration=units,2 patternContentUnits:Enumeration=units,1
Pattern|patternTransform:TransformList viewBox:Rect preserveAspectRatio:PreserveAspectRatio systemLanguage:String requiredExtensions:String
ClipPath|clipPathUnits:Enumeration=units,1 transform:TransformList
Mask|x:Length=-10% y:Length=-10% width:Length=120% height:Length=120% maskUnits:Enumeration=units,2 maskContentUnits:Enumeration=units,1
Mask|systemLanguage:String requiredExtensions:String
Filter|x:Length=-10% y:Length=-10% width:Length=120% height:Length=120% filterUnits:Enumeration=units,2 primitiveUnits:Enumeration=units,1
Marker|refX:Length refY:Length markerWidth:Length=3 markerHeight:Length=3 markerUnits:Enumeration=markerUnits,2
Marker|orientType@orient:Enumeration=orientType,2 orientAngle@orient:Angle viewBox:Rect preserveAspectRatio:PreserveAspectRatio
`;
function getter(property, attribute, type, more) {
  if (type === 'Point' || type === 'String') return id => named(`makeSVG${type}List`)(G.svgListOf(id, property, type, attribute));
  return id => named(`makeSVGAnimated${type}`)(G.svgReflection(id, property, type, attribute, primordials.replace(more, comma, ' ')));
}
const comma = new primordials.RegExp(',', 'g');

// The nearest ancestor that establishes a viewport, or with `isLast` the outermost, 0 if there is none.
function viewportAround(id, isLast) {
  let found = 0;
  for (let up = parentElementOf(id); up !== 0; up = parentElementOf(up)) {
    const { ns, local } = nameOf(N[up << 3 | 6]);
    if (ns !== 2 || local === 'foreignObject') break;
    if (local !== 'svg' && local !== 'symbol') continue;
    found = up;
    if (!isLast) break;
  }
  return found;
}
function checkCharacter(id, start, given) {
  need(given, 2);
  if (start >>> 0 >= textContentOf(id).length) fail('IndexSizeError');
}
// Dictionaries of numbers, whose members are read in the order of their names.
function numbersOf(given, names) {
  const init = toDictionary(given), found = { __proto__: null };
  for (const name of each(words(names))) {
    const value = init === undefined ? undefined : init[name];
    found[name] = value === undefined ? undefined : +value;
  }
  return found;
}
// https://drafts.csswg.org/geometry/#dictdef-dompointinit
function pointOf(given) {
  const { x = 0, y = 0 } = numbersOf(given, 'w x y z');
  return { __proto__: null, x, y };
}
const crossOrigin = reflect.enumerated('crossorigin', ['anonymous', 'use-credentials'], null, 'anonymous');
const own = {
  __proto__: null,
  Graphics: () => ({
    get nearestViewportElement() { return wrap(viewportAround(elementId(this), false)); },
    get farthestViewportElement() { return wrap(viewportAround(elementId(this), true)); },
  }),
  Geometry: () => ({
    isPointInFill(point = undefined) { return G.svgFills(elementId(this), pointOf(point)); },
    isPointInStroke(point = undefined) { return G.svgStrokes(elementId(this), pointOf(point)); },
    getTotalLength() { return G.svgPathLength(elementId(this)); },
    getPointAtLength(distance) {
      const id = elementId(this);
      need(arguments.length, 1);
      return G.makeDOMPoint(G.svgPointAt(id, toDouble(distance)));
    },
  }),
  SVG: () => ({
    get currentScale() { elementId(this); return 1; },
    set currentScale(value) { elementId(this); },
    get currentTranslate() { elementId(this); return G.makeDOMPoint(G.DOMPointSteps.construct(0, 0, 0, 1)); },
    get zoomAndPan() { return textOf(elementId(this), 'zoomAndPan') === 'disable' ? 1 : 2; },
    createSVGNumber() { elementId(this); return G.makeSVGNumber(G.newSVGNumber(0)); },
    createSVGLength() { elementId(this); return G.makeSVGLength(G.newSVGLength(0, '')); },
    createSVGAngle() { elementId(this); return G.makeSVGAngle(G.newSVGAngle()); },
    createSVGTransform() { elementId(this); return G.makeSVGTransform(G.newSVGTransform()); },
    createSVGTransformFromMatrix(matrix = undefined) {
      elementId(this);
      return G.makeSVGTransform(G.svgTransformOf(numbersOf(matrix, 'a b c d e f m11 m12 m21 m22 m41 m42')));
    },
    // Nothing is drawn and nothing moves.
    suspendRedraw(milliseconds) { elementId(this); need(arguments.length, 1); return 1; },
    unsuspendRedraw(handle) { elementId(this); need(arguments.length, 1); },
    unsuspendRedrawAll() { elementId(this); },
    forceRedraw() { elementId(this); },
    pauseAnimations() { elementId(this); },
    unpauseAnimations() { elementId(this); },
    animationsPaused() { elementId(this); return false; },
    getCurrentTime() { elementId(this); return G.svgFloat(currentTime() / 1000); },
    setCurrentTime(seconds) { elementId(this); need(arguments.length, 1); },
    deselectAll() { elementId(this); },
  }),
  // Characters have positions only in a layout.
  TextContent: () => ({
    getNumberOfChars() { return textContentOf(elementId(this)).length; },
    getComputedTextLength() { elementId(this); return 0; },
    getSubStringLength(start, count) { checkCharacter(elementId(this), start, arguments.length); return 0; },
    selectSubString(start, count) { checkCharacter(elementId(this), start, arguments.length); },
  }),
  Image: () => ({
    get crossOrigin() { return crossOrigin.get(elementId(this)); },
    set crossOrigin(value) { crossOrigin.set(elementId(this), value); },
  }),
  Marker: () => ({
    get orient() { return textOrEmpty(elementId(this), 'orient'); },
    set orient(value) { setText(elementId(this), 'orient', toText(value)); },
    setOrientToAuto() { setText(elementId(this), 'orient', 'auto'); },
    setOrientToAngle(angle) { setText(elementId(this), 'orient', G.SVGAngleSteps.valueAsString(G.svgAngleState(angle, 'Argument 1'))); },
  }),
  Style: () => ({
    get title() { return textOrEmpty(elementId(this), 'title'); },
    set title(value) { setText(elementId(this), 'title', toText(value)); },
    get type() { return textOf(elementId(this), 'type') ?? 'text/css'; },
    set type(value) { setText(elementId(this), 'type', toText(value)); },
    get media() { return textOf(elementId(this), 'media') ?? 'all'; },
    set media(value) { setText(elementId(this), 'media', toText(value)); },
    get sheet() { const sheet = G.LinkStyleSteps.sheet(elementId(this)); return sheet === null ? null : G.makeCSSStyleSheet(sheet); },
    get disabled() { return G.HTMLStyleElementSteps_StyleSheets.disabled(elementId(this)); },
    set disabled(value) { G.HTMLStyleElementSteps_StyleSheets.setDisabled(elementId(this), !!value); },
  }),
};
G.svgMembers = name => {
  const members = own[name] === undefined ? {} : own[name]();
  // The first row of the interface; all its other rows follow.
  for (let at = indexOf(table, `\n${name}|`); at >= 0; at = indexOf(table, `\n${name}|`, at + 1)) {
    const row = slice(table, at + name.length + 2, indexOf(table, '\n', at + 1));
    for (const column of each(words(row))) {
      const { 0: left, 1: right } = split(column, ':'), { 0: property, 1: attribute = property } = split(left, '@');
      const { 0: type, 1: more = '' } = split(right, '=');
      defineProperty(members, property, accessor(property, { __proto__: null, get: getter(property, attribute, type, more) }, elementId));
    }
  }
  return members;
};
const constants = {
  __proto__: null,
  Gradient: 'SVG_SPREADMETHOD_UNKNOWN SVG_SPREADMETHOD_PAD SVG_SPREADMETHOD_REFLECT SVG_SPREADMETHOD_REPEAT',
  TextContent: 'LENGTHADJUST_UNKNOWN LENGTHADJUST_SPACING LENGTHADJUST_SPACINGANDGLYPHS',
  TextPath: 'TEXTPATH_METHODTYPE_UNKNOWN TEXTPATH_METHODTYPE_ALIGN TEXTPATH_METHODTYPE_STRETCH',
  Marker: 'SVG_MARKERUNITS_UNKNOWN SVG_MARKERUNITS_USERSPACEONUSE SVG_MARKERUNITS_STROKEWIDTH',
};
// The second lists, whose numbers start at 0 again.
const more = {
  __proto__: null,
  TextPath: { __proto__: null, TEXTPATH_SPACINGTYPE_UNKNOWN: 0, TEXTPATH_SPACINGTYPE_AUTO: 1, TEXTPATH_SPACINGTYPE_EXACT: 2 },
  Marker: { __proto__: null, SVG_MARKER_ORIENT_UNKNOWN: 0, SVG_MARKER_ORIENT_AUTO: 1, SVG_MARKER_ORIENT_ANGLE: 2 },
};
G.svgConstants = name => {
  if (constants[name] === undefined) return undefined;
  const found = { __proto__: null };
  let number = 0;
  for (const constant of each(words(constants[name]))) found[constant] = number++;
  return more[name] === undefined ? found : { ...found, ...more[name], __proto__: null };
};
}
