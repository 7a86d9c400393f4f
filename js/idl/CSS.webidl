// https://drafts.csswg.org/cssom/#cssomstring-type
typedef DOMString CSSOMString;

// https://drafts.css-houdini.org/css-properties-values-api-1/#the-propertydefinition-dictionary
dictionary PropertyDefinition {
  required DOMString name;
           DOMString syntax = "*";
  required boolean   inherits;
           DOMString initialValue;
};

// https://drafts.csswg.org/cssom/#namespacedef-css https://drafts.csswg.org/css-conditional/#the-css-namespace
[Exposed=Window]
namespace CSS {
  CSSOMString escape(CSSOMString ident);
  boolean supports(CSSOMString property, CSSOMString value);
  boolean supports(CSSOMString conditionText);

  // https://drafts.css-houdini.org/css-properties-values-api-1/#registering-custom-properties
  undefined registerProperty(PropertyDefinition definition);

  // https://drafts.css-houdini.org/css-typed-om-1/#numeric-factory
  CSSUnitValue number(double value);
  CSSUnitValue percent(double value);
  CSSUnitValue cap(double value);
  CSSUnitValue ch(double value);
  CSSUnitValue em(double value);
  CSSUnitValue ex(double value);
  CSSUnitValue ic(double value);
  CSSUnitValue lh(double value);
  CSSUnitValue rcap(double value);
  CSSUnitValue rch(double value);
  CSSUnitValue rem(double value);
  CSSUnitValue rex(double value);
  CSSUnitValue ric(double value);
  CSSUnitValue rlh(double value);
  CSSUnitValue vw(double value);
  CSSUnitValue vh(double value);
  CSSUnitValue vi(double value);
  CSSUnitValue vb(double value);
  CSSUnitValue vmin(double value);
  CSSUnitValue vmax(double value);
  CSSUnitValue svw(double value);
  CSSUnitValue svh(double value);
  CSSUnitValue svi(double value);
  CSSUnitValue svb(double value);
  CSSUnitValue svmin(double value);
  CSSUnitValue svmax(double value);
  CSSUnitValue lvw(double value);
  CSSUnitValue lvh(double value);
  CSSUnitValue lvi(double value);
  CSSUnitValue lvb(double value);
  CSSUnitValue lvmin(double value);
  CSSUnitValue lvmax(double value);
  CSSUnitValue dvw(double value);
  CSSUnitValue dvh(double value);
  CSSUnitValue dvi(double value);
  CSSUnitValue dvb(double value);
  CSSUnitValue dvmin(double value);
  CSSUnitValue dvmax(double value);
  CSSUnitValue cqw(double value);
  CSSUnitValue cqh(double value);
  CSSUnitValue cqi(double value);
  CSSUnitValue cqb(double value);
  CSSUnitValue cqmin(double value);
  CSSUnitValue cqmax(double value);
  CSSUnitValue cm(double value);
  CSSUnitValue mm(double value);
  CSSUnitValue Q(double value);
  CSSUnitValue in(double value);
  CSSUnitValue pt(double value);
  CSSUnitValue pc(double value);
  CSSUnitValue px(double value);
  CSSUnitValue deg(double value);
  CSSUnitValue grad(double value);
  CSSUnitValue rad(double value);
  CSSUnitValue turn(double value);
  CSSUnitValue s(double value);
  CSSUnitValue ms(double value);
  CSSUnitValue Hz(double value);
  CSSUnitValue kHz(double value);
  CSSUnitValue dpi(double value);
  CSSUnitValue dpcm(double value);
  CSSUnitValue dppx(double value);
  CSSUnitValue fr(double value);
};
