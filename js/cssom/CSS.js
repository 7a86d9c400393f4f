// js/cssom/CSS.js: the CSS namespace. https://drafts.csswg.org/cssom/#namespacedef-css
//
// Reads and writes nothing of the arena. Exposes CSS, an object that this file fills when it is first touched.
'use strict';
{
  const G = this;
  const { mixin, define, callNamed, toText, toASCIILower, need } = G;
  const { codeAt, numberText } = G.primordials;
  // https://drafts.csswg.org/css-conditional/#the-css-namespace https://drafts.csswg.org/cssom/#serialize-an-identifier
  const hex = unit => `\\${numberText(unit, 16)} `;
  G.defineLate('CSS', CSS => {
    mixin(CSS, {
      __proto__: null,
      escape(ident) {
        need(arguments.length, 1);
        const text = toText(ident);
        let result = '';
        for (let i = 0; i < text.length; i++) {
          const unit = codeAt(text, i), digit = unit >= 48 && unit <= 57;
          if (unit === 0) result += '\uFFFD';
          else if (unit < 32 || unit === 127 || digit && (i === 0 || i === 1 && text[0] === '-')) result += hex(unit);
          else if (i === 0 && unit === 45 && text.length === 1) result += '\\-';
          else if (unit >= 128 || unit === 45 || unit === 95 || digit || unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122) result += text[i];
          else result += `\\${text[i]}`;
        }
        return result;
      },
      supports(property, value = undefined) {
        need(arguments.length, 1);
        if (value === undefined) return callNamed('style.supportsCondition', toText(property)) === true;
        const name = toText(property);
        return callNamed('style.supports', name[0] === '-' && name[1] === '-' ? name : toASCIILower(name), toText(value)) === true;
      },
    });
    define(CSS, G.primordials.toStringTag, 'CSS', false, false, true);
  });
}
