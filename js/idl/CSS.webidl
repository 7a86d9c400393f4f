// https://drafts.csswg.org/cssom/#cssomstring-type
typedef DOMString CSSOMString;

// https://drafts.csswg.org/cssom/#namespacedef-css https://drafts.csswg.org/css-conditional/#the-css-namespace
[Exposed=Window]
namespace CSS {
  CSSOMString escape(CSSOMString ident);
  boolean supports(CSSOMString property, CSSOMString value);
  boolean supports(CSSOMString conditionText);
};
