// js/encoding/base64.js: atob and btoa. https://html.spec.whatwg.org/multipage/webappapis.html#atob
//
// Reads and writes nothing of the arena. Exports btoa(text), atob(text). Throws InvalidCharacterError. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, base64Encode: 147, base64Decode: 148 }; 
const { callValues,
fail } = G;

const converted = (operation, text) => callValues(operation, text) ?? fail('InvalidCharacterError');
G.btoa = text => converted(OP.base64Encode, text);
G.atob = text => converted(OP.base64Decode, text);
}
