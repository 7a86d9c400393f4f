// js/encoding/base64.js: the work of atob and btoa. https://html.spec.whatwg.org/multipage/webappapis.html#atob
//
// Reads and writes nothing of the arena. Exports btoa(text), atob(text). Throws InvalidCharacterError. Exposes nothing.
'use strict'; { const G = this; 
const { callValues,
fail } = G;

const converted = (operation, text) => callValues(operation, text) ?? fail('InvalidCharacterError');
G.btoa = text => converted(144, text);
G.atob = text => converted(145, text);
}
