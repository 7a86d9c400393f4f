// https://drafts.csswg.org/cssom/#css-rules and the standards of each rule

[Exposed=Window]
interface CSSRuleList {
  getter CSSRule? item(unsigned long index);
  readonly attribute unsigned long length;
};

[Exposed=Window]
interface CSSRule {
  attribute DOMString cssText;
  readonly attribute CSSRule? parentRule;
  readonly attribute CSSStyleSheet? parentStyleSheet;

  readonly attribute unsigned short type;
  const unsigned short STYLE_RULE = 1;
  const unsigned short CHARSET_RULE = 2;
  const unsigned short IMPORT_RULE = 3;
  const unsigned short MEDIA_RULE = 4;
  const unsigned short FONT_FACE_RULE = 5;
  const unsigned short PAGE_RULE = 6;
  const unsigned short KEYFRAMES_RULE = 7;
  const unsigned short KEYFRAME_RULE = 8;
  const unsigned short MARGIN_RULE = 9;
  const unsigned short NAMESPACE_RULE = 10;
  const unsigned short COUNTER_STYLE_RULE = 11;
  const unsigned short SUPPORTS_RULE = 12;
  const unsigned short FONT_FEATURE_VALUES_RULE = 14;
};

[Exposed=Window]
interface CSSGroupingRule : CSSRule {
  [SameObject] readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);
};

[Exposed=Window]
interface CSSStyleRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

// https://drafts.csswg.org/css-nesting-1/#cssom
[Exposed=Window]
interface CSSNestedDeclarations : CSSRule {
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSImportRule : CSSRule {
  readonly attribute USVString href;
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
  [SameObject] readonly attribute CSSStyleSheet? styleSheet;
  readonly attribute DOMString? layerName;
  readonly attribute DOMString? supportsText;
};

[Exposed=Window]
interface CSSPageRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSMarginRule : CSSRule {
  readonly attribute DOMString name;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSNamespaceRule : CSSRule {
  readonly attribute DOMString namespaceURI;
  readonly attribute DOMString prefix;
};

// https://drafts.csswg.org/css-conditional-3/#apis https://drafts.csswg.org/css-conditional-5/#the-csscontainerrule-interface
[Exposed=Window]
interface CSSConditionRule : CSSGroupingRule {
  readonly attribute DOMString conditionText;
};

[Exposed=Window]
interface CSSMediaRule : CSSConditionRule {
  [SameObject, PutForwards=mediaText] readonly attribute MediaList media;
};

[Exposed=Window]
interface CSSSupportsRule : CSSConditionRule {
};

[Exposed=Window]
interface CSSContainerRule : CSSConditionRule {
  readonly attribute DOMString containerName;
  readonly attribute DOMString containerQuery;
};

// https://drafts.csswg.org/css-cascade-6/#layer-apis
[Exposed=Window]
interface CSSLayerBlockRule : CSSGroupingRule {
  readonly attribute DOMString name;
};

[Exposed=Window]
interface CSSLayerStatementRule : CSSRule {
  readonly attribute FrozenArray<DOMString> nameList;
};

[Exposed=Window]
interface CSSScopeRule : CSSGroupingRule {
  readonly attribute DOMString? start;
  readonly attribute DOMString? end;
};

// https://drafts.csswg.org/css-transitions-2/#the-cssstartingstylerule-interface
[Exposed=Window]
interface CSSStartingStyleRule : CSSGroupingRule {
};

// https://drafts.csswg.org/css-animations/#interface-dom
[Exposed=Window]
interface CSSKeyframeRule : CSSRule {
  attribute DOMString keyText;
  [SameObject, PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSKeyframesRule : CSSRule {
  attribute DOMString name;
  readonly attribute CSSRuleList cssRules;
  readonly attribute unsigned long length;

  getter CSSKeyframeRule (unsigned long index);
  undefined appendRule(DOMString rule);
  undefined deleteRule(DOMString select);
  CSSKeyframeRule? findRule(DOMString select);
};

// https://drafts.csswg.org/css-fonts-4/#om-fontface
[Exposed=Window]
interface CSSFontFaceRule : CSSRule {
  [SameObject] readonly attribute CSSStyleDeclaration style;
};

[Exposed=Window]
interface CSSFontPaletteValuesRule : CSSRule {
  readonly attribute DOMString name;
  readonly attribute DOMString fontFamily;
  readonly attribute DOMString basePalette;
  readonly attribute DOMString overrideColors;
};

// https://drafts.csswg.org/css-counter-styles-3/#the-csscounterstylerule-interface
[Exposed=Window]
interface CSSCounterStyleRule : CSSRule {
  attribute DOMString name;
  attribute DOMString system;
  attribute DOMString symbols;
  attribute DOMString additiveSymbols;
  attribute DOMString negative;
  attribute DOMString prefix;
  attribute DOMString suffix;
  attribute DOMString range;
  attribute DOMString pad;
  attribute DOMString speakAs;
  attribute DOMString fallback;
};

// https://drafts.css-houdini.org/css-properties-values-api-1/#the-css-property-rule-interface
[Exposed=Window]
interface CSSPropertyRule : CSSRule {
  readonly attribute DOMString name;
  readonly attribute DOMString syntax;
  readonly attribute boolean inherits;
  readonly attribute DOMString? initialValue;
};
