// js/encoding/base64.js: the work of atob and btoa. https://html.spec.whatwg.org/multipage/webappapis.html#atob
//
// Reads and writes nothing of the arena. Offers G.btoa(text), G.atob(text). Throws InvalidCharacterError. Exposes nothing.
'use strict';
{
  const G = this;
  const { fail } = G, { fromCharCode, codeAt, indexOf, replace, test } = G.primordials;
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  G.btoa = text => {
    let result = '';
    for (let i = 0; i < text.length; i += 3) {
      const a = codeAt(text, i), b = i + 1 < text.length ? codeAt(text, i + 1) : 0, c = i + 2 < text.length ? codeAt(text, i + 2) : 0;
      if (a > 255 || b > 255 || c > 255) fail('InvalidCharacterError');
      const third = i + 1 < text.length ? alphabet[(b & 15) << 2 | c >> 6] : '=', fourth = i + 2 < text.length ? alphabet[c & 63] : '=';
      result += alphabet[a >> 2] + alphabet[(a & 3) << 4 | b >> 4] + third + fourth;
    }
    return result;
  };
  // https://infra.spec.whatwg.org/#forgiving-base64-decode
  G.atob = text => {
    text = replace(text, /[\t\n\f\r ]+/g, '');
    if (text.length % 4 === 0) text = replace(text, /={1,2}$/, '');
    if (text.length % 4 === 1 || test(/[^A-Za-z0-9+/]/, text)) fail('InvalidCharacterError');
    let result = '', bits = 0, count = 0;
    for (let i = 0; i < text.length; i++) {
      bits = bits << 6 | indexOf(alphabet, text[i]);
      count += 6;
      if (count >= 8) { count -= 8; result += fromCharCode(bits >> count & 255); bits &= (1 << count) - 1; }
    }
    return result;
  };
}
