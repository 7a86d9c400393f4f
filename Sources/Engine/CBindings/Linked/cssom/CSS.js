// js/cssom/CSS.js: steps of the CSS namespace. https://drafts.csswg.org/cssom/#namespacedef-css
//
// Reads and writes nothing of the arena. Exports CSSSteps (js/idl/CSS.webidl), numericUnits: a private array of the units that have
//         functions.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, styleSupportsCondition: 77, styleSupports: 76, styleRegister: 104 }; 
const { each, primordials, toASCIILower, words,
callValues,
fail,
mainDocument } = G;


const { codeAt, numberText, slice } = primordials;
const hex = unit => `\\${numberText(unit, 16)} `;
const CSSSteps = G.CSSSteps = {
  __proto__: null,
  // https://drafts.csswg.org/cssom/#serialize-an-identifier
  escape(text) {
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
  // https://drafts.csswg.org/css-conditional/#the-css-namespace
  supports(property, value) {
    if (value === undefined) return callValues(OP.styleSupportsCondition, property) === true;
    return callValues(OP.styleSupports, slice(property, 0, 2) === '--' ? property : toASCIILower(property), value) === true;
  },
};
// https://drafts.css-houdini.org/css-properties-values-api-1/#the-registerproperty-function
CSSSteps.registerProperty = ({ name, syntax, inherits, initialValue }) => {
  const hasInitial = initialValue !== undefined, value = hasInitial ? initialValue : '';
  const failure = callValues(OP.styleRegister, name, syntax, inherits, value, hasInitial, mainDocument);
  if (failure !== '') fail(failure);
};
// https://drafts.css-houdini.org/css-typed-om-1/#numeric-factory
const numericUnits = G.numericUnits = words('number percent cap ch em ex ic lh rcap rch rem rex ric rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax ' +
  'lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm Q in pt pc px deg grad rad turn s ms Hz kHz ' +
  'dpi dpcm dppx fr');
for (const unit of each(numericUnits)) CSSSteps[unit] = value => G.newUnit(value, toASCIILower(unit));
}
