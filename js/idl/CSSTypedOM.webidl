// https://drafts.css-houdini.org/css-typed-om-1/

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSStyleValue {
  stringifier;
  [Exposed=Window] static CSSStyleValue parse(USVString property, USVString cssText);
  [Exposed=Window] static sequence<CSSStyleValue> parseAll(USVString property, USVString cssText);
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface StylePropertyMapReadOnly {
  iterable<USVString, sequence<CSSStyleValue>>;
  (undefined or CSSStyleValue) get(USVString property);
  sequence<CSSStyleValue> getAll(USVString property);
  boolean has(USVString property);
  readonly attribute unsigned long size;
};

[Exposed=Window]
interface StylePropertyMap : StylePropertyMapReadOnly {
  undefined set(USVString property, (CSSStyleValue or USVString)... values);
  undefined append(USVString property, (CSSStyleValue or USVString)... values);
  undefined delete(USVString property);
  undefined clear();
};

partial interface Element {
  [SameObject] StylePropertyMapReadOnly computedStyleMap();
};

interface mixin ElementCSSStyleMap {
  [SameObject] readonly attribute StylePropertyMap attributeStyleMap;
};
HTMLElement includes ElementCSSStyleMap;
SVGElement includes ElementCSSStyleMap;
MathMLElement includes ElementCSSStyleMap;

partial interface CSSStyleRule {
  [SameObject] readonly attribute StylePropertyMap styleMap;
};

typedef (USVString or CSSVariableReferenceValue) CSSUnparsedSegment;

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSUnparsedValue : CSSStyleValue {
  constructor(sequence<CSSUnparsedSegment> members);
  iterable<CSSUnparsedSegment>;
  readonly attribute unsigned long length;
  getter CSSUnparsedSegment (unsigned long index);
  setter undefined (unsigned long index, CSSUnparsedSegment val);
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSVariableReferenceValue {
  constructor(USVString variable, optional CSSUnparsedValue? fallback = null);
  attribute USVString variable;
  readonly attribute CSSUnparsedValue? fallback;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSKeywordValue : CSSStyleValue {
  constructor(USVString value);
  attribute USVString value;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSImageValue : CSSStyleValue {
};

// https://drafts.css-houdini.org/css-typed-om-1/#numeric-objects

enum CSSNumericBaseType { "length", "angle", "time", "frequency", "resolution", "flex", "percent" };

dictionary CSSNumericType {
  long length;
  long angle;
  long time;
  long frequency;
  long resolution;
  long flex;
  long percent;
  CSSNumericBaseType percentHint;
};

typedef (double or CSSNumericValue) CSSNumberish;

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSNumericValue : CSSStyleValue {
  CSSNumericValue add(CSSNumberish... values);
  CSSNumericValue sub(CSSNumberish... values);
  CSSNumericValue mul(CSSNumberish... values);
  CSSNumericValue div(CSSNumberish... values);
  CSSNumericValue min(CSSNumberish... values);
  CSSNumericValue max(CSSNumberish... values);
  boolean equals(CSSNumberish... value);
  CSSUnitValue to(USVString unit);
  CSSMathSum toSum(USVString... units);
  CSSNumericType type();
  [Exposed=Window] static CSSNumericValue parse(USVString cssText);
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSUnitValue : CSSNumericValue {
  constructor(double value, USVString unit);
  attribute double value;
  readonly attribute USVString unit;
};

enum CSSMathOperator { "sum", "product", "negate", "invert", "min", "max", "clamp" };

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathValue : CSSNumericValue {
  readonly attribute CSSMathOperator operator;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathSum : CSSMathValue {
  constructor(CSSNumberish... args);
  readonly attribute CSSNumericArray values;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathProduct : CSSMathValue {
  constructor(CSSNumberish... args);
  readonly attribute CSSNumericArray values;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathNegate : CSSMathValue {
  constructor(CSSNumberish arg);
  readonly attribute CSSNumericValue value;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathInvert : CSSMathValue {
  constructor(CSSNumberish arg);
  readonly attribute CSSNumericValue value;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathMin : CSSMathValue {
  constructor(CSSNumberish... args);
  readonly attribute CSSNumericArray values;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathMax : CSSMathValue {
  constructor(CSSNumberish... args);
  readonly attribute CSSNumericArray values;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMathClamp : CSSMathValue {
  constructor(CSSNumberish lower, CSSNumberish value, CSSNumberish upper);
  readonly attribute CSSNumericValue lower;
  readonly attribute CSSNumericValue value;
  readonly attribute CSSNumericValue upper;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSNumericArray {
  iterable<CSSNumericValue>;
  readonly attribute unsigned long length;
  getter CSSNumericValue (unsigned long index);
};

// https://drafts.css-houdini.org/css-typed-om-1/#transformvalue-objects

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSTransformValue : CSSStyleValue {
  constructor(sequence<CSSTransformComponent> transforms);
  iterable<CSSTransformComponent>;
  readonly attribute unsigned long length;
  getter CSSTransformComponent (unsigned long index);
  setter undefined (unsigned long index, CSSTransformComponent val);
  readonly attribute boolean is2D;
  DOMMatrix toMatrix();
};

typedef (DOMString or CSSKeywordValue) CSSKeywordish;
typedef (CSSNumericValue or CSSKeywordish) CSSPerspectiveValue;

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSTransformComponent {
  stringifier;
  attribute boolean is2D;
  DOMMatrix toMatrix();
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSTranslate : CSSTransformComponent {
  constructor(CSSNumericValue x, CSSNumericValue y, optional CSSNumericValue z);
  attribute CSSNumericValue x;
  attribute CSSNumericValue y;
  attribute CSSNumericValue z;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSRotate : CSSTransformComponent {
  constructor(CSSNumericValue angle);
  constructor(CSSNumberish x, CSSNumberish y, CSSNumberish z, CSSNumericValue angle);
  attribute CSSNumberish x;
  attribute CSSNumberish y;
  attribute CSSNumberish z;
  attribute CSSNumericValue angle;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSScale : CSSTransformComponent {
  constructor(CSSNumberish x, CSSNumberish y, optional CSSNumberish z);
  attribute CSSNumberish x;
  attribute CSSNumberish y;
  attribute CSSNumberish z;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSSkew : CSSTransformComponent {
  constructor(CSSNumericValue ax, CSSNumericValue ay);
  attribute CSSNumericValue ax;
  attribute CSSNumericValue ay;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSSkewX : CSSTransformComponent {
  constructor(CSSNumericValue ax);
  attribute CSSNumericValue ax;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSSkewY : CSSTransformComponent {
  constructor(CSSNumericValue ay);
  attribute CSSNumericValue ay;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSPerspective : CSSTransformComponent {
  constructor(CSSPerspectiveValue length);
  attribute CSSPerspectiveValue length;
};

[Exposed=(Window,Worker,PaintWorklet,LayoutWorklet)]
interface CSSMatrixComponent : CSSTransformComponent {
  constructor(DOMMatrixReadOnly matrix, optional CSSMatrixComponentOptions options = {});
  attribute DOMMatrix matrix;
};

dictionary CSSMatrixComponentOptions {
  boolean is2D;
};
